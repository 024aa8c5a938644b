#!/usr/bin/env bash
# plural-ru 2.0.2 and numeralize-ru 2.0.0, which choose among «процент, процента, процентов», on the fractions that rates
# are.
#
# Expected: after any fraction the second form: «1,5 процента», «0,8 процента», as Intl.PluralRules has it ("other"). Seen:
#          plural-ru           numeralize-ru
#   0.8    0.8 процентов       0.8 процентов
#   1.5    1.5 процентов       1.5 процент
#   2.5    2.5 процента        2.5 процента
#   5.1    5.1 процентов       5.1 процентов
#   21.5   21.5 процентов      21.5 процент
# Only between 2 and 5 both are right, and neither rounds: the two differ where the integer alone would be «процент».
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts plural-ru@2.0.2 numeralize-ru@2.0.0
cat >run.cjs <<'JS'
const plural = require('plural-ru');
const { pluralize } = require('numeralize-ru');
const forms = ['процент', 'процента', 'процентов'];
const rules = new Intl.PluralRules('ru');
for (const rate of [0.8, 1.5, 2.5, 5.1, 21.5])
  console.log(`${rate} (${rules.select(rate)}): ${plural(rate, ...forms)}, ${pluralize(rate, ...forms)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0.8 (other): процентов, процентов
1.5 (other): процентов, процент
2.5 (other): процента, процента
5.1 (other): процентов, процентов
21.5 (other): процентов, процент
OUTPUT
