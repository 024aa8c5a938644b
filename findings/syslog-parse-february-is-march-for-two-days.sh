#!/usr/bin/env bash
# syslog-parse 2.0.0, which reads lines of syslog of the older kind, whose times have a month and a day, but no year.
#
# Expected: the month and the day are those of the line; only the year is taken from the clock. Seen, with TZ=UTC:
#   read on      Feb  1   Feb 28   Jun 30
#   15 March     1 Feb    28 Feb   30 June
#   29 March     1 Mar    28 Mar   30 June
#   31 March     1 Mar    28 Mar   30 July
#   31 July      1 Mar    28 Mar   30 July
# It takes the present moment and sets the month first and the day after it. On the 29th to the 31st, the present day does not
# exist in a shorter month, the date moves on to the next one, and the day is set there. Reports made on such days count the
# requests of February as those of March, and of June as those of July; on all other days the same file is read right. The
# milliseconds of the clock stay in each time as well, so that two readings of one line differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts syslog-parse@2.0.0
cat >run.mjs <<'JS'
import syslogParse from 'syslog-parse';
const RealDate = Date;
let now;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now] : parts));
  }
};
for (const today of ['2026-03-15', '2026-03-29', '2026-03-31', '2026-07-31'])
  for (const day of ['Feb  1', 'Feb 28', 'Jun 30']) {
    now = `${today}T12:00:00.250Z`;
    const { time } = syslogParse(`<14>${day} 09:05:02 web loans[7]: ok`);
    console.log(`${today}, ${day}: ${time.toISOString()}`);
  }
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
2026-03-15, Feb  1: 2026-02-01T09:05:02.250Z
2026-03-15, Feb 28: 2026-02-28T09:05:02.250Z
2026-03-15, Jun 30: 2026-06-30T09:05:02.250Z
2026-03-29, Feb  1: 2026-03-01T09:05:02.250Z
2026-03-29, Feb 28: 2026-03-28T09:05:02.250Z
2026-03-29, Jun 30: 2026-06-30T09:05:02.250Z
2026-03-31, Feb  1: 2026-03-01T09:05:02.250Z
2026-03-31, Feb 28: 2026-03-28T09:05:02.250Z
2026-03-31, Jun 30: 2026-07-30T09:05:02.250Z
2026-07-31, Feb  1: 2026-03-01T09:05:02.250Z
2026-07-31, Feb 28: 2026-03-28T09:05:02.250Z
2026-07-31, Jun 30: 2026-07-30T09:05:02.250Z
OUTPUT
