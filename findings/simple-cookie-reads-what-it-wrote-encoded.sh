#!/usr/bin/env bash
# simple-cookie 1.0.15, which writes and reads cookies; cookie 1.1.1 beside it.
#
# Expected: `parse` gives an object like the one `stringify` was given, as its documentation says; and Max-Age goes before
# Expires, whatever their order (RFC 6265, 4.1.2.2). Seen, with the city «Пермь, 30 000» that is read and written anew:
#   visit 1   %D0%9F%D0%B5%…            44 letters      cookie reads from the same text: Пермь, 30 000
#   visit 2   %25D0%259F%25D0…          70 letters
#   visit 3   %2525D0%25259F…           96 letters
#   Max-Age=0; Expires in 2100          ends in 2100, not at once
#   Expires in 1970; Max-Age=31536000   ended in 1970, not in a year
# The writer encodes the value. The reader decodes each part of it, but then goes on with the part as it was. Max-Age is
# left out if a date is there already, and a later date replaces it.
# Whom it hits: a server that renews the cookie with the visitor's city or choice on each visit: it is never shown again as it
# was, and it grows with each visit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts simple-cookie@1.0.15 cookie@1.1.1
cat >run.cjs <<'JS'
const cookie = require('cookie');
const simple = require('simple-cookie');
let text = simple.stringify({ name: 'city', value: 'Пермь, 30 000' });
for (let visit = 1; visit <= 3; visit += 1) {
  const { value } = simple.parse(text);
  console.log(visit, value, value.length);
  text = simple.stringify({ name: 'city', value });
}
console.log(cookie.parseSetCookie(simple.stringify({ name: 'city', value: 'Пермь, 30 000' })).value);
const year = (line) => {
  const { expires } = simple.parse(line);
  return expires && expires.getUTCFullYear();
};
console.log(year('sid=; Max-Age=0; Expires=Fri, 15 Jan 2100 10:00:00 GMT'));
console.log(year('sid=5; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=31536000'));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1 %D0%9F%D0%B5%D1%80%D0%BC%D1%8C%2C%2030%20000 44
2 %25D0%259F%25D0%25B5%25D1%2580%25D0%25BC%25D1%258C%252C%252030%2520000 70
3 %2525D0%25259F%2525D0%2525B5%2525D1%252580%2525D0%2525BC%2525D1%25258C%25252C%25252030%252520000 96
Пермь, 30 000
2100
1970
OUTPUT
