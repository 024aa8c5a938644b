#!/usr/bin/env bash
# exact-math 2.2.3, whose `floor` and `ceil` take the place to round to.
# Expected: its documentation says that `floor` rounds down and `ceil` rounds up, and sets `round` beside Math.round. So the floor
# is never above the value, and the ceiling never below it, as with Math. Seen, to whole numbers (1) and to hundredths (-2):
#   value     floor by Math   exact-math   ceil by Math   exact-math
#   1.5       1               1            2              2
#   -1.5      -2              -1           -1             -2
#   -0.5      -1              0            0              -1
#   10.126    10.12           10.12        10.13          10.13
#   -10.126   -10.13          -10.12       -10.12         -10.13
# The sign is left out of the work and set before the result again: below zero, floor is ceil, and ceil is floor.
# Whom: a change of a sum or a rate, an overpayment, a refund: what was to be rounded in favour of one is so of the other.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exact-math@2.2.3
cat >run.cjs <<'JS'
const exactMath = require('exact-math');
for (const [value, place, unit] of [[1.5, 1, 1], [-1.5, 1, 1], [-0.5, 1, 1], [10.126, -2, 100], [-10.126, -2, 100]]) {
  const floor = [Math.floor(value * unit) / unit, exactMath.floor(value, place)];
  const ceil = [Math.ceil(value * unit) / unit, exactMath.ceil(value, place)];
  console.log(`${value}: ${floor.join(', ')}, ${ceil.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1.5: 1, 1, 2, 2
-1.5: -2, -1, -1, -2
-0.5: -1, 0, 0, -1
10.126: 10.12, 10.12, 10.13, 10.13
-10.126: -10.13, -10.12, -10.12, -10.13
OUTPUT
