#!/usr/bin/env bash
# prod-cal 3.0.8, the working days of Russia (its newest release); its table ends with 2025.
#
# Expected: for a year that is not in the table, an error, or at least Saturdays and Sundays as days off (article 111 of the
# Labour Code); and the first days of January (article 112), which are the same each year. Seen:
#   day                             2025      2026, 2027
#   working days of the year        246       365
#   1 January                       holiday   work
#   9 May                           holiday   work
#   the first Sunday of February    holiday   work
#   TimesheetBuilder, January       17 days   an error
# A day is «work» unless the table of its year names it, and a missing year counts as one without names. `getDay`, `getMonth`
# and `getYear` then answer without a word; only the builder of timesheets reads the table directly and fails. The term for
# withdrawal or for an answer in working days ends too early from the first of January on, the day the table runs out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts prod-cal@3.0.8
cat >run.cjs <<'JS'
const { default: Calendar, TimesheetBuilder } = require('prod-cal');
const calendar = new Calendar('ru');
const builder = new TimesheetBuilder('ru');
for (const [year, sunday] of [[2025, 2], [2026, 1], [2027, 7]]) {
  const days = calendar.getYear(year).flat().filter((day) => day.startsWith('work')).length;
  const some = [[1, 1], [5, 9], [2, sunday]].map(([month, day]) => calendar.getDay(year, month, day));
  let sheet;
  try {
    sheet = `${builder.build(new Date(year, 0, 1), new Date(year, 0, 31), []).summary.days} days`;
  } catch {
    sheet = 'an error';
  }
  console.log(`${year}: ${[days, ...some, sheet].join(', ')}`);
}
JS
TZ=Europe/Moscow node run.cjs | tee output
diff output - <<'OUTPUT'
2025: 246, holiday, holiday, holiday, 17 days
2026: 365, work, work, work, an error
2027: 365, work, work, work, an error
OUTPUT
