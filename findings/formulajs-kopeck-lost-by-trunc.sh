#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1, which has the functions of Excel, on sums that have no more than two digits already.
#
# Expected: TRUNC and FLOOR leave them as they are, as in Excel, and as its own ROUNDDOWN does. Seen, to two digits or 0.01:
#   sum       TRUNC      FLOOR                 ROUNDDOWN
#   8.20      8.19       8.19                  8.20
#   19.99     19.98      19.98                 19.99
#   1.15      1.14       1.1400000000000001    1.15
#   changed   573        1 076                 none, of the 10 000 sums up to 100 roubles
# CEILING adds a kopeck to 287 of them. ROUNDDOWN shifts the digits in the number's text; the others multiply or divide,
# where 8.2 * 100 is 819.9999999999999. Cells that were checked with Excel lose kopecks on the page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @formulajs/formulajs@4.6.1
cat >run.cjs <<'JS'
const { CEILING, FLOOR, ROUNDDOWN, TRUNC } = require('@formulajs/formulajs');
const ways = {
  TRUNC: (sum) => TRUNC(sum, 2),
  ROUNDDOWN: (sum) => ROUNDDOWN(sum, 2),
  FLOOR: (sum) => FLOOR(sum, 0.01),
  CEILING: (sum) => CEILING(sum, 0.01),
};
for (const sum of [8.2, 19.99, 1.15, 0.58])
  console.log(`${sum}: ${Object.entries(ways).map(([name, way]) => `${name} ${way(sum)}`).join(', ')}`);
for (const [name, way] of Object.entries(ways)) {
  let count = 0;
  for (let kopecks = 1; kopecks <= 10_000; kopecks += 1) if (Math.round(way(kopecks / 100) * 100) !== kopecks) count += 1;
  console.log(`${name}: ${count} of 10000 sums changed by a kopeck`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
8.2: TRUNC 8.19, ROUNDDOWN 8.2, FLOOR 8.19, CEILING 8.2
19.99: TRUNC 19.98, ROUNDDOWN 19.99, FLOOR 19.98, CEILING 19.990000000000002
1.15: TRUNC 1.14, ROUNDDOWN 1.15, FLOOR 1.1400000000000001, CEILING 1.1500000000000001
0.58: TRUNC 0.57, ROUNDDOWN 0.58, FLOOR 0.5700000000000001, CEILING 0.58
TRUNC: 573 of 10000 sums changed by a kopeck
ROUNDDOWN: 0 of 10000 sums changed by a kopeck
FLOOR: 1076 of 10000 sums changed by a kopeck
CEILING: 287 of 10000 sums changed by a kopeck
OUTPUT
