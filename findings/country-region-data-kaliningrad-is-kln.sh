#!/usr/bin/env bash
# country-region-data 4.1.0, regions with their short codes; iso-3166-2 1.0.0 and @koshmoney/countries 1.0.1 beside it.
#
# Expected: the codes of the regions of Russia are those of ISO 3166-2, as its description names the standard for them.
# Seen: 78 of the 83 codes are, and five are known to nobody else:
#   region                       here   ISO 3166-2, both others
#   Jewish Autonomous Oblast     JEW    RU-YEV
#   Kaliningrad Oblast           KLN    RU-KGD
#   Murmansk Oblast              MU     RU-MUR
#   North Ossetia-Alania         NOA    RU-SE
#   Tuva Republic                TU     RU-TY
# The five are written so in its table. A select filled from it works, and the other regions find their partner in further
# lists, in the answer of an address service or on a map by RU- and the code; for these five the offers of the region are
# missing, and only a visitor from there would notice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts country-region-data@4.1.0 iso-3166-2@1.0.0 @koshmoney/countries@1.0.1
cat >run.cjs <<'JS'
const { subdivision } = require('@koshmoney/countries');
const { allCountries } = require('country-region-data');
const iso = require('iso-3166-2');
const [, , regions] = allCountries.find(([, code]) => code === 'RU');
const known = (code) => [iso.subdivision(`RU-${code}`), subdivision.whereCode(`RU-${code}`)].filter(Boolean).length;
const unknown = regions.filter(([, code]) => known(code) < 2);
console.log(`${regions.length} regions, known to both others: ${regions.length - unknown.length}`);
for (const [name, code] of unknown) console.log(`${code}, ${name}: known to ${known(code)}`);
const here = (code) => (regions.some((region) => region[1] === code) ? 'too' : 'not');
for (const code of ['YEV', 'KGD', 'MUR', 'SE', 'TY'])
  console.log(`${code}: ${iso.subdivision(`RU-${code}`).name}, here ${here(code)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
83 regions, known to both others: 78
JEW, Jewish Autonomous Oblast: known to 0
KLN, Kaliningrad Oblast: known to 0
MU, Murmansk Oblast: known to 0
NOA, Republic of North Ossetia-Alania: known to 0
TU, Tuva Republic: known to 0
YEV: Evrejskaja avtonomnaja oblast', here not
KGD: Kaliningradskaja oblast', here not
MUR: Murmanskaja oblast', here not
SE: Severnaja Osetija, Respublika, here not
TY: Tyva, Respublika, here not
OUTPUT
