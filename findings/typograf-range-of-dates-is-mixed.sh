#!/usr/bin/env bash
# typograf 7.8.0, which prepares Russian texts for print, on the dates of promotions and the numbers of papers.
#
# Expected: its rule ru/date/fromISO turns dates like 2024-05-01 into 01.05.2024, as its list of rules says, and leaves others
# as they are. Seen:
#   01.02.2024-05.02.2024   01.02.02.05.2024.2024
#   31.12.2024-01.01.2025   31.12.01.01.2024.2025
#   приказ № 1999-01/05     № 05.01.1999
#   договор 1234-56-78      78.56.1234
#   договор 2024-13-45      45.13.2024
# The separators may differ within a date, and neither months nor ends are looked at: a year, its hyphen and the day and
# month of the next date are a date too. With a dash instead of the hyphen the same range stays as it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts typograf@7.8.0
cat >run.cjs <<'JS'
const Typograf = require('typograf');
const typograf = new Typograf({ locale: ['ru', 'en-US'] });
for (const text of [
  'Акция с 01.02.2024–05.02.2024',
  'Акция с 01.02.2024-05.02.2024',
  'Приём 31.12.2024-01.01.2025',
  'Приказ № 1999-01/05',
  'Договор 1234-56-78',
  'Договор 2024-13-45',
  'Договор от 2024-05-01',
])
  console.log(`${text}: ${typograf.execute(text).replace(/[\u00A0\u202F]/g, ' ')}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Акция с 01.02.2024–05.02.2024: Акция с 01.02.2024–05.02.2024
Акция с 01.02.2024-05.02.2024: Акция с 01.02.02.05.2024.2024
Приём 31.12.2024-01.01.2025: Приём 31.12.01.01.2024.2025
Приказ № 1999-01/05: Приказ № 05.01.1999
Договор 1234-56-78: Договор 78.56.1234
Договор 2024-13-45: Договор 45.13.2024
Договор от 2024-05-01: Договор от 01.05.2024
OUTPUT
