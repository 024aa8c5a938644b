#!/usr/bin/env bash
# address-rfc2822 2.2.4, which reads addresses of mail and makes a readable name of them.
#
# Expected: `name()` puts a name written in capitals into the usual form, as it does for Latin letters, or leaves it as it is.
# Seen:
#   From                                name()
#   JOHN SMITH <a@example.ru>           John Smith
#   ИВАНОВ ПЁТР <a@example.ru>          иванов пётр
#   БАНК ПРИМЕР <a@example.ru>          банк пример
#   ÉMILE DURAND <a@example.ru>         éMile Durand
#   Иванов Пётр <a@example.ru>          Иванов Пётр
#   "Иванов, Пётр" <a@example.ru>       Пётр Иванов
# A text that is all capitals is set in small letters as a whole, for which the language knows all alphabets; then a capital is
# given to each word by `\b\w`, which knows Latin letters without marks only. Banks and lenders write their names so, and
# a list of letters or a greeting made of `name()` has persons and firms in small letters. `phrase` keeps the text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts address-rfc2822@2.2.4
cat >run.cjs <<'JS'
const { parse } = require('address-rfc2822');
for (const name of ['JOHN SMITH', 'ИВАНОВ ПЁТР', 'БАНК ПРИМЕР', 'ÉMILE DURAND', 'Иванов Пётр', '"Иванов, Пётр"']) {
  const [address] = parse(`${name} <a@example.ru>`);
  console.log(`${name}: ${address.name()}, ${address.phrase}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
JOHN SMITH: John Smith, JOHN SMITH
ИВАНОВ ПЁТР: иванов пётр, ИВАНОВ ПЁТР
БАНК ПРИМЕР: банк пример, БАНК ПРИМЕР
ÉMILE DURAND: éMile Durand, ÉMILE DURAND
Иванов Пётр: Иванов Пётр, Иванов Пётр
"Иванов, Пётр": Пётр Иванов, Иванов, Пётр
OUTPUT
