#!/usr/bin/env bash
# css-shorthand-expand 1.2.0, which splits shorthand properties of CSS into their parts.
#
# Expected: a function is one value, whatever spaces stand in it, and the slash of `border-radius` parts the widths from the
# heights (CSS Values 3, 8, and Backgrounds 3, 4.1). Seen:
#   margin: calc(1px + 2px) auto        top calc(1px, right +, bottom 2px), left auto
#   padding: 8px max(16px, 5vw)         8px, max(16px, 5vw) in two pieces, and the first of them again
#   border-color: rgb(0, 0, 0) red      rgb(0, 0, 0) in three pieces
#   border-radius: 10px / 20px          corners 10px, /, 20px, /
#   margin: 0 auto; border-radius: 10px   as it should be
# Five parts or more give `undefined`, which can be noticed; what has up to four comes out as sides that no browser knows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts css-shorthand-expand@1.2.0
cat >run.cjs <<'JS'
const expand = require('css-shorthand-expand');
for (const [property, value] of [
  ['margin', '0 auto'],
  ['margin', 'calc(1px + 2px) auto'],
  ['padding', '8px max(16px, 5vw)'],
  ['padding', '8px calc(16px + env(safe-area-inset-right)) 0'],
  ['border-color', 'rgb(0 0 0 / 50%)'],
  ['border-color', 'rgb(0, 0, 0) red'],
  ['border-radius', '10px'],
  ['border-radius', '10px / 20px'],
]) {
  const parts = expand(property, value);
  console.log(`${property}: ${value}: ${parts ? Object.values(parts).join(' | ') : 'not read'}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
margin: 0 auto: 0 | auto | 0 | auto
margin: calc(1px + 2px) auto: calc(1px | + | 2px) | auto
padding: 8px max(16px, 5vw): 8px | max(16px, | 5vw) | max(16px,
padding: 8px calc(16px + env(safe-area-inset-right)) 0: not read
border-color: rgb(0 0 0 / 50%): not read
border-color: rgb(0, 0, 0) red: rgb(0, | 0, | 0) | red
border-radius: 10px: 10px | 10px | 10px | 10px
border-radius: 10px / 20px: 10px | / | 20px | /
OUTPUT
