#!/usr/bin/env bash
# preciso 0.12.2, which promises arithmetic on texts of digits without errors; big.js 7.0.1 beside it.
# Expected: `round` gives the nearest number of so many digits. Seen:
#   value     digits   preciso   big.js
#   9.4       0        9         9
#   9.5       0        0         10
#   99.5      0        00        100
#   0.95      1        10        1.0
#   0.995     2        100       1.00
#   19.96     1        200       20.0
#   99.995    2        0000      100.00
# The last digit is raised, and one is carried while the digit before is 9. Where the carry goes past the first digit, no 1 is
# set before it; where it stops behind the point, the point is skipped and not written. Only a fraction of nines alone is right.
# Whom: a rate of 0.995 % a day becomes 100, an amount of 99.995 becomes 0000.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts preciso@0.12.2 big.js@7.0.1
cat >run.cjs <<'JS'
const Big = require('big.js');
const { round } = require('preciso');
const whole = ['9.4', '9.5', '99.5', '1299.5'].map((value) => [value, 0]);
const values = [...whole, ['0.95', 1], ['0.995', 2], ['19.96', 1], ['99.995', 2], ['9.99', 1]];
for (const [value, digits] of values)
  console.log(`${value}, ${digits}: ${round(value, { digits })}, ${new Big(value).toFixed(digits)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
9.4, 0: 9, 9
9.5, 0: 0, 10
99.5, 0: 00, 100
1299.5, 0: 1300, 1300
0.95, 1: 10, 1.0
0.995, 2: 100, 1.00
19.96, 1: 200, 20.0
99.995, 2: 0000, 100.00
9.99, 1: 10, 10.0
OUTPUT
