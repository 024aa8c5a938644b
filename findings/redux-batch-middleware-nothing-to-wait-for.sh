#!/usr/bin/env bash
# redux-batch-middleware 0.2.0, which lets a list of actions be dispatched as one; redux 5.0.1, redux-thunk 3.1.0.
#
# Expected: what is no list goes on as if the middleware were not there; `dispatch` gives back the action, as the documentation
# of Redux has it, and with thunks the promise of the request. Seen, with the middleware before thunk and after it:
#   dispatched                 without it   thunk, batch   batch, thunk
#   a plain action             the action   undefined      undefined
#   a thunk with a request     a promise    a promise      undefined
#   offers read after `await`  3            3              0
# Its function has no `return`, for lists and for all else. With `batch` in front,
# `await dispatch(load())` waits for nothing: the page shows «no offers», and an error of the request reaches nobody who awaits
# it. No type and no warning tells of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redux-batch-middleware@0.2.0 redux@5.0.1 redux-thunk@3.1.0
cat >run.cjs <<'JS'
const { applyMiddleware, createStore } = require('redux');
const { batch, batching } = require('redux-batch-middleware');
const { thunk } = require('redux-thunk');
const reducer = (state = { offers: [] }, action) => (action.type === 'offers' ? { offers: action.payload } : state);
const load = () => async (dispatch) => {
  await new Promise((done) => setTimeout(done, 5));
  dispatch({ type: 'offers', payload: ['А', 'Б', 'В'] });
};
(async () => {
  for (const [name, ...middleware] of [['thunk', thunk], ['thunk, batch', thunk, batch], ['batch, thunk', batch, thunk]]) {
    const store = createStore(batching(reducer), applyMiddleware(...middleware));
    const plain = store.dispatch({ type: 'shown' });
    const promise = store.dispatch(load());
    await promise;
    const { length } = store.getState().offers;
    console.log(`${name}: ${JSON.stringify(plain)}, ${promise instanceof Promise ? 'a promise' : promise}, ${length} offers`);
    await new Promise((done) => setTimeout(done, 50));
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
thunk: {"type":"shown"}, a promise, 3 offers
thunk, batch: undefined, a promise, 3 offers
batch, thunk: undefined, undefined, 0 offers
OUTPUT
