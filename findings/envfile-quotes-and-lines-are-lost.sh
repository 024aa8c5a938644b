#!/usr/bin/env bash
# envfile 7.1.0, which reads and writes `.env` files; dotenv 18.0.10 beside it, which reads what envfile has written.
#
# Expected: `parse` reads what `stringify` has written as it was. Seen, of a value, with what dotenv makes of the same file:
#   value               envfile         dotenv
#   ООО "Ромашка"       ООО Ромашка     as it was
#   Д'Артаньян          ДАртаньян       as it was
#   {"rate":0.8}        {rate:0.8}      as it was
#   Москва,             Москва,         Москва,
#   ул. Ленина, 1
# Each quote is taken out wherever it stands, so that JSON is JSON no more; and no quotes are written around two lines, of an
# address or of a key, so that the second is lost with no word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts envfile@7.1.0 dotenv@18.0.10
cat >run.cjs <<'JS'
const { parse, stringify } = require('envfile');
const dotenv = require('dotenv');
for (const value of ['ООО "Ромашка"', "Д'Артаньян", '{"rate":0.8}', 'Москва,\nул. Ленина, 1', 'ставка 0,8 %']) {
  const text = stringify({ value });
  const show = (read) => JSON.stringify(read.value);
  console.log(`${JSON.stringify(value)}: envfile ${show(parse(text))}, dotenv ${show(dotenv.parse(text))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
"ООО \"Ромашка\"": envfile "ООО Ромашка", dotenv "ООО \"Ромашка\""
"Д'Артаньян": envfile "ДАртаньян", dotenv "Д'Артаньян"
"{\"rate\":0.8}": envfile "{rate:0.8}", dotenv "{\"rate\":0.8}"
"Москва,\nул. Ленина, 1": envfile "Москва,", dotenv "Москва,"
"ставка 0,8 %": envfile "ставка 0,8 %", dotenv "ставка 0,8 %"
OUTPUT
