#!/usr/bin/env bash
# tablemark 4.1.0 and convert-array-to-csv 2.0.0, which make a table in Markdown and in CSV of a list of objects; json-to-table
# 4.2.1 and export-to-csv 1.5.0 beside them.
#
# Expected: each value stands under the heading of its key. The headings are the keys of the first object, as is documented of
# tablemark.
# Objects that come as JSON may leave keys out, and have them in any order (RFC 8259, 4). Seen:
#   object                                      row of the first two   row of the others
#   { lender: 'А', rate: 0.8, days: 30 }        А, 0.8, 30             А, 0.8, 30
#   { lender: 'Б', days: 7 }                    Б, 7                   Б, (empty), 7
#   { days: 14, lender: 'В', rate: 1 }          14, В, 1               В, 1, 14
# Both take the headings from the first object, but a row from the values of its own object as they come. A term of seven
# days stands under the rate, without any message.
# Whom it hits: reports of offers and of requests, where a field without a value is left out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tablemark@4.1.0 convert-array-to-csv@2.0.0 json-to-table@4.2.1 \
  export-to-csv@1.5.0
cat >run.mjs <<'JS'
import { generateCsv, mkConfig, asString } from 'export-to-csv';
import { createRequire } from 'node:module';
import { tablemark } from 'tablemark';
const require = createRequire(import.meta.url);
const { convertArrayToCSV } = require('convert-array-to-csv');
const jsonToTable = require('json-to-table');
const offers = [
  { lender: 'А', rate: 0.8, days: 30 },
  { lender: 'Б', days: 7 },
  { days: 14, lender: 'В', rate: 1 },
];
console.log(tablemark(offers).trim());
console.log(convertArrayToCSV(offers).trim());
console.log(jsonToTable(offers).map((row) => row.join()).join('\n'));
const config = mkConfig({ useKeysAsHeaders: true, useBom: false, quoteStrings: false });
console.log(asString(generateCsv(config)(offers)).trim().replaceAll('\r', ''));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
| Lender | Rate | Days |
| :----- | :--- | :--- |
| А      | 0.8  | 30   |
| Б      | 7    |
| 14     | В    | 1    |
lender,rate,days
А,0.8,30
Б,7
14,В,1
lender,rate,days
А,0.8,30
Б,,7
В,1,14
lender,rate,days
А,0.8,30
Б,,7
В,1,14
OUTPUT
