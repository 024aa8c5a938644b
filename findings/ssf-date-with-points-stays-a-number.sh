#!/usr/bin/env bash
# Number formats of spreadsheets: ssf 0.11.2, and the readers xlsx 0.18.5 and @e965/xlsx 0.20.3, which hold the same code;
# numfmt 4.0.1 beside them; the workbook is made with exceljs 4.4.0, `numFmt` as below.
#
# Expected: `dd.mm.yyyy` is the day, the month and the year with points between, as Excel shows it and as numfmt has it.
# Seen, with the 31st of August 2025 in a report:
#   format             ssf          CSV, both readers   CSV with `cellDates`   numfmt
#   dd.mm.yyyy         an error     45900               8/31/25                31.08.2025
#   d.m.yy             an error     45900               8/31/25                31.8.25
#   dd.mm.yyyy hh:mm   an error     45900               8/31/25                31.08.2025 00:00
#   dd\.mm\.yyyy       31.08.2025   31.08.2025          31.08.2025             31.08.2025
#   dd/mm/yyyy         31/08/2025   31/08/2025          31/08/2025             31/08/2025
# In a date format a point is taken for the start of parts of a second, as in ss.000, whatever stands before it, and a point
# without zeros is refused. The readers hide the error and put the bare number, or the American date, in its place. So
# dates of contracts leave a report as numbers, unless each point is written with a backslash.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ssf@0.11.2 xlsx@0.18.5 @e965/xlsx@0.20.3 numfmt@4.0.1 exceljs@4.4.0
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { format } from 'numfmt';
const require = createRequire(import.meta.url);
const { Workbook } = require('exceljs');
const ssf = require('ssf');
const readers = [require('xlsx'), require('@e965/xlsx')];
const formats = ['dd.mm.yyyy', 'd.m.yy', 'dd.mm.yyyy hh:mm', 'dd\\.mm\\.yyyy', 'dd/mm/yyyy'];
const book = new Workbook();
const sheet = book.addWorksheet('Report');
for (const numFmt of formats) sheet.addRow([new Date('2025-08-31T00:00:00Z')]).getCell(1).numFmt = numFmt;
const file = await book.xlsx.writeBuffer();
const read = ({ read, utils }, options) => utils.sheet_to_csv(read(file, options).Sheets.Report).split('\n');
const columns = readers.flatMap((reader) => [read(reader, {}), read(reader, { cellDates: true })]);
const attempt = (code) => {
  try {
    return ssf.format(code, 45900);
  } catch {
    return 'an error';
  }
};
formats.forEach((code, row) => {
  console.log([code, attempt(code), ...columns.map((column) => column[row]), format(code, 45900)].join(' | '));
});
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
dd.mm.yyyy | an error | 45900 | 8/31/25 | 45900 | 8/31/25 | 31.08.2025
d.m.yy | an error | 45900 | 8/31/25 | 45900 | 8/31/25 | 31.8.25
dd.mm.yyyy hh:mm | an error | 45900 | 8/31/25 | 45900 | 8/31/25 | 31.08.2025 00:00
dd\.mm\.yyyy | 31.08.2025 | 31.08.2025 | 31.08.2025 | 31.08.2025 | 31.08.2025 | 31.08.2025
dd/mm/yyyy | 31/08/2025 | 31/08/2025 | 31/08/2025 | 31/08/2025 | 31/08/2025 | 31/08/2025
OUTPUT
