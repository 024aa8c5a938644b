#!/usr/bin/env bash
# array-to-table 1.0.1, which writes a list of objects as a table in Markdown; json-to-markdown-table 1.0.0 and tableify 1.1.1
# (in HTML) beside it.
#
# Expected: a rate of 0 per cent, as first loans have it, is 0 in the table, and `false` is false, as in the peers. Seen:
#   rate: 0            an empty cell, the same as for a lender whose rate is not known
#   rate: '0'          0, as it should be
#   insured: false     an empty cell, between others that say true
# In a comparison of offers the best one has no rate.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts array-to-table@1.0.1 json-to-markdown-table@1.0.0 tableify@1.1.1
cat >run.cjs <<'JS'
const arrayToTable = require('array-to-table');
const jsonToTable = require('json-to-markdown-table');
const tableify = require('tableify');
const offers = [
  { lender: 'Alfa', rate: 0, insured: false },
  { lender: 'Beta', rate: 0.8, insured: true },
  { lender: 'Gamma', rate: '0', insured: true },
  { lender: 'Delta', insured: true },
];
console.log(arrayToTable(offers).replaceAll('\r', ''));
console.log(jsonToTable(offers, ['lender', 'rate', 'insured']));
console.log(tableify(offers).replaceAll(/ class="[^"]*"/g, '').replaceAll('</tr>', '</tr>\n'));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
lender | rate | insured
--- | --- | ---
Alfa |  | 
Beta | 0.8 | true
Gamma | 0 | true
Delta |  | true

|lender|rate|insured|
|----|----|----|
|Alfa|0|false|
|Beta|0.8|true|
|Gamma|0|true|
|Delta|undefined|true|

<table><thead><tr><th>lender</th><th>rate</th><th>insured</th></tr>
</thead><tbody><tr><td>Alfa</td><td>0</td><td>false</td></tr>
<tr><td>Beta</td><td>0.8</td><td>true</td></tr>
<tr><td>Gamma</td><td>0</td><td>true</td></tr>
<tr><td>Delta</td><td></td><td>true</td></tr>
</tbody></table>
OUTPUT
