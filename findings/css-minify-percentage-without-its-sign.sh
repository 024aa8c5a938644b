#!/usr/bin/env bash
# css-minify 2.1.0 (with cssnano 5 in it) and cssmin 0.4.3, which make CSS smaller; csso 5.0.5 and clean-css 5.3.3 beside them.
# The property is that of a ring that shows how much time of a promotion is left.
#
# Expected: the initial value still has the registered type, or else the whole rule is invalid (CSS Properties and Values API 1,
# on `initial-value`); and a nought without a unit is a length, but no percentage (CSS Values and Units 3). Seen:
#   source              --left, "<percentage>", 0%   --turn, "<angle>", 0deg
#   css-minify          initial-value:0              as it was
#   cssmin              initial-value:0              initial-value:0deg
#   csso, clean-css     as it was                    as it was
# Both take the `%` away behind a nought, without a look at the type. The browser ignores the registration: the ring no longer
# moves from step to step, as an unregistered property is not animated smoothly, and `var(--left)` has no initial value.
# Whom it hits: progress rings, sliders and countdowns that are animated through a registered property.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts css-minify@2.1.0 cssmin@0.4.3 csso@5.0.5 clean-css@5.3.3
cat >run.cjs <<'JS'
const CleanCss = require('clean-css');
const cssMinify = require('css-minify');
const cssmin = require('cssmin');
const csso = require('csso');
const css = [['left', 'percentage', '0%'], ['turn', 'angle', '0deg']]
  .map(([name, type, value]) => `@property --${name}{syntax:"<${type}>";inherits:false;initial-value:${value}}`)
  .join('');
cssMinify(css).then((small) => {
  for (const [name, text] of [
    ['css-minify', small],
    ['cssmin', cssmin(css)],
    ['csso', csso.minify(css).css],
    ['clean-css', new CleanCss().minify(css).styles],
  ])
    console.log(`${name}: ${text.match(/--\w+|initial-value:\w+%?/g).join(' ')}`);
});
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
css-minify: --left initial-value:0 --turn initial-value:0deg
cssmin: --left initial-value:0 --turn initial-value:0deg
csso: --left initial-value:0% --turn initial-value:0deg
clean-css: --left initial-value:0% --turn initial-value:0deg
OUTPUT
