#!/usr/bin/env bash
# rheostat 4.1.1, a slider for React, with its own algorithms for the scale: linear, geometric and log10.
#
# Expected: the value at the place of a sum is that sum, so that a slider with snapPoints of 1 000, 1 500, … 30 000 gives no
# other values; its documentation says that the slider snaps to them. Seen, sums whose way to the place and back changes them:
#   range, step            linear     geometric   log10
#   1000 to 30000, 500     0 of 59    0           26, as 2000 > 1999, 4000 > 3999
#   1000 to 100000, 1000   0 of 100   0           47, as 2000 > 1999, 4000 > 3999
#   7 to 365 days, 1       0 of 359   0           161, as 8 > 7, 14 > 13
# The component turns the place into a value, the value into the nearest snap point, this into a place, and the place into the
# value again. log10 cuts the fraction off at the end, and e to the logarithm of 2000 is 1999.9999999999998; geometric rounds.
# An application for 4 000 roubles is sent with 3 999, one for 14 days with 13.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps rheostat@4.1.1
cat >run.cjs <<'JS'
const algorithms = ['linear', 'geometric', 'log10'].map((name) => [name, require(`rheostat/lib/algorithms/${name}`).default]);
for (const [min, max, step] of [[1000, 30000, 500], [1000, 100000, 1000], [7, 365, 1]])
  for (const [name, { getPosition, getValue }] of algorithms) {
    const changed = [];
    for (let sum = min; sum <= max; sum += step) {
      const found = getValue(getPosition(sum, min, max), min, max);
      if (found !== sum) changed.push([sum, found]);
    }
    const shown = changed.filter(([sum]) => [8, 14, 2000, 4000].includes(sum)).map((pair) => pair.join(' > '));
    console.log(`${min} to ${max}, ${step}, ${name}: ${changed.length}${shown.map((text) => `, ${text}`).join('')}`);
  }
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1000 to 30000, 500, linear: 0
1000 to 30000, 500, geometric: 0
1000 to 30000, 500, log10: 26, 2000 > 1999, 4000 > 3999
1000 to 100000, 1000, linear: 0
1000 to 100000, 1000, geometric: 0
1000 to 100000, 1000, log10: 47, 2000 > 1999, 4000 > 3999
7 to 365, 1, linear: 0
7 to 365, 1, geometric: 0
7 to 365, 1, log10: 161, 8 > 7, 14 > 13
OUTPUT
