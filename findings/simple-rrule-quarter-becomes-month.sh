#!/usr/bin/env bash
# simple-rrule 1.8.1, which reads and expands rules of recurrence; rrule 2.8.1 beside it.
#
# Expected: FREQ=MONTHLY with INTERVAL=3 is every third month (RFC 5545, 3.3.10); the documentation says the same, the frequency
# MONTHLY is «every N months». Seen, from 10 February 2026, in the year 2026:
#   rule                                     simple-rrule              rrule
#   FREQ=MONTHLY;INTERVAL=3                  each month, 11 dates      10 February, May, August, November
#   FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10    each month, 11 dates      10 February, May, August, November
#   FREQ=MONTHLY;INTERVAL=3;COUNT=4          February, March, April, May
#   FREQ=WEEKLY;INTERVAL=4;BYDAY=TU;COUNT=3  10 February, 10 March, 7 April, as rrule
# The branch of the months goes through all months of the period and never looks at the interval, which those of days and weeks
# heed; no error is reported. A payment of each quarter is shown, and reminded of, each month.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts simple-rrule@1.8.1 rrule@2.8.1
cat >run.cjs <<'JS'
const { rrulestr } = require('rrule');
const { expandRRuleFromString } = require('simple-rrule');
const from = new Date('2026-01-01T00:00:00Z');
const to = new Date('2026-12-31T00:00:00Z');
const show = (dates) => dates.map((date) => date.toISOString().slice(5, 10)).join(' ');
for (const rule of [
  'FREQ=MONTHLY;INTERVAL=3',
  'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10',
  'FREQ=MONTHLY;INTERVAL=3;COUNT=4',
  'FREQ=WEEKLY;INTERVAL=4;BYDAY=TU;COUNT=3',
]) {
  const start = 'DTSTART:20260210T070000Z';
  const { events, r } = expandRRuleFromString(`${start}\nDTEND:20260210T080000Z\nRRULE:${rule};WKST=MO`, from, to);
  console.log(rule);
  console.log(`  simple-rrule: ${show(events.map(({ date }) => date))}, errors: ${r.hasErrors}`);
  console.log(`  rrule: ${show(rrulestr(`${start}\nRRULE:${rule}`).between(from, to))}`);
}
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
FREQ=MONTHLY;INTERVAL=3
  simple-rrule: 02-10 03-10 04-10 05-10 06-10 07-10 08-10 09-10 10-10 11-10 12-10, errors: false
  rrule: 02-10 05-10 08-10 11-10
FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=10
  simple-rrule: 02-10 03-10 04-10 05-10 06-10 07-10 08-10 09-10 10-10 11-10 12-10, errors: false
  rrule: 02-10 05-10 08-10 11-10
FREQ=MONTHLY;INTERVAL=3;COUNT=4
  simple-rrule: 02-10 03-10 04-10 05-10, errors: false
  rrule: 02-10 05-10 08-10 11-10
FREQ=WEEKLY;INTERVAL=4;BYDAY=TU;COUNT=3
  simple-rrule: 02-10 03-10 04-07, errors: false
  rrule: 02-10 03-10 04-07
OUTPUT
