#!/usr/bin/env bash
# later 1.2.0, which computes the next dates of cron schedules, prettycron 0.10.0, which says them in words by it, and
# @datasert/cronjs-matcher 1.4.0; cron-schedule 6.0.0 and cron-converter 2.1.0 beside them.
#
# Expected: 7 is Sunday, as 0 is (crontab(5)), so that `5-7` is a weekend from Friday on. The 25th of January 2026 is a Sunday.
# Seen, with the days on which the schedule fires:
#   schedule      later and prettycron        @datasert/cronjs-matcher   the two others
#   0 9 * * 0     Sunday                      Sunday                     Sunday
#   0 9 * * 7     Saturday                    Sunday                     Sunday
#   0 9 * * 5-7   Friday, Saturday            Friday, Saturday           Friday, Saturday, Sunday
#   0 9 * * 6,7   Saturday                    Saturday, Sunday           Saturday, Sunday
# later counts days from 1 inside, and 7 falls into that numbering as it is. The other one turns 7 into 0, but not in a range,
# from which Sunday then is missing.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts later@1.2.0 prettycron@0.10.0 @datasert/cronjs-matcher@1.4.0 \
  cron-schedule@6.0.0 cron-converter@2.1.0
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { parseCronExpression } from 'cron-schedule';
const require = createRequire(import.meta.url);
const { getSchedule, stringToArray } = require('cron-converter');
const { getFutureMatches } = require('@datasert/cronjs-matcher');
const later = require('later');
const prettycron = require('prettycron');
later.date.UTC();
const start = new Date('2026-01-25T00:00:00Z');
const week = (dates) => {
  const days = dates.map((date) => new Date(date).toUTCString().slice(0, 3));
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].filter((day) => days.includes(day)).join(' ');
};
for (const cron of ['0 9 * * 0', '0 9 * * 7', '0 9 * * 5-7', '0 9 * * 6,7']) {
  const converted = getSchedule(stringToArray(cron), start, 'UTC');
  const found = {
    later: later.schedule(later.parse.cron(cron)).next(9, start),
    '@datasert/cronjs-matcher': getFutureMatches(cron, { startAt: start.toISOString(), matchCount: 9, timezone: 'UTC' }),
    'cron-schedule': parseCronExpression(cron).getNextDates(9, start),
    'cron-converter': Array.from({ length: 9 }, () => converted.next().toISO()),
  };
  console.log(`${cron}: ${prettycron.toString(cron)}`);
  for (const [name, dates] of Object.entries(found)) console.log(`  ${name}: ${week(dates)}`);
}
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
0 9 * * 0: 09:00 on Sun
  later: Sun
  @datasert/cronjs-matcher: Sun
  cron-schedule: Sun
  cron-converter: Sun
0 9 * * 7: 09:00 on Sat
  later: Sat
  @datasert/cronjs-matcher: Sun
  cron-schedule: Sun
  cron-converter: Sun
0 9 * * 5-7: 09:00 on Fri and Sat
  later: Fri Sat
  @datasert/cronjs-matcher: Fri Sat
  cron-schedule: Fri Sat Sun
  cron-converter: Fri Sat Sun
0 9 * * 6,7: 09:00 on Sat
  later: Sat
  @datasert/cronjs-matcher: Sat Sun
  cron-schedule: Sat Sun
  cron-converter: Sat Sun
OUTPUT
