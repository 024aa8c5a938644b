#!/usr/bin/env bash
# component-cookie 1.1.5, cookie-cutter 0.2.0 and @trendyol-js/cookie-helper 1.0.5, which read cookies in a browser;
# browser-cookies 1.2.0 and tiny-cookie 2.5.1 beside them.
#
# Expected: a value may hold `=` (cookie-octet of RFC 6265, 4.1.1), as base64 ends on it and counters write sub-keys. Seen:
#   cookie                       component-cookie   cookie-cutter   @trendyol-js      the two beside
#   mark=eyJpZCI6MX0=            eyJpZCI6MX0        eyJpZCI6MX0     eyJpZCI6MX0       eyJpZCI6MX0=
#   src=utm_source=vk            utm_source         utm_source      utm_source        utm_source=vk
#   note=a%3B%20b=               a; b               a; b            a                 a; b=
# They split at every `=` and keep the second part: base64 loses its padding, a stored query its values. The third also decodes
# the whole line before it looks for `; `, so that an encoded semicolon within a value ends it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts component-cookie@1.1.5 cookie-cutter@0.2.0 \
  @trendyol-js/cookie-helper@1.0.5 browser-cookies@1.2.0 tiny-cookie@2.5.1 jsdom@29.1.1
cat >run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('', { url: 'https://example.ru/' });
globalThis.window = window;
globalThis.document = window.document;
const { readCookie } = require('@trendyol-js/cookie-helper');
const readers = {
  'component-cookie': require('component-cookie'),
  'cookie-cutter': require('cookie-cutter').get,
  '@trendyol-js/cookie-helper': readCookie,
  'browser-cookies': require('browser-cookies').get,
  'tiny-cookie': require('tiny-cookie').get,
};
const cookies = ['mark=eyJpZCI6MX0=', 'src=utm_source=vk', 'note=a%3B%20b='];
for (const cookie of cookies) document.cookie = cookie;
for (const [name, read] of Object.entries(readers)) {
  console.log(`${name}: ${['mark', 'src', 'note'].map((key) => read(key)).join(' | ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
component-cookie: eyJpZCI6MX0 | utm_source | a; b
cookie-cutter: eyJpZCI6MX0 | utm_source | a; b
@trendyol-js/cookie-helper: eyJpZCI6MX0 | utm_source | a
browser-cookies: eyJpZCI6MX0= | utm_source=vk | a; b=
tiny-cookie: eyJpZCI6MX0= | utm_source=vk | a; b=
OUTPUT
