#!/usr/bin/env bash
# xlsx-calc 0.9.2, which computes the formulas of an Excel sheet, on a list of payments by partners; fast-formula-parser 1.0.19
# beside it.
#
# Expected: what Excel computes, or an error, as for functions that xlsx-calc does not have. Seen, where the peer is right:
#   SUMIF(A1:A3,"Alfa",B1:B3)    100 of 400, and «Beta» in the second line has 0. In rows instead of columns it is right
#   SUMIF(B1:B3,">150",B1:B3)    0 instead of 500, in rows too
#   FLOOR(149,50)                149 instead of 100: no steps, which CEILING has: CEILING(101,50) is 150
#   ROUND(-10.125,2)             -10.12 instead of -10.13; 10.125 becomes 10.13
#   DATEDIF(…,"m")               29 months from 31 January to 1 March instead of 1: these are the days
#   -2^2                         -4 instead of 4: in Excel the sign binds closer than the power
# SUMIF takes the first row of a range only, and compares texts, also with «>150». All of them are numbers that look right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xlsx-calc@0.9.2 fast-formula-parser@1.0.19
cat >run.cjs <<'JS'
const calculate = require('xlsx-calc');
const FormulaParser = require('fast-formula-parser');
const table = [
  ['Alfa', 100],
  ['Beta', 200],
  ['Alfa', 300],
];
const valueAt = (row, column) => (row < 4 ? table[row - 1][column - 1] : table[column - 1][row - 5]);
const peer = new FormulaParser({
  onCell: ({ col, row }) => valueAt(row, col),
  onRange: ({ from, to }) =>
    Array.from({ length: to.row - from.row + 1 }, (_row, row) =>
      Array.from({ length: to.col - from.col + 1 }, (_column, column) => valueAt(from.row + row, from.col + column)),
    ),
});
const cell = (v) => ({ v, t: typeof v === 'number' ? 'n' : 's' });
for (const formula of [
  'SUM(B1:B3)',
  'SUMIF(A1:A3,"Alfa",B1:B3)',
  'SUMIF(A1:A3,"Beta",B1:B3)',
  'SUMIF(A5:C5,"Alfa",A6:C6)',
  'SUMIF(B1:B3,">150",B1:B3)',
  'SUMIF(A6:C6,">150",A6:C6)',
  'CEILING(101,50)',
  'FLOOR(149,50)',
  'ROUND(10.125,2)',
  'ROUND(-10.125,2)',
  'DATEDIF("2026-01-31","2026-03-01","m")',
  '-2^2',
]) {
  const sheet = { D1: { f: formula } };
  table.forEach(([name, sum], index) => {
    const letter = 'ABC'[index];
    sheet[`A${index + 1}`] = sheet[`${letter}5`] = cell(name);
    sheet[`B${index + 1}`] = sheet[`${letter}6`] = cell(sum);
  });
  calculate({ Sheets: { Payments: sheet } });
  const expected = peer.parse(formula, { sheet: 'Payments', row: 1, col: 4 });
  console.log(`${formula}: ${sheet.D1.v}; fast-formula-parser ${expected}`);
}
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
SUM(B1:B3): 600; fast-formula-parser 600
SUMIF(A1:A3,"Alfa",B1:B3): 100; fast-formula-parser 400
SUMIF(A1:A3,"Beta",B1:B3): 0; fast-formula-parser 200
SUMIF(A5:C5,"Alfa",A6:C6): 400; fast-formula-parser 400
SUMIF(B1:B3,">150",B1:B3): 0; fast-formula-parser 500
SUMIF(A6:C6,">150",A6:C6): 0; fast-formula-parser 500
CEILING(101,50): 150; fast-formula-parser 150
FLOOR(149,50): 149; fast-formula-parser 100
ROUND(10.125,2): 10.13; fast-formula-parser 10.13
ROUND(-10.125,2): -10.12; fast-formula-parser -10.13
DATEDIF("2026-01-31","2026-03-01","m"): 29; fast-formula-parser 1
-2^2: -4; fast-formula-parser 4
OUTPUT
