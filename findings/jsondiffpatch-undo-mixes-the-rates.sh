#!/usr/bin/env bash
# jsondiffpatch 0.7.7, which makes the difference of two documents and takes it back, with `objectHash` for a list of offers.
#
# Expected: `unpatch` leads back to the first list («revert object to its original state using a delta»), as `patch` leads to
# the second. Seen, where the rate of offer 1 goes from 1 to 5, and offers change their places or leave:
#   list, id:rate      becomes            unpatch gives
#   1:1 2:2            2:2 1:5            1:1 2:2          as it should be
#   1:1 2:2 3:3        3:3 2:2 1:5        1:5 2:1 3:3      the old rate of offer 1 is now the rate of offer 2
#   1:1 2:2 3:3        3:3 1:5            1:5 2:2 3:3      the new rate stays
# The place of a changed item is counted wrongly where several others moved or left; the difference of the second list to the
# first, made anew, is right. rfc6902 5.4.0 beside it, whose patch is made for each direction, is right too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsondiffpatch@0.7.7 rfc6902@5.4.0
cat >run.mjs <<'JS'
import { create } from 'jsondiffpatch';
import { applyPatch, createPatch } from 'rfc6902';
const differ = create({ objectHash: ({ id }) => id });
const list = (text) => text.split(' ').map((offer) => {
  const [id, rate] = offer.split(':').map(Number);
  return { id, rate };
});
const show = (offers) => offers.map(({ id, rate }) => `${id}:${rate}`).join(' ');
for (const [before, after] of [
  ['1:1 2:2', '2:2 1:5'],
  ['1:1 2:2 3:3', '3:3 2:2 1:5'],
  ['1:1 2:2 3:3', '3:3 1:5'],
]) {
  const delta = differ.diff(list(before), list(after));
  const patched = show(differ.patch(list(before), structuredClone(delta)));
  const unpatched = show(differ.unpatch(list(after), structuredClone(delta)));
  const anew = show(differ.patch(list(after), differ.diff(list(after), list(before))));
  const peer = list(after);
  applyPatch(peer, createPatch(list(after), list(before)));
  console.log(`${before}: patch ${patched}; unpatch ${unpatched}; anew ${anew}; rfc6902 ${show(peer)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
1:1 2:2: patch 2:2 1:5; unpatch 1:1 2:2; anew 1:1 2:2; rfc6902 1:1 2:2
1:1 2:2 3:3: patch 3:3 2:2 1:5; unpatch 1:5 2:1 3:3; anew 1:1 2:2 3:3; rfc6902 1:1 2:2 3:3
1:1 2:2 3:3: patch 3:3 1:5; unpatch 1:5 2:2 3:3; anew 1:1 2:2 3:3; rfc6902 1:1 2:2 3:3
OUTPUT
