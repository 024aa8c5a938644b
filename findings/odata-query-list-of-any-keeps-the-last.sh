#!/usr/bin/env bash
# odata-query 8.1.0, which writes OData queries, here lenders with some offer of a rate within two limits.
#
# Expected: the README has it that `any` may be an object or a list of objects, and that both mean all conditions, joined by
# `and`; the same list right below `filter` does so. Seen, behind `offers/any(offers:`:
#   any: [{ min: { le: 30000 } }, { rate: 0 }]                  offers/min le 30000 and offers/rate eq 0
#   any: [{ rate: { ge: 0.1 } }, { rate: { le: 0.8 } }]         offers/rate le 0.8
#   any: { rate: { ge: 0.1, le: 0.8 } }                         offers/rate ge 0.1 and offers/rate le 0.8
#   any: { and: [{ rate: { ge: 0.1 } }, { rate: { le: 0.8 } }] }   both, in brackets
#   filter: [{ rate: { ge: 0.1 } }, { rate: { le: 0.8 } }]      both
# The list is first merged to one object, and of two conditions for the same name the last one wins without a word: the lower
# limit is gone, and the table shows lenders that it should not. A filter put together from several fields of a form does this.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts odata-query@8.1.0
cat >run.cjs <<'JS'
const { default: buildQuery } = require('odata-query');
for (const any of [
  [{ min: { le: 30_000 } }, { rate: 0 }],
  [{ rate: { ge: 0.1 } }, { rate: { le: 0.8 } }],
  { rate: { ge: 0.1, le: 0.8 } },
  { and: [{ rate: { ge: 0.1 } }, { rate: { le: 0.8 } }] },
]) console.log(`${JSON.stringify(any)}\n  ${buildQuery({ filter: { offers: { any } } })}`);
console.log(buildQuery({ filter: [{ rate: { ge: 0.1 } }, { rate: { le: 0.8 } }] }));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
[{"min":{"le":30000}},{"rate":0}]
  ?$filter=offers/any(offers:offers/min le 30000 and offers/rate eq 0)
[{"rate":{"ge":0.1}},{"rate":{"le":0.8}}]
  ?$filter=offers/any(offers:offers/rate le 0.8)
{"rate":{"ge":0.1,"le":0.8}}
  ?$filter=offers/any(offers:offers/rate ge 0.1 and offers/rate le 0.8)
{"and":[{"rate":{"ge":0.1}},{"rate":{"le":0.8}}]}
  ?$filter=offers/any(offers:((offers/rate ge 0.1) and (offers/rate le 0.8)))
?$filter=rate ge 0.1 and rate le 0.8
OUTPUT
