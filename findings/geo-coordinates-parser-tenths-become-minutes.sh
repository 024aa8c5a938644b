#!/usr/bin/env bash
# geo-coordinates-parser 1.7.4, which reads coordinates as text; coordinate-parser 1.0.7 beside it.
# Expected: numbers with a point and no signs of degrees are decimal degrees, however many digits they have: 55.7 is 55.70. Its
# documentation names the formats of coordinate-parser as supported. Seen:
#   text              geo-coordinates-parser    coordinate-parser
#   55.7558, 37.6173  55.7558, 37.6173          55.7558, 37.6173
#   55.7, 37.6        55.11667, 37.1            55.7, 37.6
#   43.1, 131.9       43.01667, 131.15          43.1, 131.9
#   55.75, 37.6       «invalid» is thrown       55.75, 37.6
#   55.70, 37.61      «invalid» is thrown       55.7, 37.61
# With one or two digits behind the point, they are taken for degrees and minutes, 55°7′, and the format is said to be DM; where
# the minutes would be over 59 or the two numbers are not alike, it throws.
# Whom: a visitor or a table gives a city by tenths; Moscow moves by 72 km, into the south, and nothing says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts geo-coordinates-parser@1.7.4 coordinate-parser@1.0.7
cat >run.cjs <<'JS'
const Coordinates = require('coordinate-parser');
const { convert } = require('geo-coordinates-parser');
const read = (text) => {
  try {
    const { decimalLatitude, decimalLongitude, originalFormat } = convert(text);
    return `${decimalLatitude}, ${decimalLongitude} (${originalFormat})`;
  } catch (error) {
    return error.message.split(' ')[0];
  }
};
for (const text of ['55.7558, 37.6173', '55.7, 37.6', '59.9, 30.3', '43.1, 131.9', '55.75, 37.6', '55.70, 37.61']) {
  const peer = new Coordinates(text);
  console.log(`${text}: ${read(text)}; ${peer.getLatitude()}, ${peer.getLongitude()}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
55.7558, 37.6173: 55.7558, 37.6173 (DD); 55.7558, 37.6173
55.7, 37.6: 55.11667, 37.1 (DM); 55.7, 37.6
59.9, 30.3: 59.15, 30.05 (DM); 59.9, 30.3
43.1, 131.9: 43.01667, 131.15 (DM); 43.1, 131.9
55.75, 37.6: invalid; 55.75, 37.6
55.70, 37.61: invalid; 55.7, 37.61
OUTPUT
