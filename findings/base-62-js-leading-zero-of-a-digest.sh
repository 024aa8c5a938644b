#!/usr/bin/env bash
# base-62.js 0.9.9, which makes short texts of hexadecimal ones; hashids 2.3.0 beside it.
#
# Expected: `decodeHex` gives back what went into `encodeHex`; the documentation shows so much with an id of MongoDB and says «any
# hexadecimal text». Seen:
#   text                       decodeHex(encodeHex(text))   decodeHex of hashids
#   556c9e573337620003000000   the same                     the same
#   0123456789abcdef01234567   123456789abcdef01234567      the same
#   00ff00                     ff00                         the same
# And 0f and f share one short text. The text becomes one number, and a number has no zeros in front. One digest, UUID or token
# in sixteen begins with a zero: the link of an application works in tests and is not found for each sixteenth visitor.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts base-62.js@0.9.9 hashids@2.3.0
cat >run.cjs <<'JS'
const base62 = require('base-62.js');
const Hashids = require('hashids');
const hashids = new Hashids('example');
for (const text of ['556c9e573337620003000000', '0123456789abcdef01234567', '00ff00'])
  console.log(`${text}: ${base62.decodeHex(base62.encodeHex(text))}, ${hashids.decodeHex(hashids.encodeHex(text))}`);
console.log(`0f and f: ${base62.encodeHex('0f')}, ${base62.encodeHex('f')}`);
let changed = 0;
for (let number = 1; number < 65_536; number += 1) {
  const text = number.toString(16).padStart(4, '0');
  if (base62.decodeHex(base62.encodeHex(text)) !== text) changed += 1;
}
console.log(`${changed} of 65535 texts of four digits come back otherwise`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
556c9e573337620003000000: 556c9e573337620003000000, 556c9e573337620003000000
0123456789abcdef01234567: 123456789abcdef01234567, 0123456789abcdef01234567
00ff00: ff00, 00ff00
0f and f: f, f
4095 of 65535 texts of four digits come back otherwise
OUTPUT
