#!/usr/bin/env bash
# mingo 7.2.7, which runs queries and pipelines of MongoDB on lists.
#
# Expected: what MongoDB's manual says of the operators: $isoWeekYear is the year to which the ISO week belongs; $dateFromParts
# carries a day that is too large into the next month; $dateAdd takes the last day of a month that is too short; $lt compares
# in BSON order, where null stands before all numbers. Seen:
#   operator                                 mingo               MongoDB
#   $isoWeekYear, $isoWeek of 2027-01-01     2027, 53            2026, 53
#   $dateFromParts with 30 February 2026     2026-02-28          2026-03-02
#   $dateAdd, a year after 2024-02-29        2025-03-01          2025-02-28
#   $dateAdd, a month after 2026-01-31       2026-03-03          2026-02-28
#   $lt of a rate that is null, and 1        false               true
# The week year is that of the date itself, days over the end are cut by $dateFromParts and carried by $dateAdd (of the
# two operators each does what the other should), and $lt wants both values of one type, while $cmp gives -1 for them.
# It hits reports by week, which are checked with mingo and run in MongoDB: the first days of a year make a week of their own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mingo@7.2.7
cat >run.mjs <<'JS'
import { Aggregator } from 'mingo';
const run = (x) => new Aggregator([{ $project: { _id: 0, x } }]).run([{ rate: null }])[0].x;
for (const text of ['2026-12-31', '2027-01-01', '2024-12-31']) {
  const date = new Date(text);
  console.log(`${text}: ${run({ $isoWeekYear: date })}, ${run({ $isoWeek: date })}, ${run({ $isoDayOfWeek: date })}`);
}
const write = (x) => run(x).toISOString().slice(0, 10);
console.log(`$dateFromParts: ${[28, 29, 30].map((day) => write({ $dateFromParts: { year: 2026, month: 2, day } })).join(', ')}`);
for (const [text, unit] of [['2024-02-29', 'year'], ['2026-01-31', 'month'], ['2026-01-28', 'month']])
  console.log(`$dateAdd, ${text}, ${unit}: ${write({ $dateAdd: { startDate: new Date(text), unit, amount: 1 } })}`);
console.log(`$lt: ${run({ $lt: ['$rate', 1] })}, $gt: ${run({ $gt: ['$rate', 1] })}, $cmp: ${run({ $cmp: ['$rate', 1] })}`);
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
2026-12-31: 2026, 53, 4
2027-01-01: 2027, 53, 5
2024-12-31: 2024, 1, 2
$dateFromParts: 2026-02-28, 2026-02-28, 2026-02-28
$dateAdd, 2024-02-29, year: 2025-03-01
$dateAdd, 2026-01-31, month: 2026-03-03
$dateAdd, 2026-01-28, month: 2026-02-28
$lt: false, $gt: false, $cmp: -1
OUTPUT
