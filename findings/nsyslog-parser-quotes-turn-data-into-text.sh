#!/usr/bin/env bash
# nsyslog-parser 0.10.1, which reads lines of syslog and CEF, with glossy 0.1.7 beside it.
#
# Expected: in a value of the structured data, a quote and a closing bracket stand behind a backslash, which is no part of the
# value, and spaces are kept (RFC 5424, 6.3.3); in CEF the same goes for `=`. Seen, for `[offer@1 name="…" sum="30000"] Заявка`:
#   name="…"             nsyslog-parser                        glossy
#   ООО \"Пример\"       no data, all of it is the message     ООО "Пример", 30000
#   Займ [до 5\]         Займ [до 5\]                          Займ [до 5]
#   Займ  до  зарплаты   Займ до зарплаты                      as written
#   CEF request=https://example.com/?sum\=30000&term\=30       https://example.com/?sum\
# It looks for values without any quote, and splits what it found at each space and each `=`. The name of a company in quotes,
# which is most names in Russia, takes all data of the line along: no sum and no name is left to count by, and the message
# begins with them. An address with a query ends at its first `=`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nsyslog-parser@0.10.1 glossy@0.1.7
cat >run.cjs <<'JS'
const { Parse } = require('glossy');
const parse = require('nsyslog-parser');
for (const name of ['Первый', 'ООО \\"Пример\\"', 'Займ [до 5\\]', 'Займ  до  зарплаты']) {
  const line = `<14>1 2026-01-31T22:14:15Z web loans 7 - [offer@1 name="${name}" sum="30000"] Заявка`;
  const { structuredData: [data], message } = parse(line);
  console.log(`name="${name}"`);
  console.log(`  nsyslog-parser: ${data?.name}, ${data?.sum} | ${message}`);
  Parse.parse(line, ({ structuredData: { 'offer@1': { name, sum } }, message }) => {
    console.log(`  glossy: ${name}, ${sum} | ${message}`);
  });
}
const event = 'CEF:0|a|loans|1|100|Offer|5|request=https://example.com/?sum\\=30000&term\\=30 cn1=0';
console.log(parse(event, { cef: true, fields: true }).fields.request);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
name="Первый"
  nsyslog-parser: Первый, 30000 | Заявка
  glossy: Первый, 30000 | Заявка
name="ООО \"Пример\""
  nsyslog-parser: undefined, undefined | [offer@1 name="ООО \"Пример\"" sum="30000"] Заявка
  glossy: ООО "Пример", 30000 | Заявка
name="Займ [до 5\]"
  nsyslog-parser: Займ [до 5\], 30000 | Заявка
  glossy: Займ [до 5], 30000 | Заявка
name="Займ  до  зарплаты"
  nsyslog-parser: Займ до зарплаты, 30000 | Заявка
  glossy: Займ  до  зарплаты, 30000 | Заявка
https://example.com/?sum\
OUTPUT
