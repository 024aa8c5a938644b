#!/usr/bin/env bash
# crass 0.12.3, a minifier of CSS, on colours in the notations of CSS Color 4. postcss-colormin 7.0.10 of cssnano beside it.
#
# Expected: a shorter way to write the same colour, or the colour as it stands. Seen, crass first:
#   hsl(120 50% 50%)        #40bf40, #40bf40
#   hsl(120deg 50% 50%)     #8abf40, #40bf40
#   rgb(10% 20% 30%)        #0a141e, #1a334d
#   rgb(10%,20%,30%)        #0a141e, #1a334d
#   rgba(0,0,0,.5)          rgba(0,0,0,.5), rgba(0,0,0,.5)
#   rgba(0,0,0,50%)         #000, rgba(0,0,0,.5)
#   rgb(0 0 0 / 50%)        nothing, rgba(0,0,0,.5)
# An angle that names its unit gives another hue, percents are taken for numbers up to 255, half transparent black becomes
# black, and with a slash the declaration is gone, and the rule with it. Each of them parses without an error, and without
# `optimize()` all are written as they were.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts crass@0.12.3 postcss@8.5.33 postcss-colormin@7.0.10
cat >run.cjs <<'JS'
const crass = require('crass');
const postcss = require('postcss');
const colormin = require('postcss-colormin');
const value = (css) => /^a\{color:(.*)\}$/u.exec(css)?.[1] ?? 'nothing';
for (const colour of [
  'hsl(120 50% 50%)',
  'hsl(120deg 50% 50%)',
  'rgb(10% 20% 30%)',
  'rgb(10%,20%,30%)',
  'rgba(0,0,0,.5)',
  'rgba(0,0,0,50%)',
  'rgb(0 0 0 / 50%)',
]) {
  const css = `a{color:${colour}}`;
  const one = crass.parse(css).optimize().toString();
  const other = postcss([colormin]).process(css, { from: undefined }).css;
  console.log(`${colour} -> ${value(one)}, ${value(other)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
hsl(120 50% 50%) -> #40bf40, #40bf40
hsl(120deg 50% 50%) -> #8abf40, #40bf40
rgb(10% 20% 30%) -> #0a141e, #1a334d
rgb(10%,20%,30%) -> #0a141e, #1a334d
rgba(0,0,0,.5) -> rgba(0,0,0,.5), rgba(0,0,0,.5)
rgba(0,0,0,50%) -> #000, rgba(0,0,0,.5)
rgb(0 0 0 / 50%) -> nothing, rgba(0,0,0,.5)
OUTPUT
