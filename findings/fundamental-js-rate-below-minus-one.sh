#!/usr/bin/env bash
# fundamental-js 1.4.1, whose `rate` finds the rate of a period from the payments; tvm-financejs 0.3.0 beside it.
#
# Expected: the rate that `irr` of the same package finds for the same payments, as the documentation says of `rate` that it
# solves for the periodic rate, with a guess of 10 % that may be left out. Seen, for a loan of 30 000, in % a month:
#   months, payment   `rate`    `irr`   RATE of tvm-financejs
#   12, 7 800           24.04   24.04   24.04
#   18, 6 200         -187.95   19.88   19.88
#   24, 5 000           16.21   16.21   16.21
#   24, 5 500         -190.36   17.99   17.99
#   36, 4 400         -192.90   14.56   14.56
# From its guess, Newton's method jumps below -100 %, where the formula has one more root, and nothing
# refuses it. All the rates are within the limits for microloans, so some offers get a rate of less than
# nothing; `irr` of the same package is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fundamental-js@1.4.1 tvm-financejs@0.3.0
cat >run.cjs <<'JS'
const { emi, irr, rate } = require('fundamental-js');
const Finance = require('tvm-financejs');
const excel = new Finance();
const sum = 30_000;
const percent = (value) => (value * 100).toFixed(2);
for (const [months, payment] of [[12, 7_800], [12, 8_000], [18, 6_200], [24, 5_000], [24, 5_500], [36, 4_400]]) {
  const flows = [-sum, ...Array(months).fill(payment)];
  const found = rate(months, -payment, sum);
  const other = irr(flows);
  const values = [found, other, excel.RATE(months, -payment, sum)].map(percent);
  console.log(`${months} × ${payment}: ${values.join(', ')}; payment at irr: ${emi(sum, other * 12, months).emi.toFixed(2)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
12 × 7800: 24.04, 24.04, 24.04; payment at irr: 7800.00
12 × 8000: -184.17, 24.80, 24.80; payment at irr: 8000.00
18 × 6200: -187.95, 19.88, 19.88; payment at irr: 6200.00
24 × 5000: 16.21, 16.21, 16.21; payment at irr: 5000.00
24 × 5500: -190.36, 17.99, 17.99; payment at irr: 5500.00
36 × 4400: -192.90, 14.56, 14.56; payment at irr: 4400.00
OUTPUT
