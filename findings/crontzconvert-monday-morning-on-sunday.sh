#!/usr/bin/env bash
# crontzconvert 1.1.1, which turns a cron expression of one time zone into that of another; cronosjs 1.7.1 runs both here.
#
# Expected: the same moments, or an error where one expression cannot say them. Seen, for messages in Kamchatka that a server
# in Moscow sends (9 hours less), in the time of Kamchatka:
#   wanted                           found                 it fires
#   0 0 8 * * 1      Mon 08          0 0 23 * * 0          Mon 08
#   0 0 8-11 * * 1   Mon 08 to 11    0 0 0-2,23 * * 0      Sun 09, Sun 10, Sun 11, Mon 08
#   0 0 8,12 * * 1-5 weekdays        0 0 3,23 * * 0-4      Sun 12, Mon 08, … and no Fri 12
#   0 0 8-9 1 * *    the 1st         0 0 0,23 L * *        the last day of the month 09, the 1st 08
# The hours are moved one by one, but the day is moved for all of them by what the first hour needs. If the hours lie on both
# sides of midnight in the other zone, most of them go to the day before: advertising on Sunday, or a reminder of a payment a
# day early, and the last ones not at all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts crontzconvert@1.1.1 cronosjs@1.7.1
cat >run.cjs <<'JS'
const { CronosExpression } = require('cronosjs');
const { convert } = require('crontzconvert');
const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const kamchatka = (date) => new Date(date.getTime() + 12 * 3_600_000);
const show = (date) => `${names[kamchatka(date).getUTCDay()]} ${String(kamchatka(date).getUTCHours()).padStart(2, '0')}`;
const times = (cron, timezone) =>
  CronosExpression.parse(cron, { timezone }).nextNDates(new Date('2025-11-08T12:00:00Z'), 4).map(show).join(', ');
for (const cron of ['0 0 8 * * 1', '0 0 8-11 * * 1', '0 0 8,12 * * 1-5', '0 0 8-9 1 * *']) {
  const moscow = convert(cron, 'Asia/Kamchatka', 'Europe/Moscow');
  console.log(`${cron} -> ${moscow}`);
  console.log(`  wanted: ${times(cron, 'Asia/Kamchatka')}`);
  console.log(`  found:  ${times(moscow, 'Europe/Moscow')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0 0 8 * * 1 -> 0 0 23 * * 0
  wanted: Mon 08, Mon 08, Mon 08, Mon 08
  found:  Mon 08, Mon 08, Mon 08, Mon 08
0 0 8-11 * * 1 -> 0 0 0-2,23 * * 0
  wanted: Mon 08, Mon 09, Mon 10, Mon 11
  found:  Sun 09, Sun 10, Sun 11, Mon 08
0 0 8,12 * * 1-5 -> 0 0 3,23 * * 0-4
  wanted: Mon 08, Mon 12, Tue 08, Tue 12
  found:  Sun 12, Mon 08, Mon 12, Tue 08
0 0 8-9 1 * * -> 0 0 0,23 L * *
  wanted: Mon 08, Mon 09, Thu 08, Thu 09
  found:  Sun 09, Mon 08, Wed 09, Thu 08
OUTPUT
