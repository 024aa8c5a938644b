#!/usr/bin/env bash
# postcss-combine-media-query 2.1.0 and css-mqpacker 7.0.0, which put rules of the same media query together;
# postcss-sort-media-queries 6.7.1 beside them.
#
# Expected: a query that stands within `@supports`, `@layer` or a rule (CSS Nesting) keeps what it stands in. Seen:
#                                  combine-media-query          css-mqpacker
#   @supports not (gap: 1px)       the condition is gone        kept
#   @layer old                     the layer is gone            kept
#   .pay { @media … }              declarations of no rule      declarations of an at-rule called `@undefined`
# The rules for old browsers hold for all then, those of a weak layer win over all layers, and nested ones do nothing. The
# order of the rules, of which the readmes warn, has no part in it: each sheet has one query. The third keeps all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postcss@8.5.33 postcss-combine-media-query@2.1.0 css-mqpacker@7.0.0 \
  postcss-sort-media-queries@6.7.1
cat >run.cjs <<'JS'
const postcss = require('postcss');
const own = (name) => require(name).default ?? require(name);
const through = (plugin, css) => postcss([plugin]).process(css, { from: undefined }).css;
const packers = {
  combine: (css) => through(own('postcss-combine-media-query')(), css),
  mqpacker: (css) => own('css-mqpacker').pack(css).css,
  sort: (css) => through(own('postcss-sort-media-queries')(), css),
};
for (const css of [
  '@supports not (gap:1px){@media (min-width:400px){.pay{margin:9px}}}',
  '@layer old{@media (min-width:400px){.pay{margin:9px}}}',
  '.pay{@media (min-width:400px){margin:9px}}',
]) {
  console.log(css);
  for (const [name, pack] of Object.entries(packers)) console.log(`  ${name}: ${pack(css).replace(/\s*\n\s*/g, '')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
@supports not (gap:1px){@media (min-width:400px){.pay{margin:9px}}}
  combine: @supports not (gap:1px){}@media (min-width:400px){.pay{margin:9px}}
  mqpacker: @supports not (gap:1px){}@media (min-width:400px){@supports not (gap:1px){.pay{margin:9px}}}
  sort: @supports not (gap:1px){@media (min-width:400px){.pay{margin:9px}}}
@layer old{@media (min-width:400px){.pay{margin:9px}}}
  combine: @layer old{}@media (min-width:400px){.pay{margin:9px}}
  mqpacker: @layer old{}@media (min-width:400px){@layer old{.pay{margin:9px}}}
  sort: @layer old{@media (min-width:400px){.pay{margin:9px}}}
.pay{@media (min-width:400px){margin:9px}}
  combine: .pay{}@media (min-width:400px){margin:9px}
  mqpacker: .pay{}@media (min-width:400px){@undefined{margin:9px}}
  sort: .pay{@media (min-width:400px){margin:9px}}
OUTPUT
