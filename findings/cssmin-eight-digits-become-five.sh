#!/usr/bin/env bash
# cssmin 0.4.3, which makes CSS smaller; csso 5.0.5 and clean-css 5.3.3 beside it.
#
# Expected: a colour has three, four, six or eight digits (CSS Color 4, 5.2); within `calc()` there is white space on both
# sides of `+` (CSS Values and Units 3, on `calc()`); an id is no colour, and keeps its letters. Seen:
#   source                                 cssmin                          csso, clean-css
#   color:#aabbccdd                        color:#abcdd                    as it was
#   margin:calc(var(--gap) + 1rem)         margin:calc(var(--gap)+1rem)    as it was
#   #FFAA00{…}, the id of an element       #fa0{…}                         as it was
#   @container card (min-width:400px)      @container card(min-width:…)    as it was
# It shortens six digits without a look at what follows, and takes an id for a colour; it keeps spaces only up to the first
# closing bracket within `calc()`; and it drops the space before a bracket except behind `and`. The browser ignores all these.
# Whom it hits: half-transparent colours in eight digits, distances that are made of custom properties, cards in containers.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cssmin@0.4.3 csso@5.0.5 clean-css@5.3.3
cat >run.cjs <<'JS'
const CleanCss = require('clean-css');
const cssmin = require('cssmin');
const csso = require('csso');
for (const css of [
  'b{top:0}a{color:#aabbccdd}',
  'b{top:0}a{margin:calc(var(--gap) + 1rem)}',
  'b{top:0}#FFAA00{top:1px}',
  'b{top:0}@container card (min-width:400px){a{top:1px}}',
  'b{top:0}a{color:#aabbcc}',
  'b{top:0}a{margin:calc(1rem + 2px)}',
]) {
  console.log(css);
  for (const small of [cssmin(css), csso.minify(css).css, new CleanCss().minify(css).styles]) console.log(`  ${small}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
b{top:0}a{color:#aabbccdd}
  b{top:0}a{color:#abcdd}
  b{top:0}a{color:#aabbccdd}
  b{top:0}a{color:#aabbccdd}
b{top:0}a{margin:calc(var(--gap) + 1rem)}
  b{top:0}a{margin:calc(var(--gap)+1rem)}
  b{top:0}a{margin:calc(var(--gap) + 1rem)}
  b{top:0}a{margin:calc(var(--gap) + 1rem)}
b{top:0}#FFAA00{top:1px}
  b{top:0}#fa0{top:1px}
  b{top:0}#FFAA00{top:1px}
  b{top:0}#FFAA00{top:1px}
b{top:0}@container card (min-width:400px){a{top:1px}}
  b{top:0}@container card(min-width:400px){a{top:1px}}
  b{top:0}@container card (min-width:400px){a{top:1px}}
  b{top:0}@container card (min-width:400px){a{top:1px}}
b{top:0}a{color:#aabbcc}
  b{top:0}a{color:#abc}
  b{top:0}a{color:#abc}
  b{top:0}a{color:#abc}
b{top:0}a{margin:calc(1rem + 2px)}
  b{top:0}a{margin:calc(1rem + 2px)}
  b{top:0}a{margin:calc(1rem + 2px)}
  b{top:0}a{margin:calc(1rem + 2px)}
OUTPUT
