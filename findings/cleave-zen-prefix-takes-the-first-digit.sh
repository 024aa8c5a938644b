#!/usr/bin/env bash
# cleave-zen 0.0.17, which shapes a field's text after every key, with the prefix +7 of a Russian number.
#
# Expected: digits that do not begin with the prefix come behind it. Seen:
#   9123456789 at once (a paste, autofill)       +7 (                   all ten digits are gone
#   keys 9 1 2 3 4 5 6 7 8 9 one after another   +7 (123) 456-78-9      the first key is gone
#   89123456789, 79123456789 at once             +7 (                   gone as well
#   +79123456789 at once                         +7 (912) 345-67-89
# Text that does not begin with the prefix is thrown away, and so is the first key in an empty field.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cleave-zen@0.0.17
cat >run.cjs <<'JS'
const { formatGeneral } = require('cleave-zen');
const options = { prefix: '+7', blocks: [2, 3, 3, 2, 2], delimiters: [' (', ') ', '-', '-'] };
const shape = (text) => formatGeneral(text, options);
for (const text of ['9123456789', '89123456789', '79123456789', '+79123456789'])
  console.log(`${text}: ${shape(text)}`);
console.log('key by key:', [...'9123456789'].reduce((text, key) => shape(text + key), ''));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
9123456789: +7 (
89123456789: +7 (
79123456789: +7 (
+79123456789: +7 (912) 345-67-89
key by key: +7 (123) 456-78-9
OUTPUT
