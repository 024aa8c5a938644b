#!/usr/bin/env bash
# redux-action-buffer 1.2.0 (with redux 4.2.1), which holds actions back until the store is ready, e.g. read from storage.
#
# Expected: actions reach the reducers in the order in which they were dispatched, the held ones first. Seen:
#   dispatched: amount 5 000, amount 10 000, ready, amount 30 000
#   reduced:    30 000, 5 000, 10 000
#   state:      10 000
# With the action that opens it, the buffer lets all later ones pass at once, and releases the held ones only in `setImmediate`
# (or a timer). What is dispatched in the same turn, such as by the effect or the thunk that waited for the store to be ready,
# comes before them: the older value is the last one, and stays. A slider jumps back, and a consent that was just withdrawn is
# given again by the older click.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redux-action-buffer@1.2.0 redux@4.2.1
cat >run.cjs <<'JS'
const { applyMiddleware, createStore } = require('redux');
const createActionBuffer = require('redux-action-buffer');
const seen = [];
const reducer = (state = {}, { type, payload }) => {
  if (type === 'amount') seen.push(payload);
  return type === 'amount' ? { amount: payload } : state;
};
const store = createStore(reducer, applyMiddleware(createActionBuffer('ready', (error, { queue }) => {
  console.log(`buffered: ${queue.map(({ payload }) => payload).join(', ')}`);
  console.log(`order: ${seen.join(', ')}`);
  console.log(`state: ${store.getState().amount}`);
})));
store.dispatch({ type: 'amount', payload: 5_000 });
store.dispatch({ type: 'amount', payload: 10_000 });
store.dispatch({ type: 'ready' });
console.log(`after ready: ${store.getState().amount ?? 'nothing'}`);
store.dispatch({ type: 'amount', payload: 30_000 });
console.log(`then 30000: ${store.getState().amount}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
after ready: nothing
then 30000: 30000
buffered: 5000, 10000
order: 30000, 5000, 10000
state: 10000
OUTPUT
