#!/usr/bin/env bash
# beasties 0.5.4, critical CSS, with a <style> in the page, which it rewrites by default; purgecss 8.0.0 beside it.
#
# Expected: rules for what is on the page stay. The page is a list .offers with .offer.offer--best and a <b>, so all stay, as
# with purgecss (there with :is(.offer)). Seen:
#   rule                                              what is left
#   .offer { color: red; b { color: blue } }          .offer{b{color:blue}}
#   .offer { color: red; & b { color: blue } }        nothing
#   .offer { color: red; @media print { … } }         .offer{@media print {…}}
#   .offers :is(.offer, .advert) { color: red }       the rule
#   :is(.offer, .advert) { color: red }               nothing
#   [class*="offer--"] { color: red }                 nothing
# In a rule with rules within, its declarations are looked at as rules, and go, as they have none within; a selector with `&`
# is looked for as it is. Pseudo-classes are taken away first, and where nothing is left, the rule goes; the text behind
# `class*=` is looked for as a whole name. What goes from a <style> is nowhere else: the page stays without it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts beasties@0.5.4 purgecss@8.0.0
cat >run.cjs <<'JS'
const Beasties = require('beasties');
const { PurgeCSS } = require('purgecss');
const body = '<body><ul class="offers"><li class="offer offer--best"><b>292 %</b></li></ul></body>';
const rules = [
  '.offer { color: red }', '.offer { color: red } .offer b { color: blue }', '.offer { color: red; b { color: blue } }',
  '.offer { color: red; & b { color: blue } }', '.offer { color: red; @media print { color: black } }',
  '.offers :is(.offer, .advert) { color: red }', ':is(.offer, .advert) { color: red }', '[class*="offer--"] { color: red }',
];
(async () => {
  for (const rule of rules) {
    const page = `<!doctype html><html lang="ru"><head><title>Пример</title><style>${rule}</style></head>${body}</html>`;
    const found = await new (Beasties.default ?? Beasties)({ logLevel: 'silent' }).process(page);
    const [{ css }] = await new PurgeCSS().purge({ content: [{ raw: body, extension: 'html' }], css: [{ raw: rule }] });
    console.log(rule, css === rule ? '(all used)' : css);
    console.log(`  ${/<style>(.*)<\/style>/s.exec(found)?.[1] || 'nothing'}`);
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
.offer { color: red } (all used)
  .offer{color:red}
.offer { color: red } .offer b { color: blue } (all used)
  .offer{color:red}.offer b{color:blue}
.offer { color: red; b { color: blue } } (all used)
  .offer{b{color:blue}}
.offer { color: red; & b { color: blue } } (all used)
  nothing
.offer { color: red; @media print { color: black } } (all used)
  .offer{@media print {color:black}}
.offers :is(.offer, .advert) { color: red } .offers :is(.offer) { color: red }
  .offers :is(.offer, .advert){color:red}
:is(.offer, .advert) { color: red } :is(.offer) { color: red }
  nothing
[class*="offer--"] { color: red } (all used)
  nothing
OUTPUT
