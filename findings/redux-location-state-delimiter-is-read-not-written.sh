#!/usr/bin/env bash
# redux-location-state 2.8.2, which writes chosen parts of a Redux state to the address and reads them back from it.
#
# Expected: what is written is read back the same; `delimiter`, by its documentation for arrays and objects, is used both ways;
# and parameters that are not its own stay in the address. Seen, flags of what a visitor wants, of {"mir-card":true,"cash":true}:
#   delimiter       written                 read back
#   none (so «-»)   wish=mir-card-cash      mir, card, cash: three flags
#   _               wish=mir-card-cash      mir-card-cash: one flag
#   (as array) _    wish=cash_mir-card      cash, mir-card, right
# and with the first change of the state, ?utm_source=yandex&yclid=17 becomes ?sum=30000.
# The writer of objects takes the constant «-», the reader the option. And the search part is made anew from the declared
# parameters alone; a counter loaded after that, or a link to a lender that takes the marks from the address, finds no campaign.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redux-location-state@2.8.2 redux@4.2.1
cat >run.cjs <<'JS'
const { applyMiddleware, legacy_createStore: createStore } = require('redux');
const { createReduxLocationActions, listenForHistoryChange } = require('redux-location-state');
const visit = (parameters, state, search) => {
  const history = {
    location: { pathname: '/', search },
    listen() {},
    replace(location) {
      this.location = location;
    },
  };
  const reducer = (current = {}, { type, ...rest }) => (type === 'set' ? { ...current, ...rest } : current);
  const fromAddress = (current, { query }) => ({ ...current, ...query });
  const { locationMiddleware, reducersWithLocation } =
    createReduxLocationActions({ '/': parameters }, fromAddress, history, reducer);
  const store = createStore(reducersWithLocation, applyMiddleware(locationMiddleware));
  if (state) store.dispatch({ type: 'set', ...state });
  else listenForHistoryChange(store, history);
  return { search: history.location.search, state: store.getState() };
};
const wish = { 'mir-card': true, cash: true };
for (const [parameter, value] of [
  [{ type: 'object', options: { isFlags: true } }, wish],
  [{ type: 'object', options: { isFlags: true, delimiter: '_' } }, wish],
  [{ type: 'array', options: { delimiter: '_' } }, Object.keys(wish)],
]) {
  const parameters = { wish: { stateKey: 'wish', ...parameter } };
  const { search } = visit(parameters, { wish: value }, '');
  console.log(`${JSON.stringify(value)}: ${search}: ${JSON.stringify(visit(parameters, undefined, search).state.wish)}`);
}
console.log(visit({ sum: { stateKey: 'sum', type: 'number' } }, { sum: 30_000 }, '?utm_source=yandex&yclid=17').search);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
{"mir-card":true,"cash":true}: ?wish=mir-card-cash: {"mir":true,"card":true,"cash":true}
{"mir-card":true,"cash":true}: ?wish=mir-card-cash: {"mir-card-cash":true}
["mir-card","cash"]: ?wish=cash_mir-card: ["cash","mir-card"]
?sum=30000
OUTPUT
