#!/usr/bin/env bash
# coordinate-parser 1.0.7, which reads coordinates as text; geo-coordinates-parser 1.7.4 and coord-parser 1.0.0 beside it.
# Expected: its documentation says that what does not resemble coordinates raises an error, and that other marks than letters and
# digits do no harm. So a decimal comma, as all Russian tables have it, is read or refused; and no latitude is above 90. Seen:
#   text                  coordinate-parser    geo-coordinates-parser   coord-parser
#   55.7558 37.6173       55.7558, 37.6173     55.7558, 37.6173         55.7558, 37.6173
#   55,7558 37,6173       180.967, 139.883     55.7558, 37.6173         error
#   43,1155; 131,8855     62.25, 278.583       43.1155, 131.8855        error
#   66.159, −169.809      66.159, 169.809      error                    error
# The comma parts two numbers: 55 degrees and 7558 minutes, with no look at the limits. The typographic minus (U+2212), as
# Intl.NumberFormat writes it in some languages, is left out: Uelen moves over the line of dates, into the sea.
# Whom: offices and partners from a table of a colleague, put on the map or used for «рядом с вами».
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts coordinate-parser@1.0.7 geo-coordinates-parser@1.7.4 \
  coord-parser@1.0.0
cat >run.cjs <<'JS'
const parse = require('coord-parser');
const Coordinates = require('coordinate-parser');
const { convert } = require('geo-coordinates-parser');
const short = (...values) => values.map((value) => Number(value.toFixed(4))).join(', ');
const attempt = (read) => {
  try {
    return read();
  } catch {
    return 'error';
  }
};
for (const text of ['55.7558 37.6173', '55,7558 37,6173', '43,1155; 131,8855', '66.1590, \u2212169.8090']) {
  const found = attempt(() => {
    const point = new Coordinates(text);
    return short(point.getLatitude(), point.getLongitude());
  });
  const first = attempt(() => {
    const point = convert(text);
    return short(point.decimalLatitude, point.decimalLongitude);
  });
  const second = attempt(() => {
    const { lat, lon } = parse(text);
    return short(lat, lon);
  });
  console.log(`${text}: ${found}; ${first}; ${second}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
55.7558 37.6173: 55.7558, 37.6173; 55.7558, 37.6173; 55.7558, 37.6173
55,7558 37,6173: 180.9667, 139.8833; 55.7558, 37.6173; error
43,1155; 131,8855: 62.25, 278.5833; 43.1155, 131.8855; error
66.1590, −169.8090: 66.159, 169.809; error; error
OUTPUT
