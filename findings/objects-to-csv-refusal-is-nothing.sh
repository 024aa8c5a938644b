#!/usr/bin/env bash
# objects-to-csv 1.3.6, which makes CSV of a list of objects; convert-array-to-csv 2.0.0 and json-2-csv 5.6.0 beside it.
#
# Expected: true and false are written as such, or as two values that can be told apart, and a refusal can be told from no
# answer. The documentation says nothing else. Seen, of a consent to advertising:
#   ads          objects-to-csv   convert-array-to-csv   json-2-csv
#   true         1                true                   true
#   false        (empty)          false                  false
#   null         (empty)          ""                     null
# It leaves the values to the writer of CSV below it, which makes 1 of true and an empty text of false. The numbers 0 and 1
# stay, so the list of consents has 1 and nothing, and nobody can tell who has refused from who was never asked.
# Whom it hits: exports of requests with consents, for a partner or for a check of what was agreed to.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts objects-to-csv@1.3.6 convert-array-to-csv@2.0.0 json-2-csv@5.6.0
cat >run.cjs <<'JS'
const { convertArrayToCSV } = require('convert-array-to-csv');
const { json2csv } = require('json-2-csv');
const ObjectsToCsv = require('objects-to-csv');
const requests = [
  { request: 1, ads: true, loans: 1 },
  { request: 2, ads: false, loans: 0 },
  { request: 3, ads: null, loans: 0 },
];
new ObjectsToCsv(requests).toString().then((text) => {
  console.log(text.trim());
  console.log(convertArrayToCSV(requests).trim());
  console.log(json2csv(requests));
});
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
request,ads,loans
1,1,1
2,,0
3,,0
request,ads,loans
1,true,1
2,false,0
3,"",0
request,ads,loans
1,true,1
2,false,0
3,null,0
OUTPUT
