#!/usr/bin/env bash
# excel-builder-vanilla 5.2.5, which writes rows of data as a workbook; exceljs 4.4.0 beside it; read with xlsx 0.18.5.
#
# Expected: a value that is not there gives an empty cell, as with exceljs; a date gives a date, or an error. Seen, with a
# report of offers, where one has no fee, one no partner and one a `Date`:
#   value            excel-builder-vanilla   exceljs
#   null             the text «null»         empty
#   undefined        the text «undefined»    empty
#   { value: null }  the text «null»         (other form)
#   a Date           the text «undefined»    a date
#   0, false, ''     0, FALSE, empty text    0, FALSE, empty text
# Any object is asked for its `value`, which a Date has not, and all that is no number or boolean then is made a text. So the
# date of the contract is lost without an error, and the customer's report says «null» in the column of fees, which a filter by
# empty cells or a count of answers then takes for a value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts excel-builder-vanilla@5.2.5 exceljs@4.4.0 xlsx@0.18.5
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { createExcelFile, createWorkbook } from 'excel-builder-vanilla';
const require = createRequire(import.meta.url);
const { Workbook } = require('exceljs');
const { read, utils } = require('xlsx');
const values = [30000.5, null, undefined, { value: null }, new Date('2025-08-31T00:00:00Z'), 0, false, ''];
const show = (name, file) => {
  const [row] = utils.sheet_to_json(read(file).Sheets.Offers, { header: 1, defval: 'empty' });
  console.log(`${name}: ${JSON.stringify(row)}`);
};
const book = createWorkbook();
const sheet = book.createWorksheet({ name: 'Offers' });
sheet.setData([[...values, 'end']]);
book.addWorksheet(sheet);
show('excel-builder-vanilla', await createExcelFile(book, 'Uint8Array'));
const other = new Workbook();
other.addWorksheet('Offers').addRow([...values.map((value, index) => (index === 3 ? null : value)), 'end']);
show('exceljs', await other.xlsx.writeBuffer());
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
excel-builder-vanilla: [30000.5,"null","undefined","null","undefined",0,false,"","end"]
exceljs: [30000.5,"empty","empty","empty",45900,0,false,"","end"]
OUTPUT
