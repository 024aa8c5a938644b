#!/usr/bin/env bash
# date-range-compressor 3.0.0 (with dayjs 1.11.13), which reduces a range of dates to full years, full months and the days
# that are left.
# Expected: the first example of its documentation has the range from 30 December 2019 to 3 February 2021 as one year, one month
# and five days. So a range that is just a year is one year. Seen:
#   range                      years         months   days
#   1.01.2026 to 1.01.2027     2026          none     1
#   1.01.2026 to 31.12.2026    none          11       31
#   1.01.2025 to 31.12.2026    2025, 2026    none     none
#   1.02.2026 to 28.02.2026    none          1        none
#   1.02.2026 to 31.03.2026    none          1        31
#   1.01.2026 to 30.06.2026    none          5        30
# The last month counts as full only where the range has no more than this month, or ends a year of several; else its days are
# listed one by one. The same rule takes the year, too, where the range is one year.
# Whom: reports read from the store by months: 42 requests for a year instead of one, and totals by month without the last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts date-range-compressor@3.0.0 dayjs@1.11.13
export TZ=Europe/Moscow
cat >run.cjs <<'JS'
const { compressDateRange } = require('date-range-compressor');
const ranges = [
  ['20191230', '20210203'],
  ['20260101', '20270101'],
  ['20260101', '20261231'],
  ['20250101', '20261231'],
  ['20260201', '20260228'],
  ['20260201', '20260331'],
  ['20260101', '20260630'],
];
for (const range of ranges) {
  const { years, months, days } = compressDateRange(...range);
  console.log(`${range.join(' to ')}: ${years.join(', ') || 'none'}; ${months.length}; ${days.length}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
20191230 to 20210203: 2020; 1; 5
20260101 to 20270101: 2026; 0; 1
20260101 to 20261231: none; 11; 31
20250101 to 20261231: 2025, 2026; 0; 0
20260201 to 20260228: none; 1; 0
20260201 to 20260331: none; 1; 31
20260101 to 20260630: none; 5; 30
OUTPUT
