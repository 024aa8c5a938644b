#!/usr/bin/env bash
# htmlmin 0.0.7, which makes HTML smaller; html-minifier-terser 7.2.0 and htmlnano 3.5.1 (safe preset) beside it. The page is one
# that React has made, which writes such attributes with an empty value.
#
# Expected: an attribute that is either there or not is there, whatever its value (HTML, 2.3.2); and a space between two words
# stays, also between two elements. Seen:
#   source                           htmlmin                     both others
#   <p hidden="">Ошибка</p>          <p>Ошибка</p>               hidden
#   <details open="">                <details>                   open
#   <input required="">              <input>                     required
#   <b>30 000</b> <i>₽</i>           <b>30 000</b><i>₽</i>       with the space
#   <input disabled="">              <input disabled>            disabled
# It drops each attribute with an empty value but for a short list, before it looks at its list of boolean ones; `disabled`
# stays as the parser has filled it in. Messages of errors are shown at once, folded texts are folded, and words stick together.
# Whom it hits: prerendered pages with forms.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts htmlmin@0.0.7 htmlnano@3.5.1 html-minifier-terser@7.2.0
cat >run.mjs <<'JS'
import htmlnano from 'htmlnano';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { minify } = require('html-minifier-terser');
const htmlmin = require('htmlmin');
const options = { minifyCss: false, minifyJs: false, minifySvg: false };
for (const html of [
  '<p hidden="">Ошибка</p>',
  '<details open="">Условия</details>',
  '<input name="phone" required="">',
  '<input name="phone" disabled="">',
  '<p><b>30 000</b> <i>₽</i></p>',
]) {
  const small = [htmlmin(html), await minify(html, { collapseWhitespace: true, collapseBooleanAttributes: true })];
  small.push((await htmlnano.process(html, options, htmlnano.presets.safe)).html);
  console.log(html);
  for (const text of small) console.log(`  ${text}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
<p hidden="">Ошибка</p>
  <p>Ошибка</p>
  <p hidden>Ошибка</p>
  <p hidden>Ошибка</p>
<details open="">Условия</details>
  <details>Условия</details>
  <details open>Условия</details>
  <details open>Условия</details>
<input name="phone" required="">
  <input name="phone">
  <input name="phone" required>
  <input name="phone" required>
<input name="phone" disabled="">
  <input name="phone" disabled>
  <input name="phone" disabled>
  <input name="phone" disabled>
<p><b>30 000</b> <i>₽</i></p>
  <p><b>30 000</b><i>₽</i></p>
  <p><b>30 000</b> <i>₽</i></p>
  <p><b>30 000</b> <i>₽</i></p>
OUTPUT
