#!/usr/bin/env bash
# js-excel-date-convert 1.0.2, which makes dates the numbers of Excel and back; excel-date-to-js 1.1.5 beside it.
#
# Expected: 15 January 2026, 18:30 is 46037.77 in Excel, whose whole part is the day, and the README takes Excel's leap year of
# 1900 into consideration: 1 January 1900 is 1, and 60 is the day that was none. Seen:
#   15 January, 11:59   46037, the 15th
#   15 January, 12:00   46038, the 16th, and so on until midnight
#   31 December, 18:30  46023, the 1st of January of the next year
#   1 January 1900      2, and 28 February 1900 is 60: from March on it is right
# The number is rounded, not cut: whoever applies after noon (in UTC, from 15:00 of Moscow on) has applied tomorrow, and on
# the last evening of a month in the next one. The peer keeps the fraction; the
# days of 1900 are the same there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-excel-date-convert@1.0.2 excel-date-to-js@1.1.5
cat >run.cjs <<'JS'
const { fromExcelDate, toExcelDate } = require('js-excel-date-convert');
const { getExcelDateFromJs } = require('excel-date-to-js');
for (const time of [
  '2026-01-15T00:00Z',
  '2026-01-15T11:59Z',
  '2026-01-15T12:00Z',
  '2026-01-15T18:30Z',
  '2025-12-31T18:30Z',
  '1900-01-01T00:00Z',
  '1900-02-28T00:00Z',
  '1900-03-01T00:00Z',
]) {
  const number = toExcelDate(new Date(time));
  const back = fromExcelDate(number).toISOString().slice(0, 10);
  console.log(`${time}: ${number}, back ${back}; excel-date-to-js ${getExcelDateFromJs(new Date(time)).toFixed(3)}`);
}
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
2026-01-15T00:00Z: 46037, back 2026-01-15; excel-date-to-js 46037.000
2026-01-15T11:59Z: 46037, back 2026-01-15; excel-date-to-js 46037.499
2026-01-15T12:00Z: 46038, back 2026-01-16; excel-date-to-js 46037.500
2026-01-15T18:30Z: 46038, back 2026-01-16; excel-date-to-js 46037.771
2025-12-31T18:30Z: 46023, back 2026-01-01; excel-date-to-js 46022.771
1900-01-01T00:00Z: 2, back 1900-01-01; excel-date-to-js 2.000
1900-02-28T00:00Z: 60, back 1900-02-28; excel-date-to-js 60.000
1900-03-01T00:00Z: 61, back 1900-03-01; excel-date-to-js 61.000
OUTPUT
