#!/usr/bin/env bash
# money-math 2.6.3, which computes with sums of money of any size and rounds to the whole cent where it divides.
#
# Expected: a share of a refund is the share of the payment with a minus, up to the direction of halves. Seen, with the payment
# first:
#   0.8 % of 0.50 and -0.50     0.00 and 0.01: a refund that has to be paid
#   33 % of 10.36 and -10.36    3.42 and -3.41
#   0.8 % of 10.36 and -10.36   0.08 and -0.07
#   a third of 0.50 and -0.50   0.17 and -0.15
#   442.23 to 5 cents           442.25, and -442.23 becomes -442.15
# The quotient is cut towards zero, but the remainder is taken as if it were cut downwards: what is more than a half by that
# adds a cent to the wrong side. Exact results are right. Neither rounding up, nor down, nor to even yields these.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts money-math@2.6.3
cat >run.cjs <<'JS'
const { div, mul, percent, roundTo5Cents } = require('money-math');
for (const sum of ['0.01', '0.50', '10.36', '33.33', '442.23', '100.00'])
  for (const value of [sum, `-${sum}`])
    console.log(
      `${value}: 0.8 % ${percent(value, '0.80')}, 33 % ${percent(value, '33.00')}, half ${mul(value, '0.50')}, ` +
        `third ${div(value, '3.00')}, to 5 cents ${roundTo5Cents(value)}`,
    );
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0.01: 0.8 % 0.00, 33 % 0.00, half 0.01, third 0.00, to 5 cents 0.00
-0.01: 0.8 % 0.01, 33 % 0.01, half 0.01, third 0.00, to 5 cents 0.00
0.50: 0.8 % 0.00, 33 % 0.17, half 0.25, third 0.17, to 5 cents 0.50
-0.50: 0.8 % 0.01, 33 % -0.15, half -0.25, third -0.15, to 5 cents -0.50
10.36: 0.8 % 0.08, 33 % 3.42, half 5.18, third 3.45, to 5 cents 10.35
-10.36: 0.8 % -0.07, 33 % -3.41, half -5.18, third -3.45, to 5 cents -10.35
33.33: 0.8 % 0.27, 33 % 11.00, half 16.67, third 11.11, to 5 cents 33.35
-33.33: 0.8 % -0.26, 33 % -10.99, half -16.65, third -11.11, to 5 cents -33.25
442.23: 0.8 % 3.54, 33 % 145.94, half 221.12, third 147.41, to 5 cents 442.25
-442.23: 0.8 % -3.53, 33 % -145.93, half -221.10, third -147.41, to 5 cents -442.15
100.00: 0.8 % 0.80, 33 % 33.00, half 50.00, third 33.33, to 5 cents 100.00
-100.00: 0.8 % -0.80, 33 % -33.00, half -50.00, third -33.33, to 5 cents -100.00
OUTPUT
