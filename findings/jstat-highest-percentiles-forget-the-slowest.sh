#!/usr/bin/env bash
# jstat 1.9.6, percentile(); simple-statistics 7.12.1 beside it.
#
# Expected: with k from 0 to 1, ends included, and the linear rule that it uses elsewhere (as PERCENTILE.INC of Excel), the
# 95 % of 100, 200 … 2000 is 1905, and the middle of two values is half-way between them. Seen:
#   values                   percentile   jstat   simple-statistics
#   1000, 3000               50 %         1000    2000
#   1000, 2000, 6000         75 %         2000    4000
#   900, 1200, 2500, 8000    75 %         2500    3875
#   100, 200 … 2000          90 %         1810    1810
#   100, 200 … 2000          95 %         1900    1905
#   100, 200 … 2000          99 %         1900    1981
# The position counts from 1, but is compared with the length as if it counted from 0: between the last two values, the lower
# is given, and the slowest has no weight. Hits reports on Web Vitals (75 %) over few measurements, which look too good.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jstat@1.9.6 simple-statistics@7.12.1
cat >run.cjs <<'JS'
const { jStat } = require('jstat');
const { quantile } = require('simple-statistics');
const twenty = Array.from({ length: 20 }, (_, index) => (index + 1) * 100);
for (const [name, values, percent] of [
  ['1000, 3000', [1000, 3000], 50],
  ['1000, 2000, 6000', [1000, 2000, 6000], 75],
  ['900, 1200, 2500, 8000', [900, 1200, 2500, 8000], 75],
  ['100, 200 … 2000', twenty, 90],
  ['100, 200 … 2000', twenty, 95],
  ['100, 200 … 2000', twenty, 99],
])
  console.log(`${name}: ${percent} %, ${jStat.percentile(values, percent / 100).toFixed(0)},`,
    quantile(values, percent / 100).toFixed(0));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1000, 3000: 50 %, 1000, 2000
1000, 2000, 6000: 75 %, 2000, 4000
900, 1200, 2500, 8000: 75 %, 2500, 3875
100, 200 … 2000: 90 %, 1810, 1810
100, 200 … 2000: 95 %, 1900, 1905
100, 200 … 2000: 99 %, 1900, 1981
OUTPUT
