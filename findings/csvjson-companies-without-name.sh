#!/usr/bin/env bash
# csvjson 5.1.0, which turns CSV into objects and objects into CSV, on a list of lenders; csv-string 4.1.1 beside it.
#
# Expected: RFC 4180: a quote within quotes is written twice, a line break within quotes belongs to the value, and a value with
# the separator stands in quotes. Seen:
#   CSV or value                   csvjson                          csv-string
#   "ООО ""МФК Заём""","0,8"       the name is empty, 0,8           ООО "МФК Заём", 0,8
#   "ООО ""Заём"", Омск","1"       the name and the rate are empty  ООО "Заём", Омск, 1
#   "Заём<line break>до зарплаты"  two lenders, both wrong          one
#   {rate: '0,8'} to CSV           0<tab>8                          "0,8"
#   {name: 'ООО "Заём"'} to CSV,   "ООО "Заём""                     "ООО ""Заём"""
#   with `wrap`
# Russian companies have quotes in their names: all of them come without a name, and rates are written with a tab as comma.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csvjson@5.1.0 csv-string@4.1.1
cat >run.cjs <<'JS'
const csvjson = require('csvjson');
const { parse, stringify } = require('csv-string');
const lines = ['"ООО ""МФК Заём""","0,8"', '"ООО ""Заём"", Омск","1"', '"Заём\nдо зарплаты","0,5"'];
for (const line of lines) {
  console.log(JSON.stringify(line));
  console.log('  csvjson:', JSON.stringify(csvjson.toObject(`name,rate\n${line}`, { quote: '"' })));
  console.log('  csv-string:', JSON.stringify(parse(line)));
}
for (const lender of [{ name: 'ООО "Заём"', rate: '0,8' }, { name: 'Заём\nдо зарплаты', rate: '1' }]) {
  console.log(JSON.stringify(lender));
  for (const wrap of [false, true]) {
    console.log(`  csvjson, wrap ${wrap}:`, JSON.stringify(csvjson.toCSV([lender], { headers: 'key', wrap })));
  }
  console.log('  csv-string:', JSON.stringify(stringify(Object.values(lender))));
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
"\"ООО \"\"МФК Заём\"\"\",\"0,8\""
  csvjson: [{"name":"","rate":"0,8"}]
  csv-string: [["ООО \"МФК Заём\"","0,8"]]
"\"ООО \"\"Заём\"\", Омск\",\"1\""
  csvjson: [{"name":"","rate":""}]
  csv-string: [["ООО \"Заём\", Омск","1"]]
"\"Заём\nдо зарплаты\",\"0,5\""
  csvjson: [{"name":"Заём","rate":""},{"name":"","rate":"0,5"}]
  csv-string: [["Заём\nдо зарплаты","0,5"]]
{"name":"ООО \"Заём\"","rate":"0,8"}
  csvjson, wrap false: "name,rate\nООО \"Заём\",0\t8"
  csvjson, wrap true: "\"name\",\"rate\"\n\"ООО \"Заём\"\",\"0,8\""
  csv-string: "\"ООО \"\"Заём\"\"\",\"0,8\"\r\n"
{"name":"Заём\nдо зарплаты","rate":"1"}
  csvjson, wrap false: "name,rate\nЗаём\tдо зарплаты,1"
  csvjson, wrap true: "\"name\",\"rate\"\n\"Заём\tдо зарплаты\",\"1\""
  csv-string: "\"Заём\nдо зарплаты\",1\r\n"
OUTPUT
