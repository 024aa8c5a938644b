#!/usr/bin/env bash
# redux-optimistic-ui 3.1.0, which shows a change before the server has agreed and takes it back when it refuses;
# redux-optimist 1.0.0 beside it, with the same reducer and actions.
#
# Expected: to revert is as if that one action had never been, and all others stay. Seen, with the sum of a slider and «likes»:
#   action                      redux-optimistic-ui   redux-optimist
#   begin: like A               A, 10 000             A, 10 000
#   sum is 30 000 (ordinary)    A, 30 000             A, 30 000
#   begin: like B               A B, 30 000           A B, 30 000
#   revert: like A              B, 10 000             B, 30 000
#   commit: like B              B, 10 000             B, 30 000
# When the reverted action is the oldest and another is open, the history is cut right up to that other one; the ordinary actions
# between them go with it, though the state from which all is done anew is that from before them. Without B, or with a commit of
# A, nothing is lost. A visitor's sum jumps back because a «like» failed, and the offer is asked for another sum.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redux-optimistic-ui@3.1.0 redux-optimist@1.0.0
cat >run.cjs <<'JS'
const optimist = require('redux-optimist');
const { BEGIN, COMMIT, REVERT, ensureState, optimistic } = require('redux-optimistic-ui');
const reducer = (state = { liked: [], sum: 10_000 }, { id, sum, type }) => {
  if (type === 'like') return { ...state, liked: [...state.liked, id] };
  return type === 'sum' ? { ...state, sum } : state;
};
const step = (action, id, first, second) => [
  { ...action, meta: { optimistic: { id, type: first } } },
  { ...action, optimist: { id, type: second } },
];
const sum = { type: 'sum', sum: 30_000 };
const [one, two] = [optimistic(reducer), optimist(reducer)];
let states = [one(undefined, { type: 'start' }), two(undefined, { type: 'start' })];
for (const [name, actions] of [
  ['begin A', step({ type: 'like', id: 'A' }, 1, BEGIN, optimist.BEGIN)],
  ['sum', [sum, sum]],
  ['begin B', step({ type: 'like', id: 'B' }, 2, BEGIN, optimist.BEGIN)],
  ['revert A', step({ type: 'refused' }, 1, REVERT, optimist.REVERT)],
  ['commit B', step({ type: 'agreed' }, 2, COMMIT, optimist.COMMIT)],
]) {
  states = [one(states[0], actions[0]), two(states[1], actions[1])];
  const seen = [ensureState(states[0]), states[1]].map((state) => `${state.liked.join(' ')} ${state.sum}`);
  console.log(`${name}: ${seen.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
begin A: A 10000, A 10000
sum: A 30000, A 30000
begin B: A B 30000, A B 30000
revert A: B 10000, B 30000
commit B: B 10000, B 30000
OUTPUT
