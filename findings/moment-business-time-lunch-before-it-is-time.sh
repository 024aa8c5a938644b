#!/usr/bin/env bash
# moment-business-time 2.0.0 with hours that have a break, as its documentation shows them; dayjs-business-time 1.0.4 beside it.
#
# Expected: `workingDiff` counts the working time between two moments; so with 9:00 to 13:00 and 14:00 to 18:00, Monday 16:00 to
# Tuesday 10:00 are 2 hours and 1 hour, 180 minutes. Seen, in minutes:
#   from        to          moment-business-time   dayjs-business-time
#   Mon 10:00   Mon 15:00   240                    240
#   Mon 16:00   Tue 15:00   420                    420
#   Mon 10:00   Mon 12:00   0                      120
#   Mon 16:00   Tue 10:00   -60                    180
#   Fri 16:00   Mon 10:00   -60                    180
#   Tue 09:00   Tue 10:00   -180                   60
# For each part of the day it takes the time from the part's start to the given end; where the end is in the morning, the part
# after lunch has not begun, and counts as a negative time. `addWorkingTime` is right. A promise such as «ответим за час работы»,
# checked by it, seems to be kept hours before it was given.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts moment-business-time@2.0.0 moment@2.31.0 \
  dayjs-business-time@1.0.4 dayjs@1.11.23
cat >run.cjs <<'JS'
const dayjs = require('dayjs');
dayjs.extend(require('dayjs-business-time'));
const moment = require('moment-business-time');
const day = ['09:00:00', '13:00:00', '14:00:00', '18:00:00'];
moment.updateLocale('en', { workinghours: { 0: null, 1: day, 2: day, 3: day, 4: day, 5: day, 6: null } });
const hours = [{ start: day[0], end: day[1] }, { start: day[2], end: day[3] }];
dayjs.setBusinessTime({
  sunday: null, monday: hours, tuesday: hours, wednesday: hours, thursday: hours, friday: hours, saturday: null,
});
for (const [from, to] of [['09T10:00', '09T15:00'], ['09T16:00', '10T15:00'], ['09T10:00', '09T12:00'],
  ['09T16:00', '10T10:00'], ['06T16:00', '09T10:00'], ['10T09:00', '10T10:00']]) {
  const [start, end] = [`2026-11-${from}`, `2026-11-${to}`];
  const name = (time) => moment(time).format('ddd HH:mm');
  const minutes = [moment(end).workingDiff(moment(start), 'minutes'), dayjs(start).businessMinutesDiff(dayjs(end))];
  console.log(`${name(start)}, ${name(end)}: ${minutes.join(', ')}`);
}
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
Mon 10:00, Mon 15:00: 240, 240
Mon 16:00, Tue 15:00: 420, 420
Mon 10:00, Mon 12:00: 0, 120
Mon 16:00, Tue 10:00: -60, 180
Fri 16:00, Mon 10:00: -60, 180
Tue 09:00, Tue 10:00: -180, 60
OUTPUT
