#!/usr/bin/env bash
# vanilla-masker 1.2.0, which shapes a field's text after every key, with the mask of a Russian number, +7 (999) 999-99-99.
#
# Expected: the 7 of the mask is not the visitor's: text that has the shape stays as it is. Seen: each time the mask's own 7
# is taken for a digit that was typed, and moves into the number.
#   keys 9 1 2 3 4 5 6 7 8 9 one after another   +7 (777) 777-77-79
#   +7 (912) 345-67-89, once more                +7 (791) 234-56-78
#   9123456789 at once                           +7 (912) 345-67-89
# The whole number at once looks right, and the first key after it makes another one, as long as a real one. A mask of 9s
# alone has none of this.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vanilla-masker@1.2.0
cat >run.cjs <<'JS'
const masker = require('vanilla-masker');
const shape = (text) => masker.toPattern(text, '+7 (999) 999-99-99');
console.log('key by key:', [...'9123456789'].reduce((text, key) => shape(text + key), ''));
console.log('at once:', shape('9123456789'));
console.log('again:', shape(shape('9123456789')));
console.log('without a 7:', masker.toPattern('(912) 345-67-89', '(999) 999-99-99'));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
key by key: +7 (777) 777-77-79
at once: +7 (912) 345-67-89
again: +7 (791) 234-56-78
without a 7: (912) 345-67-89
OUTPUT
