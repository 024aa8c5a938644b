#!/usr/bin/env bash
# accounting 0.4.1, money in two digits; numeral 2.0.6 beside it.
#
# Expected: its own toFixed() is there to treat floats more like decimals, with 0.615 as the example, which must be 0.62 and not
# 0.61; formatMoney() uses it. So half a kopeck goes up. Seen:
#   value     accounting   numeral
#   0.615     0.62         0.62
#   1.005     1.00         1.01
#   8.575     8.57         8.58
#   128.835   128.84       128.84
# Of the values with half a kopeck below 1 000, accounting has 4 588 of 100 000 a kopeck too low, numeral none. It multiplies
# by 100 before it rounds, and 1.005 × 100 is 100.49999999999999. The promise holds for the example, not for the next sum.
# Hits interest and overpayment that are compared with those of a bank or of a back end, kopeck by kopeck.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts accounting@0.4.1 numeral@2.0.6
cat >run.cjs <<'JS'
const accounting = require('accounting');
const numeral = require('numeral');
const options = { symbol: '₽', format: '%v %s', thousand: ' ', decimal: ',', precision: 2 };
for (const value of [0.615, 1.005, 8.575, 128.835, 1010.015])
  console.log(`${value}: ${accounting.toFixed(value, 2)}, ${accounting.formatMoney(value, options)},`,
    numeral(value).format('0.00'));
const wrong = { accounting: 0, numeral: 0 };
for (let kopecks = 0; kopecks < 100_000; kopecks += 1) {
  const value = Number(`${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}5`);
  const expected = ((kopecks + 1) / 100).toFixed(2);
  if (accounting.toFixed(value, 2) !== expected) wrong.accounting += 1;
  if (numeral(value).format('0.00') !== expected) wrong.numeral += 1;
}
console.log(wrong);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0.615: 0.62, 0,62 ₽, 0.62
1.005: 1.00, 1,00 ₽, 1.01
8.575: 8.57, 8,57 ₽, 8.58
128.835: 128.84, 128,84 ₽, 128.84
1010.015: 1010.02, 1 010,02 ₽, 1010.02
{ accounting: 4588, numeral: 0 }
OUTPUT
