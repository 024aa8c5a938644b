#!/usr/bin/env bash
# uglifycss 0.0.29 and cssmin 0.4.3, minifiers of CSS after the one of YUI; clean-css 5.3.3 beside them.
#
# Expected: `+` and `-` keep their spaces in every function of math, not in `calc()` only, and zero keeps its unit where it is
# to be added (CSS Values 4, 10.8 and 10.9). Seen:
#   min(100%, 20em + 5px)               min(100%,20em+5px): two lengths with no operator, so the declaration is dropped
#   clamp(1rem, 2vw + 1rem, 3rem)       clamp(1rem,2vw+1rem,3rem): likewise
#   calc(var(--bar) + 8px), --bar: 0px  --bar:0: a number and a length cannot be added, and the declaration is dropped
#   calc(100% - 8px)                    right in both
# clean-css keeps all four; cssmin takes the spaces out of calc() too, where a var() stands in it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts uglifycss@0.0.29 cssmin@0.4.3 clean-css@5.3.3
cat >run.cjs <<'JS'
const CleanCss = require('clean-css');
const minifiers = {
  uglifycss: require('uglifycss').processString,
  cssmin: require('cssmin'),
  'clean-css': (css) => new CleanCss().minify(css).styles,
};
for (const css of [
  'a{width:min(100%, 20em + 5px)}',
  'a{font-size:clamp(1rem, 2vw + 1rem, 3rem)}',
  'a{--bar:0px;top:calc(var(--bar) + 8px)}',
  'a{width:calc(100% - 8px)}',
]) {
  console.log(css);
  for (const [name, minify] of Object.entries(minifiers)) console.log(`  ${name}: ${minify(css)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
a{width:min(100%, 20em + 5px)}
  uglifycss: a{width:min(100%,20em+5px)}
  cssmin: a{width:min(100%,20em+5px)}
  clean-css: a{width:min(100%,20em + 5px)}
a{font-size:clamp(1rem, 2vw + 1rem, 3rem)}
  uglifycss: a{font-size:clamp(1rem,2vw+1rem,3rem)}
  cssmin: a{font-size:clamp(1rem,2vw+1rem,3rem)}
  clean-css: a{font-size:clamp(1rem, 2vw + 1rem, 3rem)}
a{--bar:0px;top:calc(var(--bar) + 8px)}
  uglifycss: a{--bar:0;top:calc(var(--bar) + 8px)}
  cssmin: a{--bar:0;top:calc(var(--bar)+8px)}
  clean-css: a{--bar:0px;top:calc(var(--bar) + 8px)}
a{width:calc(100% - 8px)}
  uglifycss: a{width:calc(100% - 8px)}
  cssmin: a{width:calc(100% - 8px)}
  clean-css: a{width:calc(100% - 8px)}
OUTPUT
