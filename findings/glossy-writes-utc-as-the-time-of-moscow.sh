#!/usr/bin/env bash
# glossy 0.1.7, which writes and reads lines of syslog, on a server whose TZ is Europe/Moscow.
#
# Expected: the time of a line is the time of its event, with the fraction of the second in decimals (RFC 5424, 6.2.3). Seen:
#   event                      written                        read again, also by nsyslog-parser 0.10.1
#   2026-01-31T19:14:15.003Z   2026-01-31T19:14:15.03+03:00    2026-01-31T16:14:15.030Z
#   2026-01-31T19:14:15.030Z   2026-01-31T19:14:15.30+03:00    2026-01-31T16:14:15.300Z
#   2026-01-31T19:14:15.300Z   2026-01-31T19:14:15.300+03:00   2026-01-31T16:14:15.300Z
# The digits are those of UTC, and the offset behind them is that of the server, so that each event is three hours early. Of
# milliseconds below 100 one zero is missing, for it fills up to two digits: 3 ms become 30 ms, and 90 ms become
# 900 ms, behind later events of the same second. With TZ=UTC, as in most pipelines, only the second fault is seen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts glossy@0.1.7 nsyslog-parser@0.10.1
cat >run.cjs <<'JS'
const { Parse, Produce } = require('glossy');
const parse = require('nsyslog-parser');
const writer = new Produce({ type: 'RFC5424' });
const fields = { facility: 'user', severity: 'info', host: 'web', appName: 'loans', pid: '7', msgID: '-', message: 'ok' };
for (const time of ['2026-01-31T19:14:15.003Z', '2026-01-31T19:14:15.030Z', '2026-01-31T19:14:15.300Z']) {
  const line = writer.produce({ ...fields, date: new Date(time) });
  Parse.parse(line, (read) => {
    console.log(`${time}: ${line.split(' ')[1]}, ${read.time.toISOString()}, ${parse(line).ts.toISOString()}`);
  });
}
JS
TZ=Europe/Moscow node run.cjs | tee output
diff output - <<'OUTPUT'
2026-01-31T19:14:15.003Z: 2026-01-31T19:14:15.03+03:00, 2026-01-31T16:14:15.030Z, 2026-01-31T16:14:15.030Z
2026-01-31T19:14:15.030Z: 2026-01-31T19:14:15.30+03:00, 2026-01-31T16:14:15.300Z, 2026-01-31T16:14:15.300Z
2026-01-31T19:14:15.300Z: 2026-01-31T19:14:15.300+03:00, 2026-01-31T16:14:15.300Z, 2026-01-31T16:14:15.300Z
OUTPUT
