#!/usr/bin/env bash
# chi-sq-test 2.1.1, gof(), for whether an experiment has got its visitors in equal parts; chi-squared-test 1.1.0 beside it.
#
# Expected: by its types, the expected counts may be left out. As in scipy.stats.chisquare, all are then taken as equally
# likely, so [5200, 4800] is the same as with [5000, 5000]. Seen:
#   seen               expected       gof()                           chi-squared-test
#   5200, 4800         5000, 5000     value 16, pValue 0.0001         0.0001
#   5200, 4800         left out       value Infinity, pValue NaN
#   3500, 3250, 3250   left out       value Infinity, pValue NaN
# Left out, the expected counts are all 0, and each difference is divided by 0 (the line with the mean is a comment). NaN is
# not below 0.05, so the question whether the parts differ is always answered by «no», and no error is raised.
# Hits checks of the split between two variants: a broken one looks sound.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chi-sq-test@2.1.1 chi-squared-test@1.1.0
cat >run.cjs <<'JS'
const { gof } = require('chi-sq-test');
const chiSquaredTest = require('chi-squared-test');
for (const seen of [[5200, 4800], [3500, 3250, 3250]]) {
  const mean = seen.reduce((sum, value) => sum + value) / seen.length;
  const expected = seen.map(() => mean);
  for (const arguments_ of [[seen, expected], [seen]]) {
    const { value, pValue } = gof(...arguments_);
    console.log(`${seen.join(', ')}; ${arguments_[1]?.join(', ') ?? 'left out'}: ${value.toFixed(2)}, ${pValue.toFixed(4)}`,
      pValue < 0.05 ? 'differ' : 'do not differ');
  }
  console.log(`chi-squared-test: ${chiSquaredTest(seen, expected, 1).probability.toFixed(4)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
5200, 4800; 5000, 5000: 16.00, 0.0001 differ
5200, 4800; left out: Infinity, NaN do not differ
chi-squared-test: 0.0001
3500, 3250, 3250; 3333.3333333333335, 3333.3333333333335, 3333.3333333333335: 12.50, 0.0019 differ
3500, 3250, 3250; left out: Infinity, NaN do not differ
chi-squared-test: 0.0019
OUTPUT
