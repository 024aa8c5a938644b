#!/usr/bin/env bash
# loanjs 1.1.2, which makes the schedule of a loan in equal instalments, rounded to kopecks.
#
# Expected: the parts of the principal add up to the loan, by a last instalment that differs by some kopecks, as banks have
# it; and `sum` is the sum of the instalments. Seen, in roubles:
#   loan, months, rate   principal repaid   instalments   `sum`       `remain` of the last
#   1 000, 3, 20 %       1 000.01           1 033.53      1 033.52    0
#   10 000, 10, 292 %    9 999.93           27 441.70     27 441.77   0
#   30 000, 12, 292 %    29 999.87          94 526.28     94 526.41   0
#   30 000, 6, 292 %     30 000.00          60 056.88     60 056.88   0
# All instalments are the same, and the last balance is set to 0 whatever is left: the schedule repays some kopecks more or
# less than was lent, and says nothing of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts loanjs@1.1.2
cat >run.cjs <<'JS'
const { Loan } = require('loanjs');
const add = (values) => (values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100).toFixed(2);
for (const terms of [[1_000, 3, 20], [10_000, 10, 292], [30_000, 12, 292], [30_000, 6, 292]]) {
  const { installments, sum } = new Loan(...terms);
  const repaid = add(installments.map(({ capital }) => capital));
  const paid = add(installments.map(({ installment }) => installment));
  console.log(`${terms.join(', ')}: ${repaid}, ${paid}, ${sum.toFixed(2)}, ${installments.at(-1).remain}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1000, 3, 20: 1000.01, 1033.53, 1033.52, 0
10000, 10, 292: 9999.93, 27441.70, 27441.77, 0
30000, 12, 292: 29999.87, 94526.28, 94526.41, 0
30000, 6, 292: 30000.00, 60056.88, 60056.88, 0
OUTPUT
