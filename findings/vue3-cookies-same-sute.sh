#!/usr/bin/env bash
# vue3-cookies 1.0.6, which stores cookies, with its README's settings for all of them; vue-cookies 1.8.6 beside it.
#
# Expected: the path and `sameSite: 'None'` of globalCookiesConfig stand in each cookie, as when they are given to `set`. Seen:
#   vue3-cookies, settings for all   x=1; max-age=7776000/; Secure; SameSute=None
#   vue3-cookies, given to `set`     x=1; max-age=7776000; path=/; Secure; SameSite=None
#   vue-cookies, settings for all    x=1; max-age=7776000; path=/; Secure; SameSite=None
# A name is misspelt, and another one is missing. Browsers pass over an unknown attribute and a Max-Age that is no number
# (RFC 6265, 5.2 and 5.2.2), as tough-cookie 6.1.0 does here: an answer that is to hold for 90 days is gone when the browser
# is closed, and it is stored for the folder of the page alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vue3-cookies@1.0.6 vue@3.5.13 vue-cookies@1.8.6 tough-cookie@6.1.0
cat >run.cjs <<'JS'
const { globalCookiesConfig, useCookies } = require('vue3-cookies');
const { Cookie } = require('tough-cookie');
globalThis.window = globalThis;
globalThis.document = {
  get cookie() {
    return '';
  },
  set cookie(text) {
    const { maxAge, path, sameSite } = Cookie.parse(text);
    console.log(`${text}\n  age ${maxAge}, path ${path}, SameSite ${sameSite}`);
  },
};
globalCookiesConfig({ expireTimes: '90d', path: '/', domain: '', secure: true, sameSite: 'None' });
const { cookies } = useCookies();
cookies.set('x', '1');
cookies.set('x', '1', '90d', '/', '', true, 'None');
const peer = require('vue-cookies');
peer.config('90d', '/', '', true, 'None');
peer.set('x', '1');
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
x=1; max-age=7776000/; Secure; SameSute=None
  age null, path null, SameSite undefined
x=1; max-age=7776000; path=/; Secure; SameSite=None
  age 7776000, path /, SameSite none
x=1; max-age=7776000; path=/; Secure; SameSite=None
  age 7776000, path /, SameSite none
OUTPUT
