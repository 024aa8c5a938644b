#!/usr/bin/env bash
# big-rational 0.10.9 (with big-integer 1.6.52): exact fractions and their rounding; fraction.js 5.3.4 beside it.
# Expected: round gives the nearest whole number, floor the next one below, ceil the next one above. Seen:
#   value    floor, round, ceil    fraction.js
#   -12.4    -13, -12, -12         -13, -12, -12
#   -1.5     -2, -1, -1            -2, -1, -1
#   -1.25    -2, 0, -1             -2, -1, -1
#   -1.05    -2, 0, -1             -2, -1, -1
#   -0.75    0, 0, 1               -1, -1, 0
#   -0.25    0, 0, 1               -1, 0, 0
# The sign is asked of the whole part, which is 0 between -1 and 0 and so no negative number: floor forgets to go down there,
# and ceil goes up. round adds a half and takes the floor, so that all from -1.5 to -1 becomes 0: not even between floor and ceil.
# Whom: differences of sums and rates; a change of -1.25 points is shown as none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts big-rational@0.10.9 big-integer@1.6.52 fraction.js@5.3.4
cat >run.cjs <<'JS'
const rational = require('big-rational');
const Fraction = require('fraction.js');
for (const value of ['12.4', '-12.4', '-1.5', '-1.25', '-1.05', '-0.75', '-0.25']) {
  const first = rational(value);
  const peer = new Fraction(value);
  const found = ['floor', 'round', 'ceil'].map((name) => first[name]().toDecimal()).join(', ');
  const right = ['floor', 'round', 'ceil'].map((name) => peer[name]().toString()).join(', ');
  console.log(`${value}: ${found} (${right})`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
12.4: 12, 12, 13 (12, 12, 13)
-12.4: -13, -12, -12 (-13, -12, -12)
-1.5: -2, -1, -1 (-2, -1, -1)
-1.25: -2, 0, -1 (-2, -1, -1)
-1.05: -2, 0, -1 (-2, -1, -1)
-0.75: 0, 0, 1 (-1, -1, 0)
-0.25: 0, 0, 1 (-1, 0, 0)
OUTPUT
