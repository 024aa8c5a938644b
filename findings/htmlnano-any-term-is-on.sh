#!/usr/bin/env bash
# htmlnano 3.5.1 with its safe preset, and html-minifier-terser 7.2.0 with `removeEmptyAttributes`, which make HTML smaller. The
# form asks for the term; the choice «Любой», any, has an empty value. happy-dom 21.0.4 reads the form.
#
# Expected: the form sends the same, which is what «safe» means. Of a radio button or a checkbox, a value that is left out is
# sent as `on`, and an empty one as empty (HTML, on constructing the entry list). Seen:
#   page                    the form sends
#   source                  term=
#   htmlnano                term=on
#   html-minifier-terser    term=on
# Both take an empty `value` for one that says nothing, as is true of text fields; the option of the second is documented to
# take all empty ones, the preset of the first to be safe. Offers for the term «on» are none, or the
# server refuses the request, on the built page only.
# Whom it hits: filters of offers and questions with an answer «any» or «none».
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts htmlnano@3.5.1 html-minifier-terser@7.2.0 happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';
import htmlnano from 'htmlnano';
import { createRequire } from 'node:module';
const { minify } = createRequire(import.meta.url)('html-minifier-terser');
const html =
  '<form><input type="radio" name="term" value="" checked> Любой <input type="radio" name="term" value="30"> 30</form>';
const options = { minifyCss: false, minifyJs: false, minifySvg: false };
for (const [name, page] of [
  ['source', html],
  ['htmlnano', (await htmlnano.process(html, options, htmlnano.presets.safe)).html],
  ['html-minifier-terser', await minify(html, { removeEmptyAttributes: true })],
]) {
  const window = new Window();
  window.document.body.innerHTML = page;
  const data = new window.FormData(window.document.querySelector('form'));
  console.log(`${name}: ${page}`);
  console.log(`  ${[...data].map((entry) => entry.join('=')).join('&')}`);
  await window.happyDOM.close();
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
source: <form><input type="radio" name="term" value="" checked> Любой <input type="radio" name="term" value="30"> 30</form>
  term=
htmlnano: <form><input type="radio" name="term" checked> Любой <input type="radio" name="term" value="30"> 30</form>
  term=on
html-minifier-terser: <form><input type="radio" name="term" checked="checked"> Любой <input type="radio" name="term" value="30"> 30</form>
  term=on
OUTPUT
