#!/usr/bin/env bash
# aws-cron-parser 1.1.12, which computes the next dates of schedules in the notation of Amazon's EventBridge: minutes, hours,
# day of the month, month, day of the week, year. cron-schedule 6.0.0 beside it.
#
# Expected: a reminder on the 31st goes out in months that have one, and a yearly one on 29 February in leap years. Seen, after
# 30 January 2026:
#   the 31st      31 January, 3 March, 31 March, 1 May, 31 May, 1 July: the 31st of February is the 3rd of March
#   29th to 31st  30 January, 31 January, 1 March, 29 March
#   29 February   1 March 2026, 1 March 2027, 29 February 2028
# Its own text for the same schedule is «on the 31st of every month». What exceeds a month spills over into the next one as if
# somebody had asked for it: a debtor is reminded, or charged, on days that are in no schedule.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts aws-cron-parser@1.1.12 cron-schedule@6.0.0
cat >run.mjs <<'JS'
import aws from 'aws-cron-parser';
import { parseCronExpression } from 'cron-schedule';
const { getScheduleDescription, next, parse } = aws;
const start = new Date('2026-01-30T00:00:00Z');
const day = (date) => date.toISOString().slice(0, 10);
for (const [own, usual] of [
  ['0 9 31 * ? *', '0 9 31 * *'],
  ['0 9 29-31 * ? *', '0 9 29-31 * *'],
  ['0 9 29 2 ? *', '0 9 29 2 *'],
  ['0 9 28 * ? *', '0 9 28 * *'],
]) {
  const schedule = parse(own);
  const dates = [start];
  while (dates.length < 9) dates.push(next(schedule, dates.at(-1)));
  console.log(`${own}: ${getScheduleDescription(schedule)}`);
  console.log(`  aws-cron-parser: ${dates.slice(1).map(day).join(' ')}`);
  console.log(`  cron-schedule: ${parseCronExpression(usual).getNextDates(8, start).map(day).join(' ')}`);
}
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
0 9 31 * ? *: on the 31st of every month at 9:00 AM
  aws-cron-parser: 2026-01-31 2026-03-03 2026-03-31 2026-05-01 2026-05-31 2026-07-01 2026-07-31 2026-08-31
  cron-schedule: 2026-01-31 2026-03-31 2026-05-31 2026-07-31 2026-08-31 2026-10-31 2026-12-31 2027-01-31
0 9 29-31 * ? *: on the 29th, 30th, and 31st of every month at 9:00 AM
  aws-cron-parser: 2026-01-30 2026-01-31 2026-03-01 2026-03-29 2026-03-30 2026-03-31 2026-04-29 2026-04-30
  cron-schedule: 2026-01-30 2026-01-31 2026-03-29 2026-03-30 2026-03-31 2026-04-29 2026-04-30 2026-05-29
0 9 29 2 ? *: on the 29th of February at 9:00 AM
  aws-cron-parser: 2026-03-01 2027-03-01 2028-02-29 2029-03-01 2030-03-01 2031-03-01 2032-02-29 2033-03-01
  cron-schedule: 2028-02-29 2032-02-29 2036-02-29 2040-02-29 2044-02-29 2048-02-29 2052-02-29 2056-02-29
0 9 28 * ? *: on the 28th of every month at 9:00 AM
  aws-cron-parser: 2026-02-28 2026-03-28 2026-04-28 2026-05-28 2026-06-28 2026-07-28 2026-08-28 2026-09-28
  cron-schedule: 2026-02-28 2026-03-28 2026-04-28 2026-05-28 2026-06-28 2026-07-28 2026-08-28 2026-09-28
OUTPUT
