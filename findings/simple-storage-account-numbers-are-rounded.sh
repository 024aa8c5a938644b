#!/usr/bin/env bash
# simple-storage 4.0.4, a localStorage for strings and objects; localstorage-slim 2.7.1 and store2 2.14.4 beside it.
#
# Expected: its documentation has «store strings and objects»: a string that is stored comes back as that string, as in
# localStorage itself. Seen, with strings only:
#   stored                     simple-storage                   both others
#   «40702810900000000001»     40702810900000000000, a number   as stored
#   «30000»                    30000, a number                  as stored
#   «1e5»                      100000, a number                 as stored
#   «true», «null»             true, null                       as stored
#   «007»                      as stored                        as stored
# Strings are written as they are, other values as JSON; on reading, all is tried as JSON, so a string that is JSON by chance
# becomes something else. The others write strings as JSON, too.
# Whom it hits: a form that keeps the account to which the loan is to be paid, which has twenty digits:
# the last digits are others after a reload.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts simple-storage@4.0.4 localstorage-slim@2.7.1 store2@2.14.4
cat >run.cjs <<'JS'
const items = new Map();
const storage = {
  getItem: (name) => items.get(name) ?? null,
  setItem: (name, value) => void items.set(name, String(value)),
  removeItem: (name) => void items.delete(name),
  clear: () => items.clear(),
  key: (index) => [...items.keys()][index] ?? null,
  get length() {
    return items.size;
  },
};
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage, window: globalThis });
const { simpleLocalStorage } = require('simple-storage');
const slim = require('localstorage-slim');
const store2 = require('store2');
const show = (value) => `${value} (${value === null ? 'null' : typeof value})`;
for (const text of ['40702810900000000001', '30000', '1e5', 'true', 'null', '007']) {
  simpleLocalStorage.setItem('one', text);
  slim.set('two', text);
  store2.set('three', text);
  console.log(`${text}: ${[simpleLocalStorage.getItem('one'), slim.get('two'), store2.get('three')].map(show).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
40702810900000000001: 40702810900000000000 (number), 40702810900000000001 (string), 40702810900000000001 (string)
30000: 30000 (number), 30000 (string), 30000 (string)
1e5: 100000 (number), 1e5 (string), 1e5 (string)
true: true (boolean), true (string), true (string)
null: null (null), null (string), null (string)
007: 007 (string), 007 (string), 007 (string)
OUTPUT
