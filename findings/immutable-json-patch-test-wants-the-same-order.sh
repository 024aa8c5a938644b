#!/usr/bin/env bash
# immutable-json-patch 6.0.3, which applies a JSON Patch, with rfc6902 5.4.0 beside it.
#
# Expected: `test` takes two objects as equal if they have the same members, in whatever order (RFC 6902, 4.6). Seen, with an
# offer stored as rate, sum, and a patch that tests it before it sets the term to 60:
#   order in the patch   rfc6902   immutable-json-patch
#   rate, sum            60        60
#   sum, rate            60        Test failed, value differs (path: "/offer")
# It compares the two as JSON text. A patch made by a server that sorts its keys, or a database that keeps its own order (as
# PostgreSQL's jsonb does), is refused as a conflict of two edits, though nobody has changed the offer; and as the order comes
# from whoever wrote the data last, the refusal comes and goes. A test of single values, one by one, is safe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts immutable-json-patch@6.0.3 rfc6902@5.4.0
cat >run.mjs <<'JS'
import { immutableJSONPatch } from 'immutable-json-patch';
import rfc6902 from 'rfc6902';
const stored = { offer: { rate: 0.8, sum: 30_000 }, term: 30 };
for (const value of [{ rate: 0.8, sum: 30_000 }, { sum: 30_000, rate: 0.8 }]) {
  const patch = [{ op: 'test', path: '/offer', value }, { op: 'replace', path: '/term', value: 60 }];
  const copy = structuredClone(stored);
  const [found] = rfc6902.applyPatch(copy, patch);
  let answer;
  try {
    answer = immutableJSONPatch(stored, patch).term;
  } catch (error) {
    answer = error.message;
  }
  console.log(`${Object.keys(value).join(', ')}: ${found ?? copy.term}; ${answer}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
rate, sum: 60; 60
sum, rate: 60; Test failed, value differs (path: "/offer")
OUTPUT
