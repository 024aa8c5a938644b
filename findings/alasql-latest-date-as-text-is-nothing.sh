#!/usr/bin/env bash
# alasql 4.19.1, a database in SQL, with payments whose dates and names are text, and a table whose column is of type DATE.
#
# Expected: MIN and MAX are for all values that ORDER BY can sort, texts and dates too (SQL, set functions). Seen:
#   query                                          result
#   SELECT MAX(amount)                             2000
#   SELECT MAX(paid)                               undefined      «2026-01-31», «2026-02-28»
#   SELECT MIN(client)                             undefined
#   SELECT loan, MAX(paid) … GROUP BY loan         undefined, for each loan
#   SELECT MAX(paid), from a column of type DATE   undefined
#   SELECT MAX(paid), from objects of class Date   2026-02-28
#   SELECT … ORDER BY paid DESC LIMIT 1            2026-02-28
# The set functions MIN and MAX take numbers, bigints and objects only; a text is passed over as if it were NULL, and no
# error is raised. A column of type DATE keeps what INSERT gives it, which is text.
# It hits a list of loans with the day of the last payment: the column is empty, while each row has its date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional alasql@4.19.1
cat >run.cjs <<'JS'
const alasql = require('alasql');
const payments = [
  { loan: 1, client: 'ООО «Пример»', amount: 1_000, paid: '2026-01-31' },
  { loan: 1, client: 'АО «Образец»', amount: 2_000, paid: '2026-02-28' },
];
const dates = payments.map(({ paid }) => ({ paid: new Date(paid) }));
alasql('CREATE TABLE payments (paid DATE)');
alasql("INSERT INTO payments VALUES ('2026-01-31'), ('2026-02-28')");
const queries = [
  ['SELECT MAX(amount) AS seen FROM ?', payments],
  ['SELECT MAX(paid) AS seen FROM ?', payments],
  ['SELECT MIN(client) AS seen FROM ?', payments],
  ['SELECT loan, MAX(paid) AS seen FROM ? GROUP BY loan', payments],
  ['SELECT MAX(paid) AS seen FROM payments'],
  ['SELECT MAX(paid) AS seen FROM ?', dates],
  ['SELECT paid AS seen FROM ? ORDER BY paid DESC LIMIT 1', payments],
];
for (const [query, ...values] of queries) {
  const [{ seen }] = alasql(query, values);
  console.log(`${query}: ${seen instanceof Date ? seen.toISOString() : seen}`);
}
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
SELECT MAX(amount) AS seen FROM ?: 2000
SELECT MAX(paid) AS seen FROM ?: undefined
SELECT MIN(client) AS seen FROM ?: undefined
SELECT loan, MAX(paid) AS seen FROM ? GROUP BY loan: undefined
SELECT MAX(paid) AS seen FROM payments: undefined
SELECT MAX(paid) AS seen FROM ?: 2026-02-28T00:00:00.000Z
SELECT paid AS seen FROM ? ORDER BY paid DESC LIMIT 1: 2026-02-28
OUTPUT
