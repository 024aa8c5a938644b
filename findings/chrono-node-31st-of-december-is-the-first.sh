#!/usr/bin/env bash
# chrono-node 2.10.3, which finds dates in texts, in its Russian version, on the last days of promotions.
#
# Expected: «до 31-го декабря» is the 31st, as «31st of December» is in English and «31 декабря» in Russian. Seen, on the
# 29th of November 2026:
#   31 декабря               2026-12-31
#   31-го декабря            2026-12-01   found: «декабря»
#   до 15-го января 2027     2027-01-01   found: «января 2027»
#   с 1 по 15 декабря        2026-12-01 to 2026-12-15
#   с 1-го по 15-е декабря   2026-11-29 at one o'clock, and 2026-12-01
# A day with its ending is thrown away, and the month that is left becomes its first day: a date, not a failure.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chrono-node@2.10.3
cat >run.cjs <<'JS'
const chrono = require('chrono-node');
const today = new Date(2026, 10, 29, 12);
const show = (part) => (part === null ? '' : ` to ${part.date().toLocaleString('sv').slice(0, 10)}`);
function find(version, text) {
  const found = version.parse(text, today);
  const dates = found.map(
    ({ text: part, start, end }) => `${part} = ${start.date().toLocaleString('sv').slice(0, 16)}${show(end)}`,
  );
  console.log(`${text}: ${dates.join('; ')}`);
}
find(chrono.en, '31st of December');
for (const text of ['31 декабря', '31-го декабря', 'до 15-го января 2027', 'с 1 по 15 декабря', 'с 1-го по 15-е декабря'])
  find(chrono.ru, text);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
31st of December: 31st of December = 2026-12-31 12:00
31 декабря: 31 декабря = 2026-12-31 12:00
31-го декабря: декабря = 2026-12-01 12:00
до 15-го января 2027: января 2027 = 2027-01-01 12:00
с 1 по 15 декабря: с 1 по 15 декабря = 2026-12-01 12:00 to 2026-12-15
с 1-го по 15-е декабря: с 1 = 2026-11-29 01:00; декабря = 2026-12-01 12:00
OUTPUT
