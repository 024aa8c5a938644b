#!/usr/bin/env bash
# iniparser 1.0.5 and node-ini 1.0.0, which read ini files, with ini-simple-parser 1.0.1 beside them.
#
# Expected: a line `key = value` is a key, in whatever letters, or else it is refused; a section in Russian is read. Seen:
#   line                    iniparser, node-ini   ini-simple-parser
#   [Займы]                 a section             a section
#   min = 1000              read                  read
#   сумма = 30000           nothing               read
#   срок-max = 30           nothing               read
#   [ПСК], от = 0           an empty section      read
# A section may have any letters but a closing bracket, a key only Latin letters, digits and a few signs. A line that fits no
# form is passed over without a word, and so the limit of a loan is not there, while the section of its name is: the program
# goes on with its default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts iniparser@1.0.5 node-ini@1.0.0 ini-simple-parser@1.0.1
cat >run.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const ini = require('ini-simple-parser');
const iniparser = require('iniparser');
const nodeIni = require('node-ini');
const text = '[Займы]\nmin = 1000\nсумма = 30000\nсрок-max = 30\n[ПСК]\nот = 0\n';
writeFileSync('loans.ini', text);
console.log(`iniparser: ${JSON.stringify(iniparser.parseString(text))}`);
console.log(`node-ini: ${JSON.stringify(nodeIni.parseSync('loans.ini'))}`);
console.log(`ini-simple-parser: ${JSON.stringify((ini.parse ?? ini.default ?? ini)(text))}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
iniparser: {"Займы":{"min":"1000"},"ПСК":{}}
node-ini: {"Займы":{"min":"1000"},"ПСК":{}}
ini-simple-parser: {"Займы":{"min":"1000","сумма":"30000","срок-max":"30"},"ПСК":{"от":"0"}}
OUTPUT
