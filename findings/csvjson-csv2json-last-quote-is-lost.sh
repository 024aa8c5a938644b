#!/usr/bin/env bash
# csvjson-csv2json 5.0.6, which turns CSV into objects «reliably», on Russian companies, whose names stand in quotes;
# csv-string 4.1.1 beside it.
#
# Expected: within a quoted field two quotes are one (RFC 4180, 2.7). Seen:
#   "ООО ""Ромашка"""            ООО "Ромашка        the closing quote is lost
#   "ООО ""МФК ""Займ"""""       ООО "МФК "Займ"    one of the two is lost, as lists of lenders have them
#   """Альфа"""                  Альфа               both are lost
#   "ПАО ""Банк"", Москва"       as it should be: the quotes are not at the ends
#   "экран 32"""                 экран 32            inches are lost too
# So a list says `ООО "Ромашка`, and what is looked up by name is not found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csvjson-csv2json@5.0.6 csv-string@4.1.1
cat >run.cjs <<'JS'
const csv2json = require('csvjson-csv2json');
const { parse, stringify } = require('csv-string');
const names = ['Ромашка', 'ООО "Ромашка"', 'ООО "МФК "Займ""', '"Альфа"', 'ПАО "Банк", Москва', 'экран 32"'];
const csv = stringify([['company', 'inn'], ...names.map((name) => [name, '7701234567'])]);
console.log(csv.replaceAll('\r', ''));
const peer = parse(csv).slice(1);
csv2json(csv).forEach(({ company }, index) => console.log(`${names[index]} -> ${company}; csv-string ${peer[index][0]}`));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
company,inn
Ромашка,7701234567
"ООО ""Ромашка""",7701234567
"ООО ""МФК ""Займ""""",7701234567
"""Альфа""",7701234567
"ПАО ""Банк"", Москва",7701234567
"экран 32""",7701234567

Ромашка -> Ромашка; csv-string Ромашка
ООО "Ромашка" -> ООО "Ромашка; csv-string ООО "Ромашка"
ООО "МФК "Займ"" -> ООО "МФК "Займ"; csv-string ООО "МФК "Займ""
"Альфа" -> Альфа; csv-string "Альфа"
ПАО "Банк", Москва -> ПАО "Банк", Москва; csv-string ПАО "Банк", Москва
экран 32" -> экран 32; csv-string экран 32"
OUTPUT
