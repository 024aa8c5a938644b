#!/usr/bin/env bash
# purgecss 8.0.0, with the page's form and its button.
#
# Expected: states (:hover, :focus-visible) are not in the HTML, so they say nothing on whether a rule is used: `.button:hover`
# stays. `.button:is(:hover, :focus-visible)` selects the same (Selectors 4, 4.2), and stays too. Seen:
#   rule                                  what is left
#   .button:hover                         the rule
#   .button:is(:hover, :focus-visible)    nothing
#   .button:where(:active)                nothing
#   .button:not(:disabled)                the rule
#   .button:not(:is(.small, .grey))       nothing
#   .form :is(input, select)              .form :is(input), as it should be
# Within :is() and :where(), what has no class, tag or attribute that is found counts as not found, also a state; even inside
# :not(), where a class that is missing makes the rule apply. An empty :is() then takes the whole rule away.
# Hits the rings of focus and the looks under the pointer, which no test of what is on the page sees.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts purgecss@8.0.0
cat >run.cjs <<'JS'
const { PurgeCSS } = require('purgecss');
const raw = '<form class="form"><input class="field" required><button class="button">Получить</button></form>';
const rules = [
  '.button:hover', '.button:is(:hover, :focus-visible)', '.button:where(:active)', '.button:not(:disabled)',
  '.button:not(:is(.small, .grey))', '.form :is(input, select)', '.form :is(input:focus, select:focus)',
];
(async () => {
  for (const rule of rules) {
    const [{ css }] = await new PurgeCSS().purge({
      content: [{ raw, extension: 'html' }],
      css: [{ raw: `${rule} { color: red }` }],
    });
    console.log(`${rule}: ${css || 'nothing'}`);
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
.button:hover: .button:hover { color: red }
.button:is(:hover, :focus-visible): nothing
.button:where(:active): nothing
.button:not(:disabled): .button:not(:disabled) { color: red }
.button:not(:is(.small, .grey)): nothing
.form :is(input, select): .form :is(input) { color: red }
.form :is(input:focus, select:focus): .form :is(input:focus) { color: red }
OUTPUT
