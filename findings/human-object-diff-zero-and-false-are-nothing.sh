#!/usr/bin/env bash
# human-object-diff 3.0.0, which tells in sentences what has changed between two objects, for a journal of changes; microdiff
# 1.6.0 beside it.
#
# Expected: the sentence has the new value, as the documentation shows it. Seen:
#   change               human-object-diff                                  microdiff
#   rate: 0.8 to 0       "Rate", with a value of "0.8" … changed to ""      0.8, 0
#   ads: true to false   "Ads", with a value of "true" … changed to ""      true, false
#   fee: null to 0       "Fee", with a value of "" … changed to ""          null, 0
#   code: 'A' to ''      "Code", with a value of "A" … changed to ""        A, (empty)
# The values are put into the sentence by a test for truth, so that 0 and false are as nothing. A consent that is taken back
# and a rate of nought read as if the field had been emptied, and no change at all can be seen from null to 0.
# Whom it hits: journals of consents and of the rates of offers, where the sentence is what is kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts human-object-diff@3.0.0 microdiff@1.6.0
cat >run.cjs <<'JS'
const Diff = require('human-object-diff');
const microdiff = require('microdiff').default ?? require('microdiff');
const changes = [
  [{ rate: 0.8 }, { rate: 0 }],
  [{ ads: true }, { ads: false }],
  [{ fee: null }, { fee: 0 }],
  [{ code: 'A' }, { code: '' }],
  [{ terms: [7, 30] }, { terms: [0, 30] }],
  [{ rate: 0.8 }, { rate: 1 }],
];
for (const [before, after] of changes) {
  console.log(new Diff().diff(before, after).join('; '));
  console.log(`  ${microdiff(before, after).map(({ oldValue, value }) => JSON.stringify([oldValue, value])).join('; ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
"Rate", with a value of "0.8" (at Obj.rate) was changed to ""
  [0.8,0]
"Ads", with a value of "true" (at Obj.ads) was changed to ""
  [true,false]
"Fee", with a value of "" (at Obj.fee) was changed to ""
  [null,0]
"Code", with a value of "A" (at Obj.code) was changed to ""
  ["A",""]
Array "Terms" (at Obj.terms), had a value of "7" changed to "" at index 0
  [7,0]
"Rate", with a value of "0.8" (at Obj.rate) was changed to "1"
  [0.8,1]
OUTPUT
