#!/usr/bin/env bash
# cal-parser 1.0.2, which reads calendars (.ics); ical.js 2.2.1 beside it.
#
# Expected: a time with TZID is local time of that zone (RFC 5545, 3.3.5, form 3), so 10:00 in Europe/Moscow is 07:00 UTC, and
# each date of a series between two dates is found; the documentation promises `Date` objects. Seen:
#   DTSTART                                 cal-parser            ical.js
#   TZID=Europe/Moscow:20250131T100000      10:00 UTC             07:00 UTC
#   20250131T070000Z                        07:00 UTC             07:00 UTC
#   a monthly series of four, asked for     cal-parser            right
#   1 February to 31 December               28.02, 28.03, 28.04   (28 January to 28 April)
#   1 January to 31 December                28.01                 all four
# For a time with a zone, a Z is put behind it. And if the first date lies in the period, it alone is taken for the match, the
# rule is not asked. A call or a payment at ten in Moscow stands at one in the afternoon, and of a whole year's payments, one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cal-parser@1.0.2 ical.js@2.2.1
cat >run.mjs <<'JS'
import cal from 'cal-parser';
import ICAL from 'ical.js';
const calendar = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//RU', 'BEGIN:VTIMEZONE', 'TZID:Europe/Moscow', 'BEGIN:STANDARD',
    'DTSTART:19700101T000000', 'TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT',
    'UID:1', 'DTSTAMP:20250101T000000Z', ...lines, 'SUMMARY:Платёж', 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
for (const start of ['DTSTART;TZID=Europe/Moscow:20250131T100000', 'DTSTART:20250131T070000Z']) {
  const text = calendar(start);
  const read = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.register(read.getFirstSubcomponent('vtimezone'));
  const right = new ICAL.Event(read.getFirstSubcomponent('vevent')).startDate.toJSDate();
  console.log(`${start}: ${cal.parseString(text).events[0].dtstart.value.toISOString()}, ${right.toISOString()}`);
}
const series = cal.parseString(calendar('DTSTART:20250128T070000Z', 'RRULE:FREQ=MONTHLY;COUNT=4'));
for (const from of ['2025-02-01', '2025-01-01']) {
  const [{ matchingDates }] = series.getEventsBetweenDates(new Date(from), new Date('2025-12-31'));
  console.log(`from ${from}: ${matchingDates.map((date) => date.toISOString().slice(0, 10)).join(', ')}`);
}
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
DTSTART;TZID=Europe/Moscow:20250131T100000: 2025-01-31T10:00:00.000Z, 2025-01-31T07:00:00.000Z
DTSTART:20250131T070000Z: 2025-01-31T07:00:00.000Z, 2025-01-31T07:00:00.000Z
from 2025-02-01: 2025-02-28, 2025-03-28, 2025-04-28
from 2025-01-01: 2025-01-28
OUTPUT
