#!/usr/bin/env bash
# just-diff 6.0.2 with its own `jsonPatchPathConverter`, «to generate jsPatch standard paths»; rfc6902 5.4.0 and
# fast-json-patch 3.1.1 beside it. The documents count offers by month and year, and visits by page.
#
# Expected: `/` and `~` of a key are written `~1` and `~0` in a path (RFC 6902, 4; RFC 6901, 3). Seen, where the patch that
# makes 8 of the 7, or 2 of the 1, is applied by fast-json-patch:
#   document                              path of just-diff   result
#   {"12":{"2025":5},"12/2025":7}         /12/2025            {"12":{"2025":8},"12/2025":7}: the other number is changed
#   {"/zaim":1}                           //zaim              error: there is no such path
# The parts of the path are joined by slashes without more; both others write /12~12025 and /~1zaim.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts just-diff@6.0.2 rfc6902@5.4.0 fast-json-patch@3.1.1
cat >run.cjs <<'JS'
const { applyPatch, compare } = require('fast-json-patch');
const { diff, jsonPatchPathConverter } = require('just-diff');
const { createPatch } = require('rfc6902');
const ways = {
  'just-diff': (before, after) => diff(before, after, jsonPatchPathConverter),
  rfc6902: createPatch,
  'fast-json-patch': compare,
};
for (const [before, after] of [
  [{ 12: { 2025: 5 }, '12/2025': 7 }, { 12: { 2025: 5 }, '12/2025': 8 }],
  [{ '/zaim': 1 }, { '/zaim': 2 }],
]) {
  for (const [name, make] of Object.entries(ways)) {
    const patch = make(before, after);
    let result;
    try {
      result = JSON.stringify(applyPatch(structuredClone(before), patch, true).newDocument);
    } catch (error) {
      result = error.name;
    }
    console.log(`${name}: ${patch[0].path} gives ${result}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
just-diff: /12/2025 gives {"12":{"2025":8},"12/2025":7}
rfc6902: /12~12025 gives {"12":{"2025":5},"12/2025":8}
fast-json-patch: /12~12025 gives {"12":{"2025":5},"12/2025":8}
just-diff: //zaim gives OPERATION_PATH_UNRESOLVABLE
rfc6902: /~1zaim gives {"/zaim":2}
fast-json-patch: /~1zaim gives {"/zaim":2}
OUTPUT
