#!/usr/bin/env bash
# moment-weekday-calc 1.1.5 with moment 2.30.1; moment-business-days 1.2.0 beside it.
#
# Expected: the language of the page changes words only. `addWorkdays` adds business days, Monday to Friday, as described;
# the note that a function depends on the locale stands with `weekdayCalc` alone. Seen, with September 2025:
#   call                                  en               ru                moment-business-days, en and ru
#   Friday the 5th and 1 workday          Monday the 8th   Saturday the 6th  Monday the 8th
#   Monday the 1st and 5 workdays         Monday the 8th   Saturday the 6th  Monday the 8th
#   Monday the 1st and 10 workdays        Monday the 15th  Saturday the 13th Monday the 15th
#   Friday the 5th and 3 workdays         the 10th         the 10th          the 10th
#   Monday the 1st, 10 workdays in days   14               12
# It puts the numbers 1 to 5 into moment's `weekday`, which counts from the first day of the week in the locale: in Russian 0
# is Monday, so the workdays are Tuesday to Saturday. The term for an answer or a payment moves by up to two days, only on
# days near a weekend, and only once the page sets `ru`. `isoAddWeekdaysFromSet` with 1 to 5 is right in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts moment@2.30.1 moment-weekday-calc@1.1.5 moment-business-days@1.2.0
cat >run.cjs <<'JS'
const moment = require('moment');
require('moment-weekday-calc');
require('moment-business-days');
require('moment/locale/ru');
const show = (day) => day.clone().locale('en').format('ddd DD');
for (const locale of ['en', 'ru']) {
  moment.locale(locale);
  for (const [start, days] of [['2025-09-05', 1], ['2025-09-01', 5], ['2025-09-05', 3], ['2025-09-01', 10]]) {
    const from = () => moment(start);
    const results = [
      show(from().addWorkdays(days)),
      `${from().workdaysToCalendarDays(days)} days`,
      show(from().isoAddWeekdaysFromSet(days, [1, 2, 3, 4, 5])),
      show(from().businessAdd(days)),
    ];
    console.log(`${locale}, ${show(from())} and ${days}: ${results.join(', ')}`);
  }
}
JS
TZ=Europe/Moscow node run.cjs | tee output
diff output - <<'OUTPUT'
en, Fri 05 and 1: Mon 08, 3 days, Mon 08, Mon 08
en, Mon 01 and 5: Mon 08, 7 days, Mon 08, Mon 08
en, Fri 05 and 3: Wed 10, 5 days, Wed 10, Wed 10
en, Mon 01 and 10: Mon 15, 14 days, Mon 15, Mon 15
ru, Fri 05 and 1: Sat 06, 1 days, Mon 08, Mon 08
ru, Mon 01 and 5: Sat 06, 5 days, Mon 08, Mon 08
ru, Fri 05 and 3: Wed 10, 5 days, Wed 10, Wed 10
ru, Mon 01 and 10: Sat 13, 12 days, Mon 15, Mon 15
OUTPUT
