#!/usr/bin/env bash
# date-holidays 3.37.0, Russia: holidays that fall on a weekend, and the Monday after it.
#
# Expected: one rule for all of them outside January: by article 112 of the Labour Code, the day off goes over to the next
# working day, unless the government names another one. The Mondays below are all days off. Seen:
#   2015-03-08 Sunday true, 2015-03-09 Monday true
#   2026-03-08 Sunday true, 2026-03-09 Monday true
#   2016-06-12 Sunday true, 2016-06-13 Monday false
#   2020-02-23 Sunday true, 2020-02-24 Monday false
#   2022-06-12 Sunday true, 2022-06-13 Monday true
#   2020-05-09 Saturday true, 2020-05-11 Monday false
#   2026-05-09 Saturday true, 2026-05-11 Monday false
# The rule is written for 8 March alone, and there for a Sunday only; 2022 has its own list of days. Whoever counts working
# days with it, and tries it with March or with 2022, finds it right, and is a day off in other years.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-holidays@3.37.0
cat >run.mjs <<'JS'
import Holidays from 'date-holidays';
const holidays = new Holidays('RU');
const show = (date) => {
  const weekday = new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  return `${date} ${weekday} ${Boolean(holidays.isHoliday(new Date(`${date}T12:00:00+03:00`)))}`;
};
for (const [holiday, monday] of [
  ['2015-03-08', '2015-03-09'],
  ['2026-03-08', '2026-03-09'],
  ['2016-06-12', '2016-06-13'],
  ['2020-02-23', '2020-02-24'],
  ['2022-06-12', '2022-06-13'],
  ['2020-05-09', '2020-05-11'],
  ['2026-05-09', '2026-05-11'],
]) {
  console.log(`${show(holiday)}, ${show(monday)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
2015-03-08 Sunday true, 2015-03-09 Monday true
2026-03-08 Sunday true, 2026-03-09 Monday true
2016-06-12 Sunday true, 2016-06-13 Monday false
2020-02-23 Sunday true, 2020-02-24 Monday false
2022-06-12 Sunday true, 2022-06-13 Monday true
2020-05-09 Saturday true, 2020-05-11 Monday false
2026-05-09 Saturday true, 2026-05-11 Monday false
OUTPUT
