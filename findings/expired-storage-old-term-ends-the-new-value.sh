#!/usr/bin/env bash
# expired-storage 1.0.2, a localStorage whose items have a term; localstorage-slim 2.7.1 and lscache 1.3.2 beside it.
#
# Expected: its documentation says that items set without a term behave as those of a normal storage: they stay. So an item
# that had a term and is set anew without one stays. Seen, with «not asked yet» for ten minutes, and «given» a minute later:
#                       at once   ten minutes later
#   expired-storage     given     nothing
#   lscache             given     given
#   localstorage-slim   given     given
# The term is kept under a second name, and only setting a new term touches it: that of the old value goes on, and ends
# the new one.
# Whom it hits: a page that marks «not asked yet» or a draft for some minutes and then keeps the answer for good: the consent
# is gone minutes after it was given, and the visitor is asked again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts expired-storage@1.0.2 localstorage-slim@2.7.1 lscache@1.3.2
cat >run.cjs <<'JS'
const start = Date.parse('2026-01-15T10:00:00Z');
let time = start;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length > 0 ? values : [time]));
  }
  static now() {
    return time;
  }
};
const items = new Map();
const storage = {
  getItem: (name) => items.get(name) ?? null,
  setItem: (name, value) => void items.set(name, String(value)),
  removeItem: (name) => void items.delete(name),
  clear: () => items.clear(),
  keys: () => [...items.keys()],
  key: (index) => [...items.keys()][index] ?? null,
  get length() {
    return items.size;
  },
};
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage, window: globalThis });
const ExpiredStorage = require('expired-storage');
const slim = require('localstorage-slim');
const lscache = require('lscache');
const expired = new ExpiredStorage(storage);
const stores = {
  'expired-storage': expired,
  'lscache': {
    setItem: (name, value, ttl) => lscache.set(name, value, ttl && ttl / 60),
    getItem: (name) => lscache.get(name),
  },
  'localstorage-slim': {
    setItem: (name, value, ttl) => slim.set(name, value, ttl ? { ttl } : {}),
    getItem: (name) => slim.get(name),
  },
};
for (const [name, store] of Object.entries(stores)) {
  items.clear();
  time = start;
  store.setItem('consent', 'not asked yet', 600);
  time += 60_000;
  store.setItem('consent', 'given');
  const before = store.getItem('consent');
  time += 600_000;
  console.log(`${name}: ${before}, ten minutes later ${store.getItem('consent')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
expired-storage: given, ten minutes later null
lscache: given, ten minutes later given
localstorage-slim: given, ten minutes later given
OUTPUT
