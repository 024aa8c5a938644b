#!/usr/bin/env bash
# purgecss 8.0.0 with `variables`, `keyframes` and `fontFace`, which are to remove what is not used.
#
# Expected: a custom property, or a font, that a used rule names stays, however it is written: spaces within var() are allowed
# (CSS Syntax), `font` names a family as well as `font-family` (CSS Fonts), keyframes that stay use what they name. Seen:
#   used by                                    left of the definition
#   color: var(--red)                          all
#   color: var( --red )                        nothing, `:root {}`
#   var(--red) within @keyframes that stays    nothing, `:root {}`
#   font-family: Golos                         all
#   font: 16px/1.5 Golos                       nothing, no @font-face
#   font-family: var(--text), --text: Golos    nothing, no @font-face
# The name is what stands between `var(` and `)`, with its spaces; only `font-family` is read, and no variable followed.
# Hits pages with a font of their own and a palette in :root: it builds without a word, and is grey and in Arial.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts purgecss@8.0.0
cat >run.cjs <<'JS'
const { PurgeCSS } = require('purgecss');
const raw = '<a class="button">Получить</a>';
const rules = [
  ':root { --red: #c00 } .button { color: var(--red) }',
  ':root { --red: #c00 } .button { color: var( --red ) }',
  ':root { --red: #c00 } .button { animation: blink 1s } @keyframes blink { to { color: var(--red) } }',
  '@font-face { font-family: Golos; src: url(g.woff2) } .button { font-family: Golos }',
  '@font-face { font-family: Golos; src: url(g.woff2) } .button { font: 16px/1.5 Golos }',
  '@font-face { font-family: Golos; src: url(g.woff2) } :root { --text: Golos } .button { font-family: var(--text) }',
];
(async () => {
  for (const rule of rules) {
    const [{ css }] = await new PurgeCSS().purge({
      content: [{ raw, extension: 'html' }],
      css: [{ raw: rule }],
      fontFace: true,
      keyframes: true,
      variables: true,
    });
    console.log(css.trim());
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
:root { --red: #c00 } .button { color: var(--red) }
:root {} .button { color: var( --red ) }
:root {} .button { animation: blink 1s } @keyframes blink { to { color: var(--red) } }
@font-face { font-family: Golos; src: url(g.woff2) } .button { font-family: Golos }
.button { font: 16px/1.5 Golos }
:root { --text: Golos } .button { font-family: var(--text) }
OUTPUT
