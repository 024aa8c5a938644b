#!/usr/bin/env bash
# json-merge-patch 1.0.2, which makes and applies merge patches (RFC 7396) of a form that is saved step by step;
# json8-merge-patch 1.0.4 beside it.
#
# Expected: the patch between two equal documents is an object without members, `{}`, and applied to a document it leaves it as
# it is; `generate` returns an «Object», as its readme says. Seen:
#   before, after                         json-merge-patch         json8-merge-patch
#   { sum: 5000 }, { sum: 6000 }          { sum: 6000 }            { sum: 6000 }
#   { sum: 5000 }, { sum: 5000 }          undefined                {}
#   the latter applied to { sum: 5000 }   undefined: nothing left  { sum: 5000 }
# Where the visitor changed nothing, the request has no body, and who applies the patch at once loses the form.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-merge-patch@1.0.2 json8-merge-patch@1.0.4
cat >run.cjs <<'JS'
const merge = require('json-merge-patch');
const json8 = require('json8-merge-patch');
const ways = {
  'json-merge-patch': [merge.generate, merge.apply],
  'json8-merge-patch': [json8.diff, json8.apply],
};
for (const after of [{ sum: 6_000 }, { sum: 5_000 }]) {
  for (const [name, [make, apply]] of Object.entries(ways)) {
    const patch = make({ sum: 5_000 }, after);
    console.log(`${name}: ${JSON.stringify(patch)} gives ${JSON.stringify(apply({ sum: 5_000 }, patch))}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
json-merge-patch: {"sum":6000} gives {"sum":6000}
json8-merge-patch: {"sum":6000} gives {"sum":6000}
json-merge-patch: undefined gives undefined
json8-merge-patch: {} gives {"sum":5000}
OUTPUT
