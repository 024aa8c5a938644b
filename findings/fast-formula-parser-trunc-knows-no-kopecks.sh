#!/usr/bin/env bash
# fast-formula-parser 1.0.19, which evaluates formulas of Excel; @formulajs/formulajs 4.6.1 beside it.
#
# Expected: the functions of Excel: TRUNC has the number of digits as second argument, TRIM leaves one space between words,
# PROPER starts each word with a capital. Seen:
#   formula                          fast-formula-parser   Excel, and formulajs (but the last)
#   TRUNC(1234.567, 2)               1234                  1234.56
#   TRUNC(0.7999, 3)                 0                     0.799
#   TRUNC(1999.99, -2)               1999                  1900
#   TRIM("  Иванов   Иван ")         Иванов   Иван         Иванов Иван
#   PROPER("ivanov ivan")            Ivanov Ivan           Ivanov Ivan
#   PROPER("иванов иван")            Иванов иван           Иванов Иван (formulajs changes nothing)
# TRUNC takes one argument and lets the second fall, without an error. TRIM cuts at the ends only. PROPER looks for a Latin
# letter behind what is no Latin letter; only the first letter of the text is made large in any alphabet.
# It hits calculators with formulas of a bank: the daily interest of 79.99 becomes 79, and a rate of 0.799 % becomes 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fast-formula-parser@1.0.19 @formulajs/formulajs@4.6.1
cat >run.cjs <<'JS'
const formulajs = require('@formulajs/formulajs');
const FormulaParser = require('fast-formula-parser');
const parser = new FormulaParser();
const list = [
  ['TRUNC', 1234.567, 2], ['TRUNC', 0.7999, 3], ['TRUNC', 1999.99, -2], ['ROUNDDOWN', 1234.567, 2],
  ['TRIM', '  Иванов   Иван '], ['PROPER', 'ivanov ivan'], ['PROPER', 'иванов иван'],
];
for (const [name, ...values] of list) {
  const formula = `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  const seen = parser.parse(formula, { sheet: 'loan', row: 1, col: 1 });
  console.log(`${formula}: ${seen}; ${formulajs[name](...values)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
TRUNC(1234.567, 2): 1234; 1234.56
TRUNC(0.7999, 3): 0; 0.799
TRUNC(1999.99, -2): 1999; 1900
ROUNDDOWN(1234.567, 2): 1234.56; 1234.56
TRIM("  Иванов   Иван "): Иванов   Иван; Иванов Иван
PROPER("ivanov ivan"): Ivanov Ivan; Ivanov Ivan
PROPER("иванов иван"): Иванов иван; иванов иван
OUTPUT
