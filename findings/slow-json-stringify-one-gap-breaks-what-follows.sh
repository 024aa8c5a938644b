#!/usr/bin/env bash
# slow-json-stringify 2.0.1, which writes JSON by a schema made with `attr`; fast-json-stringify 6.4.0 beside it.
#
# Expected: its documentation promises that an undefined property is left out, and that a list has the objects of the array;
# only the lack of escapes is documented. What is written does not depend on what was written before. Seen, one after another:
#   value                                slow-json-stringify                       fast-json-stringify
#   an offer of 0.8 % by A               {"rate":0.8,"lender":"A"}                 the same
#   an offer by B without a rate         {"lender":"B"}                            the same
#   the first offer again                {"rate":0.8"lender":"A"}, no JSON         {"rate":0.8,"lender":"A"}
#   a list of no offers                  [{}], one without rate and lender         []
#   after it, a list of the first offer  {"rate":0.8"lender":"A}, no JSON          {"rate":0.8,"lender":"A"}
# A missing value sets a mark at the next piece of the template, which leaves out the comma; no one takes the mark away, so that
# each later value is written without it. Of an empty array it writes the last element all the same, which is undefined. One
# offer without a rate, and the server sends broken lists to all until it is started anew; tests with full offers are green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts slow-json-stringify@2.0.1 fast-json-stringify@6.4.0
cat >run.cjs <<'JS'
const build = require('fast-json-stringify');
const { attr, sjs } = require('slow-json-stringify');
const object = (properties) => ({ type: 'object', properties });
const offer = object({ rate: { type: 'number' }, lender: { type: 'string' } });
const slowOffer = () => sjs({ rate: attr('number'), lender: attr('string') });
const writers = {
  slow: [slowOffer(), sjs({ offers: attr('array', slowOffer()) })],
  fast: [build(offer), build(object({ offers: { type: 'array', items: offer } }))],
};
const full = { rate: 0.8, lender: 'A' };
for (const [name, [one, list]] of Object.entries(writers)) {
  for (const value of [full, { lender: 'B' }, full]) console.log(`${name}: ${one(value)}`);
  for (const offers of [[full], [], [full]]) console.log(`${name}: ${list({ offers })}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
slow: {"rate":0.8,"lender":"A"}
slow: {"lender":"B"}
slow: {"rate":0.8"lender":"A"}
slow: {"offers":[{"rate":0.8,"lender":"A"}]}
slow: {"offers":[{}]}
slow: {"offers":[{"rate":0.8"lender":"A}]}
fast: {"rate":0.8,"lender":"A"}
fast: {"lender":"B"}
fast: {"rate":0.8,"lender":"A"}
fast: {"offers":[{"rate":0.8,"lender":"A"}]}
fast: {"offers":[]}
fast: {"offers":[{"rate":0.8,"lender":"A"}]}
OUTPUT
