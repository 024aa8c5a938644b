#!/usr/bin/env bash
# sqwish 0.2.2, a minifier of CSS; csso 5.0.5 beside it.
#
# Expected: texts in quotes and selectors mean the same afterwards (the combinators of Selectors 4; strings of CSS Syntax 3). Seen:
#   .sum :first-child           .sum:first-child     the field itself instead of what is first in it
#   #ffeedd .sum                #fed .sum            an id that looks like a colour gets another name
#   a[href="#AABBCC"]           a[href="#ABC"]       a link to a place of a page, not a colour
#   content: "30  000 ; ₽"      "30 000;₽"           spaces of the text are gone
#   content: "от 0px"           "от 0"               and units
# All rules are searched as one text, quotes or not. csso keeps the five.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sqwish@0.2.2 csso@5.0.5
cat >run.cjs <<'JS'
const sqwish = require('sqwish');
const csso = require('csso');
for (const css of [
  '.sum :first-child{top:0}',
  '#ffeedd .sum{top:0}',
  'a[href="#AABBCC"]{top:0}',
  'a::after{content:"30  000 ; ₽"}',
  'a::after{content:"от 0px"}',
]) {
  console.log(`${css} -> ${sqwish.minify(css)}`);
  console.log(`  csso: ${csso.minify(css).css === css ? 'kept' : 'changed'}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
.sum :first-child{top:0} -> .sum:first-child{top:0}
  csso: kept
#ffeedd .sum{top:0} -> #fed .sum{top:0}
  csso: kept
a[href="#AABBCC"]{top:0} -> a[href="#ABC"]{top:0}
  csso: kept
a::after{content:"30  000 ; ₽"} -> a::after{content:"30 000;₽"}
  csso: kept
a::after{content:"от 0px"} -> a::after{content:"от 0"}
  csso: kept
OUTPUT
