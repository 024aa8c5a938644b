#!/usr/bin/env bash
# jsonpath-rfc9535 1.3.0, with jsonpathly 3.0.0 and jsonpath-js 0.3.1 beside it: filters by an item of a list.
#
# Expected: within a comparison, `@.terms[0]` is the first item (RFC 9535, 2.3.5.1, index segments of singular queries), so
# that offers are found by their shortest term. Seen, with the terms 7 30, 30 60 and 90 90 of the offers 1 to 3:
#   filter                      jsonpath-rfc9535   both others
#   @.terms[0] == 7             none               1
#   @.terms[0] <= 30            none               1 2
#   @.terms[0] != 7             1 2 3              2 3
#   @.terms[0] == @.terms[1]    1 2 3              3
#   value(@.terms[0]) == 7      1                  1
# Its grammar wraps the index once more in comparisons than elsewhere, and what reads it looks one level higher: it finds no
# number there, and the query finds nothing. Nothing is equal to no value and unlike any, so each such filter has a wrong answer
# and none fails. With value() around the query, or in a plain path, the index is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonpath-rfc9535@1.3.0 jsonpathly@3.0.0 jsonpath-js@0.3.1
cat >run.mjs <<'JS'
import { JSONPathJS } from 'jsonpath-js';
import { query as lyQuery } from 'jsonpathly';
import { query } from 'jsonpath-rfc9535';
const offers = [{ id: 1, terms: [7, 30] }, { id: 2, terms: [30, 60] }, { id: 3, terms: [90, 90] }];
for (const filter of [
  '@.terms[0] == 7', '@.terms[0] <= 30', '@.terms[0] != 7', '@.terms[-1] >= 60', '@.terms[0] == @.terms[1]', '@.terms[5] == 7',
  'value(@.terms[0]) == 7', 'length(@.terms) == 2', '@.id <= 2',
]) {
  const path = `$[?${filter}].id`;
  console.log(`${filter}: ${[query(offers, path), lyQuery(offers, path, { returnArray: true }), new JSONPathJS(path).find(offers)]
    .map((found) => found.join(' ') || 'none').join(', ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
@.terms[0] == 7: none, 1, 1
@.terms[0] <= 30: none, 1 2, 1 2
@.terms[0] != 7: 1 2 3, 2 3, 2 3
@.terms[-1] >= 60: none, 2 3, 2 3
@.terms[0] == @.terms[1]: 1 2 3, 3, 3
@.terms[5] == 7: none, none, none
value(@.terms[0]) == 7: 1, 1, 1
length(@.terms) == 2: 1 2 3, 1 2 3, 1 2 3
@.id <= 2: 1 2, 1 2, 1 2
OUTPUT
