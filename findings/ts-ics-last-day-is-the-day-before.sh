#!/usr/bin/env bash
# ts-ics 2.4.6 (`extendByRecurrenceRule`); rrule 2.8.1 beside it.
#
# Expected: BYMONTHDAY=-1 is the last day of a month, and dates that do not exist, such as 31 April, are left out and not moved
# (RFC 5545, 3.3.10); the documentation says that full compliance is aimed at. Seen, for January to June 2026:
#   start, rule                              ts-ics                                          rrule
#   31 January, FREQ=MONTHLY;BYMONTHDAY=-1   27.02, 30.03, 29.04, 30.05, 29.06               31.01, 28.02, 31.03 … 30.06
#   31 January, FREQ=MONTHLY                 31.01, 28.02, 28.03, 28.04, 28.05, 28.06        31.01, 31.03, 31.05
#   5 January, FREQ=DAILY;BYDAY=MO,FR;COUNT=4   05.01                                       05.01, 09.01, 12.01, 16.01
#   31 January, FREQ=MONTHLY;BYMONTHDAY=31   31.01, 31.03, 31.05                             the same
# The day of the month is set as a number: 0 would be the last day of the month before, so -1 is one day earlier, and each entry
# stands a day early in the month before its own. Each month is counted on from the date before it, so after February a series of
# the 31st is one of the 28th. COUNT counts days before those of other weekdays are taken out. A payment on the last day of each
# month is due on the 30th, and the first is missing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 rrule@2.8.1
cat >run.mjs <<'JS'
import rrule from 'rrule';
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics';
const show = (dates) => dates.map((date) => date.toISOString().slice(5, 10)).join(' ');
for (const [day, value] of [
  ['20260131', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['20260131', 'FREQ=MONTHLY'],
  ['20260105', 'FREQ=DAILY;BYDAY=MO,FR;COUNT=4'],
  ['20260131', 'FREQ=MONTHLY;BYMONTHDAY=31'],
]) {
  const start = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T07:00:00Z`);
  const end = new Date('2026-06-30T12:00:00Z');
  console.log(value);
  console.log(`  ts-ics: ${show(extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value }), { start, end }))}`);
  console.log(`  rrule: ${show(rrule.rrulestr(`DTSTART:${day}T070000Z\nRRULE:${value}`).between(start, end, true))}`);
}
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
FREQ=MONTHLY;BYMONTHDAY=-1
  ts-ics: 02-27 03-30 04-29 05-30 06-29
  rrule: 01-31 02-28 03-31 04-30 05-31 06-30
FREQ=MONTHLY
  ts-ics: 01-31 02-28 03-28 04-28 05-28 06-28
  rrule: 01-31 03-31 05-31
FREQ=DAILY;BYDAY=MO,FR;COUNT=4
  ts-ics: 01-05
  rrule: 01-05 01-09 01-12 01-16
FREQ=MONTHLY;BYMONTHDAY=31
  ts-ics: 01-31 03-31 05-31
  rrule: 01-31 03-31 05-31
OUTPUT
