#!/usr/bin/env bash
# happy-dom 21.0.4, the reset of a loan calculator whose `output` shows the sum; jsdom 26.1.0 beside it.
#
# Expected: a reset first fires `reset`, and only when no handler cancels it are the fields reset (HTML, 4.10.23); an `output`
# then gets back the text that it had before a script set its value (4.10.12, the default value override). Seen:
#   what                                          happy-dom        jsdom
#   output 15 000 ₽, never set: `defaultValue`    empty            15 000 ₽
#   output after value = 20 000 ₽ and a reset     empty            15 000 ₽
#   slider in the `reset` handler                 15000, too late  20000
#   slider after a cancelled reset                15000            20000
# The default of an output is empty from the start and never taken from its text; the event is fired behind the work, so that
# `preventDefault()` ("Стереть анкету?" - «Нет») changes nothing, and a handler that wants to keep the old sum reads the new one.
# The code is right in a browser, the test of it is red; or green with an empty sum on the page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts happy-dom@21.0.4 jsdom@26.1.0
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
const happy = new Window();
for (const [name, document] of [['happy-dom', happy.document], ['jsdom', new JSDOM('').window.document]]) {
  document.body.innerHTML = `<form><input type="range" min="1000" max="30000" step="1000" value="15000">
    <output>15 000 ₽</output></form>`;
  const [form, slider, output] = ['form', 'input', 'output'].map((tag) => document.querySelector(tag));
  console.log(`${name}, default: «${output.defaultValue}»`);
  output.value = '20 000 ₽';
  form.reset();
  console.log(`${name}, output after a reset: «${output.value}»`);
  slider.value = '20000';
  form.addEventListener('reset', (event) => {
    console.log(`${name}, slider in the handler: ${slider.value}`);
    event.preventDefault();
  });
  form.reset();
  console.log(`${name}, slider after a cancelled reset: ${slider.value}`);
}
await happy.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
happy-dom, default: «»
happy-dom, output after a reset: «»
happy-dom, slider in the handler: 15000
happy-dom, slider after a cancelled reset: 15000
jsdom, default: «15 000 ₽»
jsdom, output after a reset: «15 000 ₽»
jsdom, slider in the handler: 20000
jsdom, slider after a cancelled reset: 20000
OUTPUT
