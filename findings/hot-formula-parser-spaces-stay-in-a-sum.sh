#!/usr/bin/env bash
# hot-formula-parser 4.0.0, which evaluates formulas of Excel; @formulajs/formulajs 4.6.1 and fast-formula-parser 1.0.19 beside.
#
# Expected: the functions of Excel: SUBSTITUTE with "" takes the old text out, and its old text is no pattern; MOD has the sign
# of the divisor; ROUND takes a half away from zero. Seen:
#   formula                              hot-formula-parser   Excel (and which peer)
#   SUBSTITUTE("1 000 000", " ", "")     1 000 000            1000000 (formulajs)
#   SUBSTITUTE("30.5", ".", ",")         ,,,,                 30,5 (formulajs)
#   MOD(-7, 3)                           1                    2 (both)
#   ROUND(-2.5, 0)                       -2                   -3 (both)
#   ROUND(-125.125, 2)                   -125.12              -125.13 (both)
# An empty new text counts as missing, and the text is given back as it came; the old text becomes a regular expression.
# Its functions are a copy of an old formulajs that was not brought up to date.
# It hits calculators whose cells were checked in Excel: «1 000 000» stays text, and a refund is rounded another way.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hot-formula-parser@4.0.0 @handsontable/formulajs@2.0.2 \
  @formulajs/formulajs@4.6.1 fast-formula-parser@1.0.19
cat >run.cjs <<'JS'
const formulajs = require('@formulajs/formulajs');
const FastParser = require('fast-formula-parser');
const { Parser } = require('hot-formula-parser');
const parser = new Parser();
const fast = new FastParser();
const list = [
  ['SUBSTITUTE', '1 000 000', ' ', ''], ['SUBSTITUTE', '30.5', '.', ','], ['SUBSTITUTE', '30 000', '0', '1'],
  ['MOD', 7, 3], ['MOD', -7, 3], ['ROUND', 2.5, 0], ['ROUND', -2.5, 0], ['ROUND', -125.125, 2],
];
for (const [name, ...values] of list) {
  const formula = `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
  const { result, error } = parser.parse(formula);
  const peer = name === 'SUBSTITUTE' ? '-' : fast.parse(formula, { sheet: 'loan', row: 1, col: 1 });
  console.log(`${formula}: ${error ?? result}; ${formulajs[name](...values)}; ${peer}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
SUBSTITUTE("1 000 000", " ", ""): 1 000 000; 1000000; -
SUBSTITUTE("30.5", ".", ","): ,,,,; 30,5; -
SUBSTITUTE("30 000", "0", "1"): 31 111; 31 111; -
MOD(7, 3): 1; 1; 1
MOD(-7, 3): 1; 2; 2
ROUND(2.5, 0): 3; 3; 3
ROUND(-2.5, 0): -2; -3; -3
ROUND(-125.125, 2): -125.12; -125.13; -125.13
OUTPUT
