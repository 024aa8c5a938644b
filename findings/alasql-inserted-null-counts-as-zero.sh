#!/usr/bin/env bash
# alasql 4.19.1, a database in SQL, with a column of numbers for rates, of which two are not known: one is given as NULL, one is
# left out.
#
# Expected: NULL stays NULL in a column of any type, so IS NULL finds both rows, and COUNT, AVG and MIN pass over them (SQL,
# set functions). So it is when the same rows stand in a list of objects that is queried. Seen:
#   query                    list of objects   table, NULL as a word   table, null as a parameter
#   value in the third row   null              NaN                     0
#   WHERE rate IS NULL       3, 4              4                       4
#   COUNT(rate)              2                 3                       3
#   AVG(rate), 0.4 and 0.8   0.6               0.4                     0.4
#   MIN(rate)                0.4               0.4                     0
# INSERT makes a number of each value of such a column, null and undefined too; only a column that is left out stays empty.
# It hits a comparison of offers in the browser: the one without a rate is the cheapest, with 0 %, and lowers the average.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --omit=optional alasql@4.19.1
cat >run.cjs <<'JS'
const alasql = require('alasql');
const offers = [{ id: 1, rate: 0.4 }, { id: 2, rate: 0.8 }, { id: 3, rate: null }, { id: 4 }];
alasql('CREATE TABLE written (id INT, rate NUMBER)');
alasql('INSERT INTO written VALUES (1, 0.4), (2, 0.8), (3, NULL)');
alasql('INSERT INTO written (id) VALUES (4)');
alasql('CREATE TABLE given (id INT, rate NUMBER)');
alasql('INSERT INTO given VALUES (?, ?), (?, ?), (?, ?)', [1, 0.4, 2, 0.8, 3, null]);
alasql('INSERT INTO given (id) VALUES (?)', [4]);
const round = (value) => Math.round(value * 1_000) / 1_000;
for (const [name, source, ...values] of [['list', '?', offers], ['written', 'written'], ['given', 'given']]) {
  const ids = (condition) => alasql(`SELECT id FROM ${source} WHERE ${condition}`, values).map(({ id }) => id).join(', ');
  const [{ known, mean, least }] = alasql(`SELECT COUNT(rate) known, AVG(rate) mean, MIN(rate) least FROM ${source}`, values);
  const [, , { rate }] = name === 'list' ? offers : alasql.tables[name].data;
  const found = `null ${ids('rate IS NULL')}; not null ${ids('rate IS NOT NULL')}`;
  console.log(`${name}: ${rate}; ${found}; ${known}, ${round(mean)}, ${least}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
list: null; null 3, 4; not null 1, 2; 2, 0.6, 0.4
written: NaN; null 4; not null 1, 2, 3; 3, 0.4, 0.4
given: 0; null 4; not null 1, 2, 3; 3, 0.4, 0
OUTPUT
