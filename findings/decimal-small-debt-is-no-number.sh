#!/usr/bin/env bash
# decimal 0.0.2, simple decimal arithmetic; decimal.js 10.6.0 beside it.
# Expected: a difference between -1 and 0 is a number as others are. Seen:
#   sum              decimal   as a number   decimal.js
#   100 - 100.5      -.5       -0.5          -0.5
#   100 - 100.05     0.-5      NaN           -0.05
#   9.99 - 10        0.-1      NaN           -0.01
#   -0.05 * 0.5      0.-25     NaN           -0.025
#   -1.05 + 1        0.-5      NaN           -0.05
# The digits of the result are filled with zeros on the left up to the length of the fraction, and the minus counts as one of
# them and stays in the midst. As many digits as the fraction has, and the text is right, but for the zero before the point.
# Whom: what is left to pay or was paid too much, in kopecks: NaN is neither above nor below a limit, so that both tests say no.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts decimal@0.0.2 decimal.js@10.6.0
cat >run.cjs <<'JS'
const Decimal = require('decimal');
const Peer = require('decimal.js');
const sums = [
  ['100', 'sub', '100.5'],
  ['100', 'sub', '100.05'],
  ['9.99', 'sub', '10'],
  ['-0.05', 'mul', '0.5'],
  ['-1.05', 'add', '1'],
  ['-10.05', 'add', '1'],
];
for (const [first, name, second] of sums) {
  const found = Decimal(first)[name](second);
  console.log(`${first} ${name} ${second}: ${found}, ${found.toNumber()}, ${new Peer(first)[name](second)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
100 sub 100.5: -.5, -0.5, -0.5
100 sub 100.05: 0.-5, NaN, -0.05
9.99 sub 10: 0.-1, NaN, -0.01
-0.05 mul 0.5: 0.-25, NaN, -0.025
-1.05 add 1: 0.-5, NaN, -0.05
-10.05 add 1: -9.05, -9.05, -9.05
OUTPUT
