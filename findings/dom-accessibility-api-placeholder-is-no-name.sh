#!/usr/bin/env bash
# dom-accessibility-api 0.7.1, which gives Testing Library its accessible names, in jsdom 26.1.0; accname 1.1.0 beside it.
#
# Expected: a text field's name is taken from `aria-labelledby`, `aria-label`, its label, `title` and, last of all,
# `placeholder` (HTML Accessibility API Mappings 1.0, text fields); a `title` that became the name is not the description as
# well (the same). Seen:
#   field                                          name               by accname         description
#   <input type=tel placeholder="Телефон">         empty              Телефон            empty
#   <textarea placeholder="Комментарий">           empty              Комментарий        empty
#   <input type=tel title="Ваш номер">             Ваш номер          Ваш номер          Ваш номер
#   <a href="tel:…" title="Позвонить"></a>         Позвонить          Позвонить          Позвонить
#   <label>Телефон <input type=tel></label>        Телефон            Телефон            empty
# There is no step for `placeholder`, and the description does not ask what the name was made of. A test for a field without a
# name finds a fault where a screen reader has a name, and one for a description passes on a text that is read once only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dom-accessibility-api@0.7.1 accname@1.1.0 jsdom@26.1.0
cat >run.cjs <<'JS'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('');
for (const name of ['window', 'document', 'Node', 'Element', 'HTMLElement', 'getComputedStyle'])
  globalThis[name] = name === 'window' ? window : window[name];
const { getAccessibleName } = require('accname');
const { computeAccessibleDescription, computeAccessibleName } = require('dom-accessibility-api');
for (const markup of [
  '<input type="tel" placeholder="Телефон">',
  '<textarea placeholder="Комментарий"></textarea>',
  '<input type="tel" title="Ваш номер">',
  '<a href="tel:+79123456789" title="Позвонить"></a>',
  '<label>Телефон <input type="tel"></label>',
]) {
  document.body.innerHTML = markup;
  const element = document.querySelector('input, textarea, a');
  const found = [computeAccessibleName(element), getAccessibleName(element), computeAccessibleDescription(element)];
  console.log(`${markup}: ${found.map((text) => `«${text}»`).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
<input type="tel" placeholder="Телефон">: «», «Телефон», «»
<textarea placeholder="Комментарий"></textarea>: «», «Комментарий», «»
<input type="tel" title="Ваш номер">: «Ваш номер», «Ваш номер», «Ваш номер»
<a href="tel:+79123456789" title="Позвонить"></a>: «Позвонить», «Позвонить», «Позвонить»
<label>Телефон <input type="tel"></label>: «Телефон», «Телефон», «»
OUTPUT
