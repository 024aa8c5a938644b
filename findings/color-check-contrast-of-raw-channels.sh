#!/usr/bin/env bash
# color-check 0.0.2; wcag-contrast 3.0.0 beside it.
#
# Expected: the contrast of WCAG 2 (relative luminance: each channel of sRGB is made linear first), AA from 4.5 on; it says of
# itself that it checks against the WCAG2 standard. Seen:
#   text on background    color-check   aa()    wcag-contrast
#   #000000 on #ffffff    21            true    21.00
#   #767676 on #ffffff    2.05          false   4.54
#   #666666 on #121212    3.73          false   3.26
#   #555555 on #000000    7.67          true    2.82
# colorGetLuminance() makes the channels linear by map(), but throws the new list away and adds up the old one. Good text on
# white is refused, and on a dark theme unreadable small print, 2.82, passes as AAA.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts color-check@0.0.2 wcag-contrast@3.0.0
cat >run.cjs <<'JS'
const check = require('color-check');
const { hex } = require('wcag-contrast');
for (const [text, background] of [
  ['#000000', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#0066cc', '#ffffff'],
  ['#d32f2f', '#ffffff'],
  ['#666666', '#121212'],
  ['#555555', '#000000'],
]) {
  const right = hex(text, background);
  console.log(`${text} on ${background}: ${check.colorContrast(text, background)} ${check.aa(text, background)},`,
    `${right.toFixed(2)} ${right >= 4.5}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
#000000 on #ffffff: 21 true, 21.00 true
#767676 on #ffffff: 2.05 false, 4.54 true
#0066cc on #ffffff: 2.67 false, 5.57 true
#d32f2f on #ffffff: 2.83 false, 4.98 true
#666666 on #121212: 3.73 false, 3.26 false
#555555 on #000000: 7.67 true, 2.82 false
OUTPUT
