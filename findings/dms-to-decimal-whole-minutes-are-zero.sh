#!/usr/bin/env bash
# dms-to-decimal 0.0.6, which turns degrees, minutes and seconds into a number and back; geo-coordinates-parser 1.7.4 beside it.
# Expected: each of the three may be 0; most places on a paper map have 0 seconds. And what is written can be read again. Seen:
#   place                 dms-to-decimal   geo-coordinates-parser
#   55°45′21″ N           55.755833        55.75583
#   172°14′0″ W           0                -172.23333
#   59°0′30″ N            0                59.00833
#   0°30′15″ E            0                0.50417
#   55.5, to text, back   0                55.5
# The numbers are tested for truth before they are tested for limits, so that 0 is no number; and 0 is what it returns for an
# error, which is a place, too. Its own text for 55.5 is 55°30'0"N. Seconds are cut, not rounded: 55.7558 becomes 55°45'20"N.
# Whom: offices with coordinates from a map: those of whole minutes are moved to the Gulf of Guinea, without an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dms-to-decimal@0.0.6 geo-coordinates-parser@1.7.4
cat >run.cjs <<'JS'
const { Decimal2DMS, DMS2Decimal } = require('dms-to-decimal');
const { convert } = require('geo-coordinates-parser');
for (const parts of [[55, 45, 21, 'N'], [172, 14, 0, 'W'], [59, 0, 30, 'N'], [0, 30, 15, 'E']]) {
  const text = `${parts[0]}°${parts[1]}'${parts[2]}"${parts[3]}`;
  const { decimalLatitude, decimalLongitude } = 'NS'.includes(parts[3])
    ? convert(`${text}, 37°30'10"E`)
    : convert(`60°30'10"N, ${text}`);
  const peer = 'NS'.includes(parts[3]) ? decimalLatitude : decimalLongitude;
  console.log(`${text}: ${Number(DMS2Decimal(...parts).toFixed(6))}, ${peer}`);
}
for (const value of [55.5, 55.7558]) {
  const text = Decimal2DMS(value, 'latitude');
  const [degrees, minutes, seconds] = text.match(/\d+/g).map(Number);
  console.log(`${value}: ${text}, ${Number(DMS2Decimal(degrees, minutes, seconds, 'N').toFixed(6))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
55°45'21"N: 55.755833, 55.75583
172°14'0"W: 0, -172.23333
59°0'30"N: 0, 59.00833
0°30'15"E: 0, 0.50417
55.5: 55°30'0"N, 0
55.7558: 55°45'20"N, 55.755556
OUTPUT
