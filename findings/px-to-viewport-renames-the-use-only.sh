#!/usr/bin/env bash
# postcss-px-to-viewport 1.1.1, postcss-px-to-viewport-8-plugin 1.2.5, postcss-mobile-forever 5.0.0 and postcss-pxtorem 6.1.0,
# which turn the px of a design into other units.
#
# Expected: lengths are turned; a name which contains such a text is an identifier, not a length (CSS Syntax 3, 4.3). Seen:
#                                      px-to-viewport, -8-plugin   mobile-forever   pxtorem
#   --gap-16px … var(--gap-16px)       var(--gap-5vw)              right            right
#   @keyframes up-16px, animation      up-5vw                      up-5vw           up-1rem
# Only the use gets the new name and the definition keeps its own: the gap is none, and nothing moves.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postcss@8.5.33 postcss-px-to-viewport@1.1.1 \
  postcss-px-to-viewport-8-plugin@1.2.5 postcss-mobile-forever@5.0.0 postcss-pxtorem@6.1.0
cat >run.cjs <<'JS'
const postcss = require('postcss');
const options = {
  'postcss-px-to-viewport': { viewportWidth: 320 },
  'postcss-px-to-viewport-8-plugin': { viewportWidth: 320 },
  'postcss-mobile-forever': { viewportWidth: 320 },
  'postcss-pxtorem': { propList: ['*'] },
};
for (const css of ['a{--gap-16px:16px;gap:var(--gap-16px)}', 'a{animation:up-16px 1s}@keyframes up-16px{to{top:0}}']) {
  console.log(css);
  for (const [name, option] of Object.entries(options)) {
    const plugin = require(name).default ?? require(name);
    console.log(`  ${name}: ${postcss([plugin(option)]).process(css, { from: undefined }).css}`);
  }
}
JS
node run.cjs 2>/dev/null | tee output
diff output - <<'OUTPUT'
a{--gap-16px:16px;gap:var(--gap-16px)}
  postcss-px-to-viewport: a{--gap-16px:5vw;gap:var(--gap-5vw)}
  postcss-px-to-viewport-8-plugin: a{--gap-16px:5vw;gap:var(--gap-5vw)}
  postcss-mobile-forever: a{--gap-16px:5vw;gap:var(--gap-16px)}
  postcss-pxtorem: a{--gap-16px:1rem;gap:var(--gap-16px)}
a{animation:up-16px 1s}@keyframes up-16px{to{top:0}}
  postcss-px-to-viewport: a{animation:up-5vw 1s}@keyframes up-16px{to{top:0}}
  postcss-px-to-viewport-8-plugin: a{animation:up-5vw 1s}@keyframes up-16px{to{top:0}}
  postcss-mobile-forever: a{animation:up-5vw 1s}@keyframes up-16px{to{top:0}}
  postcss-pxtorem: a{animation:up-1rem 1s}@keyframes up-16px{to{top:0}}
OUTPUT
