#!/usr/bin/env bash
# Readers of cron expressions: cron-converter 2.1.0 and @cheap-glitch/mi-cron 1.0.1; cron-schedule 5.0.4, cronosjs 1.7.1 beside.
#
# Expected: if both the day of the month and the day of the week are restricted, a day matches when either does (POSIX,
# crontab, and the page about crontab that the documentation of mi-cron names). Seen, the first dates from 1 January 2026:
#   expression      cron-converter, mi-cron             cron-schedule, cronosjs
#   0 9 1 * *       1 Jan, 1 Feb, 1 Mar                 1 Jan, 1 Feb, 1 Mar
#   0 9 * * 1       5, 12, 19 Jan                       5, 12, 19 Jan
#   0 9 1 * 1       1 Jun 2026, 1 Feb 2027, 1 Mar       1, 5, 12, 19 Jan
#   0 9 1,15 * 5    1 May, 15 May, 1 Jan 2027           1, 2, 9, 15 Jan
# Both look for a day that is in both lists. A message meant for each Monday and each first of the month goes out in June for
# the first time, and a check of the crontab of a server with these shows other dates than the server has.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cron-converter@2.1.0 @cheap-glitch/mi-cron@1.0.1 \
  cron-schedule@5.0.4 cronosjs@1.7.1
cat >run.cjs <<'JS'
process.env.TZ = 'UTC';
const { parseCron } = require('@cheap-glitch/mi-cron');
const { getSchedule, stringToArray } = require('cron-converter');
const { parseCronExpression } = require('cron-schedule');
const { CronosExpression } = require('cronosjs');
const start = new Date('2026-01-01T00:00:00Z');
const show = (dates) => dates.map((date) => date.toISOString().slice(2, 10)).join(' ');
const repeat = (next) => Array.from({ length: 4 }, next);
for (const cron of ['0 9 1 * *', '0 9 * * 1', '0 9 1 * 1', '0 9 1,15 * 5']) {
  const schedule = getSchedule(stringToArray(cron), start, 'UTC');
  const cronos = CronosExpression.parse(cron, { timezone: 'UTC' });
  let last = start;
  console.log(cron);
  console.log(`  cron-converter ${show(repeat(() => schedule.next().toJSDate()))}`);
  console.log(`  mi-cron        ${show(repeat(() => (last = parseCron.nextDate(cron, last))))}`);
  console.log(`  cron-schedule  ${show(parseCronExpression(cron).getNextDates(4, start))}`);
  console.log(`  cronosjs       ${show(cronos.nextNDates(start, 4))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0 9 1 * *
  cron-converter 26-01-01 26-02-01 26-03-01 26-04-01
  mi-cron        26-01-01 26-02-01 26-03-01 26-04-01
  cron-schedule  26-01-01 26-02-01 26-03-01 26-04-01
  cronosjs       26-01-01 26-02-01 26-03-01 26-04-01
0 9 * * 1
  cron-converter 26-01-05 26-01-12 26-01-19 26-01-26
  mi-cron        26-01-05 26-01-12 26-01-19 26-01-26
  cron-schedule  26-01-05 26-01-12 26-01-19 26-01-26
  cronosjs       26-01-05 26-01-12 26-01-19 26-01-26
0 9 1 * 1
  cron-converter 26-06-01 27-02-01 27-03-01 27-11-01
  mi-cron        26-06-01 27-02-01 27-03-01 27-11-01
  cron-schedule  26-01-01 26-01-05 26-01-12 26-01-19
  cronosjs       26-01-01 26-01-05 26-01-12 26-01-19
0 9 1,15 * 5
  cron-converter 26-05-01 26-05-15 27-01-01 27-01-15
  mi-cron        26-05-01 26-05-15 27-01-01 27-01-15
  cron-schedule  26-01-01 26-01-02 26-01-09 26-01-15
  cronosjs       26-01-01 26-01-02 26-01-09 26-01-15
OUTPUT
