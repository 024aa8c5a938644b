#!/usr/bin/env bash
# city-timezones 1.3.4, which finds the time zone of a city, as calls and messages to borrowers need it; tz-lookup 6.1.25, which
# finds it by place, is given the coordinates that city-timezones itself has for the city.
#
# Expected: "an array of possible matches with city, state, lat, lng, timezone", as its readme says. Seen:
#   Perm, 924 154 inhabitants in its data    null     Asia/Yekaterinburg by its coordinates
#   Penza, 491 943                           null     Europe/Moscow
#   Saratov, Kazan, Volgograd, Chelyabinsk   right    the same
# Both cities are found, so a check for an empty array passes. `null` is no zone for Intl, which raises an error; and with
# `?? 'Europe/Moscow'` the last call of the evening reaches Perm two hours too late.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts city-timezones@1.3.4 tz-lookup@6.1.25
cat >run.cjs <<'JS'
const { lookupViaCity } = require('city-timezones');
const byPlace = require('tz-lookup');
for (const name of ['Perm', 'Penza', 'Saratov', 'Kazan', 'Volgograd', 'Chelyabinsk']) {
  const [{ timezone, pop, lat, lng }] = lookupViaCity(name).filter(({ iso2 }) => iso2 === 'RU');
  console.log(`${name}, ${pop}: ${timezone}; by place ${byPlace(lat, lng)}`);
}
try {
  new Intl.DateTimeFormat('ru', { timeZone: lookupViaCity('Perm')[0].timezone });
} catch ({ name }) {
  console.log(`Intl: ${name}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Perm, 924154: null; by place Asia/Yekaterinburg
Penza, 491943: null; by place Europe/Moscow
Saratov, 814586.5: Europe/Saratov; by place Europe/Saratov
Kazan, 1013635: Europe/Moscow; by place Europe/Moscow
Volgograd, 801827.5: Europe/Volgograd; by place Europe/Volgograd
Chelyabinsk, 1018802: Asia/Yekaterinburg; by place Asia/Yekaterinburg
Intl: RangeError
OUTPUT
