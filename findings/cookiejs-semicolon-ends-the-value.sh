#!/usr/bin/env bash
# cookiejs 2.1.4, which reads and writes cookies in a browser; browser-cookies 1.2.0 beside it.
#
# Expected: what is stored comes back, and what a server or another library has stored with encodeURIComponent is read. Seen:
#   stored with cookiejs     read with cookiejs
#   30 000 ₽; 14 дней        30 000 ₽
#   stored by others         read with cookiejs           with browser-cookies
#   {"a":1,"b":2}            {"a"%3A1%2C"b"%3A2}, no JSON   {"a":1,"b":2}
#   +7 912 345-67-89         %2B7 912 345-67-89           +7 912 345-67-89
# It uses encodeURI and decodeURI, which are for whole addresses: they leave ; , : + @ and = alone in both directions, and a
# semicolon ends the cookie. `all` also splits at each `=`: of a=b=c it gives b, while `get` gives b=c.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cookiejs@2.1.4 browser-cookies@1.2.0 jsdom@29.1.1
cat >run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('', { url: 'https://example.ru/' });
globalThis.window = window;
globalThis.document = window.document;
const cookiejs = require('cookiejs');
const peer = require('browser-cookies');
for (const text of ['30 000 ₽; 14 дней', '{"a":1,"b":2}', '+7 912 345-67-89']) {
  for (const [name, store] of Object.entries({
    cookiejs: () => cookiejs.set('note', text),
    others: () => (document.cookie = `note=${encodeURIComponent(text)}; path=/`),
  })) {
    store();
    console.log(`${text}, stored by ${name}: ${cookiejs.get('note')} | ${peer.get('note')}`);
  }
}
document.cookie = 'note=b=c; path=/';
console.log(cookiejs.get('note'), cookiejs.all().note, peer.get('note'));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
30 000 ₽; 14 дней, stored by cookiejs: 30 000 ₽ | 30 000 ₽
30 000 ₽; 14 дней, stored by others: 30 000 ₽%3B 14 дней | 30 000 ₽; 14 дней
{"a":1,"b":2}, stored by cookiejs: {"a":1,"b":2} | {"a":1,"b":2}
{"a":1,"b":2}, stored by others: {"a"%3A1%2C"b"%3A2} | {"a":1,"b":2}
+7 912 345-67-89, stored by cookiejs: +7 912 345-67-89 | +7 912 345-67-89
+7 912 345-67-89, stored by others: %2B7 912 345-67-89 | +7 912 345-67-89
b=c b b=c
OUTPUT
