#!/usr/bin/env bash
# Coordinates as text: formatcoords 1.1.3 and latlon-formatter 0.3.0; mt-latlon 0.1.2 beside them.
# Expected: seconds and minutes go from 0 to 59; where rounding reaches 60, the next unit gets one more. Zero latitude is no
# southern one, and all the more so where the longitude is 0. Seen:
#   value       formatcoords      latlon-formatter   mt-latlon
#   55.7333     55° 43′ 60″ N     55° 44′ 00″ N      55°44′00″N
#   55.9999     55° 59′ 60″ N     55° 60′ 00″ N      56°00′00″N
#   -172.2333   172° 13′ 60″ W    172° 14′ 00″ W     172°14′00″W
#   0           0° 0′ 0″ S        00° 00′ 00″ N      00°00′00″N
# The first rounds the seconds when all else is ready; the second carries them into the minutes, but not the minutes into the
# degrees. formatcoords calls north only what is above 0.
# Whom: an address of an office with its coordinates; other readers refuse 60, or take the text for another place.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts formatcoords@1.1.3 latlon-formatter@0.3.0 mt-latlon@0.1.2
cat >run.cjs <<'JS'
const formatcoords = require('formatcoords');
const { formatLatitude, formatLongitude } = require('latlon-formatter');
const LatLon = require('mt-latlon');
for (const [name, value] of [['lat', 55.7333], ['lat', 55.9999], ['lon', -172.2333], ['lat', 0]]) {
  const point = name === 'lat' ? [value, 37.5] : [55.5, value];
  const index = name === 'lat' ? 0 : 1;
  const first = formatcoords(...point).format({ latLonSeparator: ', ', decimalPlaces: 0 }).split(', ')[index];
  const second = (name === 'lat' ? formatLatitude : formatLongitude)(value, { degrees: true });
  const third = new LatLon(...point).toString('dms', 0).split(', ')[index];
  console.log(`${value}: ${first}; ${second}; ${third}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
55.7333: 55° 43′ 60″ N; 55° 44′ 00″ N; 55°44′00″N
55.9999: 55° 59′ 60″ N; 55° 60′ 00″ N; 56°00′00″N
-172.2333: 172° 13′ 60″ W; 172° 14′ 00″ W; 172°14′00″W
0: 0° 0′ 0″ S; 00° 00′ 00″ N; 00°00′00″N
OUTPUT
