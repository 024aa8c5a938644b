#!/usr/bin/env bash
# lscache 1.3.2, which keeps items in localStorage for a number of minutes; localstorage-slim 2.7.1 beside it, with 60 seconds.
#
# Expected: an item kept for one minute is there for 60 seconds, as its documentation has «expires after specified number of
# minutes»; one for two minutes for 120. Seen, in seconds until it is gone, by the time of day at which it is set:
#   set at     1 minute   1.5 minutes   2 minutes   localstorage-slim
#   10:00:00   60         60            120         61, as it is gone after the 60th second
#   10:00:30   30         30            90          61
#   10:00:59   1          1             61          61
# The time is counted in whole minutes of the clock, both when an item is set and when it is read: the minute that has begun
# counts as a full one, so up to a minute is missing.
# Whom it hits: «a code was sent, the next one in a minute»: whoever asks just before the minute is full may ask again after
# a second; and a countdown kept so ends at once.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lscache@1.3.2 localstorage-slim@2.7.1
cat >run.cjs <<'JS'
let time = 0;
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
  key: (index) => [...items.keys()][index] ?? null,
  get length() {
    return items.size;
  },
};
Object.assign(globalThis, { localStorage: storage, window: globalThis });
const lscache = require('lscache');
const slim = require('localstorage-slim');
const lasts = (set, get) => {
  const start = time;
  items.clear();
  set();
  while (get() === 'sent') time += 1000;
  const seconds = (time - start) / 1000;
  time = start;
  return seconds;
};
for (const at of ['10:00:00', '10:00:30', '10:00:59']) {
  time = Date.parse(`2026-01-15T${at}Z`);
  const found = [1, 1.5, 2].map((minutes) => lasts(() => lscache.set('code', 'sent', minutes), () => lscache.get('code')));
  const other = lasts(() => slim.set('code', 'sent', { ttl: 60 }), () => slim.get('code'));
  console.log(`${at}: ${found.join(', ')} / ${other}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
10:00:00: 60, 60, 120 / 61
10:00:30: 30, 30, 90 / 61
10:00:59: 1, 1, 61 / 61
OUTPUT
