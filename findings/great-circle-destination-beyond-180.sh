#!/usr/bin/env bash
# great-circle 0.2.8, whose `destination` gives the place so many kilometres away; mt-latlon 0.1.2 beside it.
# Expected: a longitude from -180 to 180, as GeoJSON and all maps have it. Seen:
#   from                               great-circle   mt-latlon
#   Moscow, 100 km to the east         39.22          39.22
#   Egvekinot, 100 km to the east      -176.93        -176.93
#   Egvekinot, 100 km to the west      -181.40        178.60
#   Anadyr, 500 km to the east         187.94         -172.06
# The longitude of the start and the angle are added, and nobody brings the sum back within the circle.
# Whom: a frame around a place, or a ring of so many kilometres: its corners lie on no map, a test of `-180 <= lon` refuses
# them, and a search between two longitudes finds nothing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts great-circle@0.2.8 mt-latlon@0.1.2
cat >run.cjs <<'JS'
const GreatCircle = require('great-circle');
const LatLon = require('mt-latlon');
const starts = [
  ['Moscow', 55.7558, 37.6173, 90, 100],
  ['Egvekinot', 66.3167, -179.1667, 90, 100],
  ['Egvekinot', 66.3167, -179.1667, 270, 100],
  ['Anadyr', 64.7337, 177.4968, 90, 500],
];
for (const [name, latitude, longitude, bearing, distance] of starts) {
  const { LON: found } = GreatCircle.destination(latitude, longitude, bearing, distance);
  const peer = new LatLon(latitude, longitude).destinationPoint(bearing, distance).lon();
  console.log(`${name}: ${found.toFixed(2)}, ${peer.toFixed(2)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Moscow: 39.22, 39.22
Egvekinot: -176.93, -176.93
Egvekinot: -181.40, 178.60
Anadyr: 187.94, -172.06
OUTPUT
