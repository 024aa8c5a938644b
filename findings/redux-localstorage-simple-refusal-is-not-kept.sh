#!/usr/bin/env bash
# redux-localstorage-simple 2.5.1 (with redux 4.2.1), which keeps chosen parts of the state between visits.
#
# Expected: a value of the state is kept as it is; the documentation names inner values such as `settings.theme`, with
# `preloadedState` for what was not kept yet. Seen, when the visitor refuses offers by mail and clears the discount:
#                consents.offers   consents.calls   loan.amount   loan.discount
#   first        true              true             15 000        5
#   chosen       false             true             30 000        0
#   kept         (removed)         true             30 000        (removed)
#   next visit   true              true             30 000        5
# It asks whether the value is truthy to find out whether the state has it, and removes the entry if not; `load` asks the same.
# So every refusal (false), 0 and emptied field comes back at the next visit as the default: a consent that was withdrawn is
# given again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redux-localstorage-simple@2.5.1 redux@4.2.1
cat >run.cjs <<'JS'
const { applyMiddleware, createStore } = require('redux');
const { load, save } = require('redux-localstorage-simple');
const items = new Map();
globalThis.localStorage = {
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => items.set(key, String(value)),
  removeItem: (key) => items.delete(key),
};
const initial = { consents: { offers: true, calls: true }, loan: { amount: 15_000, discount: 5 } };
const states = ['consents.offers', 'consents.calls', 'loan.amount', 'loan.discount'];
const reducer = (state = initial, { type, payload }) =>
  type === 'changed' ? { consents: { ...state.consents, ...payload.consents }, loan: { ...state.loan, ...payload.loan } } : state;
const open = () => {
  const kept = load({ states, preloadedState: initial, disableWarnings: true });
  return createStore(reducer, kept, applyMiddleware(save({ states })));
};
const visit = open();
visit.dispatch({ type: 'changed', payload: { consents: { offers: false }, loan: { amount: 30_000, discount: 0 } } });
console.log(`this visit: ${JSON.stringify(visit.getState())}`);
console.log(`kept: ${[...items].map(([key, value]) => `${key.replace('redux_localstorage_simple_', '')} ${value}`).join(', ')}`);
console.log(`next visit: ${JSON.stringify(open().getState())}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
this visit: {"consents":{"offers":false,"calls":true},"loan":{"amount":30000,"discount":0}}
kept: consents.calls true, loan.amount 30000
next visit: {"consents":{"offers":true,"calls":true},"loan":{"amount":30000,"discount":5}}
OUTPUT
