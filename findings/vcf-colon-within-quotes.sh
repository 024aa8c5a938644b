#!/usr/bin/env bash
# Readers of vCards, vcf 2.1.2, vcard-parser 1.0.0 and vcard4 4.0.5, on the address of an office with a label, as people read
# it, and a place, as maps do. vcard4-ts 0.4.1 and ical.js 2.2.1 beside them.
#
# Expected: what stands in quotes may have colons, semicolons and commas (RFC 6350, 3.3 and 6.3.1). Seen:
#   LABEL="Вход: со двора"        vcf, vcard-parser   the label is «"Вход», the post office box «со двора":»
#   LABEL="Вход со двора; этаж 2" vcf, vcard-parser   the label is «"Вход со двора», and there is another parameter
#                                 vcard4              two labels
#   GEO="geo:55.75,37.61"         vcf, vcard-parser   the place is «"geo», the post office box «55.75,37.61":»
# vcard4-ts and ical.js read all of them. The readme of vcf shows a label in quotes that has neither of the signs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  vcf@2.1.2 vcard-parser@1.0.0 vcard4@4.0.5 vcard4-ts@0.4.1 ical.js@2.2.1
cat >run.mjs <<'JS'
import ical from 'ical.js';
import vcardParser from 'vcard-parser';
import * as vcard4 from 'vcard4';
import { parseVCards } from 'vcard4-ts';
import VCard from 'vcf';
const readers = {
  vcf(text) {
    const [, parameters, , value] = new VCard().parse(text).get('adr').toJSON();
    return [parameters.label ?? parameters.geo, value[0]];
  },
  'vcard-parser'(text) {
    const [{ meta, value }] = vcardParser.parse(text).adr;
    return [(meta.label ?? meta.geo)[0], value[0]];
  },
  vcard4(text) {
    const [{ parameters, value }] = vcard4.parse(text).getProperty('ADR');
    return [parameters.LABEL ?? parameters.GEO, value.postOfficeBox];
  },
  'vcard4-ts'(text) {
    const [{ parameters, value }] = parseVCards(text).vCards[0].ADR;
    return [parameters.LABEL ?? parameters.GEO, value.postOfficeBox[0]];
  },
  'ical.js'(text) {
    const [, parameters, , value] = ical.parse(text)[1].find(([name]) => name === 'adr');
    return [parameters.label ?? parameters.geo, value[0]];
  },
};
for (const parameter of [
  'LABEL="Вход со двора"',
  'LABEL="Вход: со двора"',
  'LABEL="Вход со двора; этаж 2"',
  'GEO="geo:55.75,37.61"',
]) {
  const address = `ADR;${parameter}:;;ул. Ленина\\, 5;Москва;;101000;Россия`;
  const text = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Займ', address, 'END:VCARD', ''].join('\r\n');
  console.log(parameter);
  for (const [name, read] of Object.entries(readers)) console.log(`  ${name}: ${JSON.stringify(read(text))}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
LABEL="Вход со двора"
  vcf: ["\"Вход со двора\"",""]
  vcard-parser: ["\"Вход со двора\"",""]
  vcard4: ["Вход со двора",""]
  vcard4-ts: ["Вход со двора",""]
  ical.js: ["Вход со двора",""]
LABEL="Вход: со двора"
  vcf: ["\"Вход"," со двора\":"]
  vcard-parser: ["\"Вход"," со двора\":"]
  vcard4: ["Вход: со двора",""]
  vcard4-ts: ["Вход: со двора",""]
  ical.js: ["Вход: со двора",""]
LABEL="Вход со двора; этаж 2"
  vcf: ["\"Вход со двора",""]
  vcard-parser: ["\"Вход со двора",""]
  vcard4: [["Вход со двора"," этаж 2"],""]
  vcard4-ts: ["Вход со двора; этаж 2",""]
  ical.js: ["Вход со двора; этаж 2",""]
GEO="geo:55.75,37.61"
  vcf: ["\"geo","55.75,37.61\":"]
  vcard-parser: ["\"geo","55.75,37.61\":"]
  vcard4: ["geo:55.75,37.61",""]
  vcard4-ts: ["geo:55.75,37.61",""]
  ical.js: ["geo:55.75,37.61",""]
OUTPUT
