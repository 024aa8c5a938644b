#!/usr/bin/env bash
# cookiejar 2.1.4, which holds the cookies of superagent's agents; tough-cookie 6.1.0 beside it.
#
# Expected: Max-Age=0 ends a cookie (RFC 6265, 5.2.2); a cookie without Path is for the folder of the address that set it
# (5.1.4), so /zayavka/anketa sets one for all in /zayavka; and a colon is a letter as others in a value (4.1.1). Seen:
#                                    cookiejar                        tough-cookie
#   sent to /zayavka/pasport         sid=5; consent=v1; ads=0         draft=30000; sid=5; consent=v1:ads=0
#   `sid=; Max-Age=0`, sent to /     sid=; consent=v1; ads=0          consent=v1:ads=0
# It does not read Max-Age at all; the path is that of the whole address; and a text handed to `setCookies` is cut at a colon
# before a name and `=`, so a consent «v1:ads=0» is shortened, and a cookie `ads` comes from nowhere.
# Whom it hits: tests of the steps of an application by superagent or supertest: the visitor who has left goes on sending
# a cookie, an empty one, and the draft of the first step is not sent by the second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cookiejar@2.1.4 tough-cookie@6.1.0
cat >run.cjs <<'JS'
const { CookieAccessInfo, CookieJar } = require('cookiejar');
const tough = require('tough-cookie');
const steps = [
  ['/', 'sid=5; Path=/; Max-Age=3600'],
  ['/zayavka/anketa', 'draft=30000'],
  ['/', 'consent=v1:ads=0; Path=/'],
];
const one = new CookieJar();
const other = new tough.CookieJar();
const set = (path, text) => {
  one.setCookies(text, 'example.ru', path);
  other.setCookieSync(text, `https://example.ru${path}`);
};
const show = (path) => {
  const found = one.getCookies(CookieAccessInfo('example.ru', path, true, false)).toValueString();
  console.log(`${path} cookiejar: ${found}`);
  console.log(`${path} tough-cookie: ${other.getCookieStringSync(`https://example.ru${path}`)}`);
};
for (const [path, text] of steps) set(path, text);
show('/zayavka/pasport');
set('/', 'sid=; Path=/; Max-Age=0');
show('/');
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
/zayavka/pasport cookiejar: sid=5; consent=v1; ads=0
/zayavka/pasport tough-cookie: draft=30000; sid=5; consent=v1:ads=0
/ cookiejar: sid=; consent=v1; ads=0
/ tough-cookie: consent=v1:ads=0
OUTPUT
