#!/usr/bin/env bash
# csv-string 4.1.1, which reads CSV and finds the separator itself where none is given; detect-csv 1.1.0 beside it, which only
# finds it. The tables are as Excel writes them in Russia: `;` between the fields, quotes around a field with a comma.
#
# Expected: a comma within quotes is text (RFC 4180, 2.6), and the table is read, as with `;` given. Seen:
#   "Ставка, %";"Сумма, ₽"    separator `,`, and the table has no rows at all
#   "Имя, город";Сумма        the same
#   Ставка;"Сумма, ₽"         `;`, all rows: the first separator of the text is taken, quoted or not
# No error is raised: a file of offers becomes an empty list. detect-csv finds `;` in all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csv-string@4.1.1 detect-csv@1.1.0
cat >run.cjs <<'JS'
const { detect, parse } = require('csv-string');
const detectCsv = require('detect-csv');
for (const text of [
  '"Ставка, %";"Сумма, ₽"\n"0,8";"30000,00"\n"0,7";"15000,00"\n',
  '"Имя, город";Сумма\n"Анна, Пермь";30000\n',
  'Ставка;"Сумма, ₽"\n"0,8";"30000,00"\n',
]) {
  console.log(text.split('\n')[0]);
  console.log(`  separator ${detect(text)}, detect-csv ${detectCsv(text).delimiter}`);
  console.log(`  read: ${JSON.stringify(parse(text))}`);
  console.log(`  with ;: ${JSON.stringify(parse(text, ';'))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
"Ставка, %";"Сумма, ₽"
  separator ,, detect-csv ;
  read: []
  with ;: [["Ставка, %","Сумма, ₽"],["0,8","30000,00"],["0,7","15000,00"]]
"Имя, город";Сумма
  separator ,, detect-csv ;
  read: []
  with ;: [["Имя, город","Сумма"],["Анна, Пермь","30000"]]
Ставка;"Сумма, ₽"
  separator ;, detect-csv ;
  read: [["Ставка","Сумма, ₽"],["0,8","30000,00"]]
  with ;: [["Ставка","Сумма, ₽"],["0,8","30000,00"]]
OUTPUT
