#!/usr/bin/env bash
# fast-haversine 1.0.0, «the fastest implementation of the haversine algorithm»; haversine 1.1.1 beside it.
# Expected: the distances of the formula by whose name it is called, for any two places. Its documentation has no limits, and a
# table of other packages whose distances differ by one per cent. Seen, in kilometres:
#   from          to             fast-haversine   haversine
#   Moscow        Sochi          1366             1362
#   Moscow        Vladivostok    7371             6415
#   Kaliningrad   Petropavlovsk  10094            7434
#   Anadyr        Egvekinot      NaN              234
#   Anadyr        Provideniya    NaN              444
# It has no haversine: the differences are taken as the sides of a flat triangle. The farther to the east, and to the
# north, the more that is wrong, and in Chukotka, which lies on both sides of 180°, the root of a negative number is taken.
# Whom: the nearest office or region of a visitor; NaN is less than no distance and more than none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fast-haversine@1.0.0 haversine@1.1.1
cat >run.cjs <<'JS'
const fastHaversine = require('fast-haversine');
const haversine = require('haversine');
const places = {
  Moscow: [55.7558, 37.6173],
  Sochi: [43.5855, 39.7231],
  Vladivostok: [43.1155, 131.8855],
  Kaliningrad: [54.7104, 20.4522],
  Petropavlovsk: [53.0245, 158.6433],
  Anadyr: [64.7337, 177.4968],
  Egvekinot: [66.3167, -179.1667],
  Provideniya: [64.4239, -173.2258],
};
const pairs = ['Moscow Sochi', 'Moscow Vladivostok', 'Kaliningrad Petropavlovsk', 'Anadyr Egvekinot', 'Anadyr Provideniya'];
for (const pair of pairs) {
  const points = pair.split(' ').map((name) => places[name]);
  const fast = fastHaversine(...points.map(([lat, lon]) => ({ lat, lon })));
  const right = haversine(...points.map(([latitude, longitude]) => ({ latitude, longitude })));
  console.log(`${pair}: ${Math.round(fast / 1000)}, ${Math.round(right)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Moscow Sochi: 1366, 1362
Moscow Vladivostok: 7371, 6415
Kaliningrad Petropavlovsk: 10094, 7434
Anadyr Egvekinot: NaN, 234
Anadyr Provideniya: NaN, 444
OUTPUT
