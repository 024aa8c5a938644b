#!/usr/bin/env bash
# redux-persist-expire 1.1.1 (with redux-persist 6.0.0 and redux 4.2.1), with `autoExpire` and an hour, for a form that is kept.
#
# Expected: the form is forgotten when it has not been updated for an hour, as the documentation says of `autoExpire`. Seen,
# with an amount typed in minute 1, a phone number in minute 50, and the page opened in minute 70:
#   in between                            in minute 70
#   nothing                               the amount and the phone number
#   the page opened again in minute 40    nothing: forgotten, 20 minutes after the last change
# The time is put only where the state has none. Within one visit the state has none, so each save gets a new time. But what
# was read at the opening holds the old time, a reducer that copies the state keeps it, and from then on no change renews it.
# A visitor who comes back and goes on with a form loses what was typed minutes ago.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redux-persist-expire@1.1.1 redux-persist@6.0.0 redux@4.2.1
cat >run.cjs <<'JS'
let minutes = 0;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length ? values : [RealDate.UTC(2025, 10, 3, 9, minutes)]));
  }
};
const { createStore } = require('redux');
const { persistReducer, persistStore } = require('redux-persist');
const expireReducer = require('redux-persist-expire');
const items = new Map();
const storage = {
  getItem: async (key) => items.get(key) ?? null,
  setItem: async (key, value) => items.set(key, value),
  removeItem: async (key) => items.delete(key),
};
const reducer = (state = { form: {} }, { type, payload }) =>
  type === 'typed' ? { ...state, form: { ...state.form, ...payload } } : state;
const open = (at) => {
  minutes = at;
  const transforms = [expireReducer('form', { expireSeconds: 3_600, autoExpire: true, expiredState: {} })];
  const store = createStore(persistReducer({ key: 'root', storage, transforms, timeout: 0 }, reducer));
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      const { __persisted_at, ...form } = store.getState().form;
      console.log(`${at} min: ${JSON.stringify(form)}`);
      resolve(async (payload, later) => {
        minutes = later;
        store.dispatch({ type: 'typed', payload });
        await persistor.flush();
        console.log(`${later} min: typed ${JSON.stringify(payload)}`);
      });
    });
  });
};
const main = async () => {
  console.log('all in one visit');
  const first = await open(0);
  await first({ amount: 15_000 }, 1);
  await first({ phone: '+7 912 345-67-89' }, 50);
  await open(70);
  items.clear();
  console.log('the page is loaded again');
  await (await open(0))({ amount: 15_000 }, 1);
  await (await open(40))({ phone: '+7 912 345-67-89' }, 50);
  await open(70);
};
main();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
all in one visit
0 min: {}
1 min: typed {"amount":15000}
50 min: typed {"phone":"+7 912 345-67-89"}
70 min: {"amount":15000,"phone":"+7 912 345-67-89"}
the page is loaded again
0 min: {}
1 min: typed {"amount":15000}
40 min: {"amount":15000}
50 min: typed {"phone":"+7 912 345-67-89"}
70 min: {}
OUTPUT
