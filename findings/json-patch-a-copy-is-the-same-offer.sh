#!/usr/bin/env bash
# Packages that apply a JSON Patch: json-patch 0.7.0 and json8-patch 1.0.6, with rfc6902 5.4.0, jsonpatch 3.1.0 and
# immutable-json-patch 6.0.3 beside them.
#
# Expected: `copy` is the same as an `add` of the value found at `from` (RFC 6902, 4.5), and a JSON text has no shared parts: a
# second offer is made of the first, then named and priced, and the first one stays. Seen, the two offers behind the patch:
#   json-patch            Второй 0, Второй 0
#   json8-patch           Второй 0, Второй 0
#   the three others      Первый 0.8, Второй 0
# The first two put the very object that they found at the new place as well. All later operations on either place change
# both, so that the offer copied from gets the name and the rate of its copy, and nothing fails. The patch itself is
# right, as the other three show. Only texts, numbers and the like can be copied safely.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-patch@0.7.0 json8-patch@1.0.6 rfc6902@5.4.0 jsonpatch@3.1.0 \
  immutable-json-patch@6.0.3
cat >run.cjs <<'JS'
const immutable = require('immutable-json-patch');
const json8 = require('json8-patch');
const jsonPatch = require('json-patch');
const jsonpatch = require('jsonpatch');
const rfc6902 = require('rfc6902');
const apply = {
  'json-patch': (offers, patch) => jsonPatch.apply(offers, patch),
  'json8-patch': (offers, patch) => json8.apply(offers, patch).doc,
  rfc6902: (offers, patch) => (rfc6902.applyPatch(offers, patch), offers),
  jsonpatch: (offers, patch) => jsonpatch.apply_patch(offers, patch),
  'immutable-json-patch': (offers, patch) => immutable.immutableJSONPatch(offers, patch),
};
for (const [name, run] of Object.entries(apply)) {
  const offers = [{ name: 'Первый', rate: 0.8 }];
  const patched = run(offers, [
    { op: 'copy', from: '/0', path: '/1' },
    { op: 'replace', path: '/1/name', value: 'Второй' },
    { op: 'replace', path: '/1/rate', value: 0 },
  ]);
  console.log(`${name}: ${patched.map((offer) => `${offer.name} ${offer.rate}`).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
json-patch: Второй 0, Второй 0
json8-patch: Второй 0, Второй 0
rfc6902: Первый 0.8, Второй 0
jsonpatch: Первый 0.8, Второй 0
immutable-json-patch: Первый 0.8, Второй 0
OUTPUT
