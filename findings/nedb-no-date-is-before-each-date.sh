#!/usr/bin/env bash
# @seald-io/nedb 4.1.2, a database with the queries of MongoDB; sift 17.1.4 and mingo 7.2.7 beside it.
#
# Expected: as in MongoDB, $lt and $gt with a date find dates only; where nothing is given as day of payment, neither finds
# the loan. Seen, for loans whose day of payment is 2026-01-31, 2026-12-31, null, and left out:
#   query                          nedb       sift      mingo
#   { due: { $lt: 2026-11-29 } }   1, 3       1         1
#   { due: { $gt: 1969-01-01 } }   1, 2, 3    1, 2      1, 2
#   { due: { $lt: 1969-01-01 } }   none       none      none
#   { sum: { $lt: 5000 } }         none       none      none      (sum is null)
# Both null and a date have the type «object», so they are compared by `<`, where null is 0, midnight of 1970-01-01.
# It hits reminders: a loan that is not paid out yet, with due: null, is overdue. Without the field, or with a number that is
# null, nothing of this shows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @seald-io/nedb@4.1.2 sift@17.1.4 mingo@7.2.7
cat >run.mjs <<'JS'
import Nedb from '@seald-io/nedb';
import { Query } from 'mingo';
import sift from 'sift';
const loans = [
  { _id: '1', due: new Date('2026-01-31'), sum: null }, { _id: '2', due: new Date('2026-12-31'), sum: null },
  { _id: '3', due: null, sum: null }, { _id: '4', sum: null },
];
const database = new Nedb();
await database.insertAsync(loans);
const list = (found) => found.map(({ _id }) => _id).sort().join(', ') || 'none';
const today = new Date('2026-11-29');
const old = new Date('1969-01-01');
for (const query of [{ due: { $lt: today } }, { due: { $gt: old } }, { due: { $lt: old } }, { sum: { $lt: 5_000 } }]) {
  const found = [await database.findAsync(query), loans.filter(sift(query)), new Query(query).find(loans).all()];
  console.log(`${JSON.stringify(query)}: ${found.map(list).join('; ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"due":{"$lt":"2026-11-29T00:00:00.000Z"}}: 1, 3; 1; 1
{"due":{"$gt":"1969-01-01T00:00:00.000Z"}}: 1, 2, 3; 1, 2; 1, 2
{"due":{"$lt":"1969-01-01T00:00:00.000Z"}}: none; none; none
{"sum":{"$lt":5000}}: none; none; none
OUTPUT
