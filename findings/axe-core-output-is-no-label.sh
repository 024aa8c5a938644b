#!/usr/bin/env bash
# axe-core 4.14.1 in jsdom 29.1.1, with the rule `label`: a slider that is named by the `<output>` which shows its value, as
# on a loan calculator. The name by dom-accessibility-api 0.7.1 beside it.
#
# Expected: text within a label is part of the name whatever element it stands in (Accessible Name and Description
# Computation, step 2F: descendants of a native label count, also those whose role takes no name from content), and a label
# and `aria-labelledby` to the same content agree. Seen:
#   <label for="x"><span>5 дней</span></label> name "5 дней", violations 0, for axe "5 дней"
#   <label for="x"><output>5 дней</output></label> name "5 дней", violations 1, for axe ""
#   <label for="x"><span role="status">5 дней</span></label> name "5 дней", violations 1, for axe ""
#   <label for="x"><ul><li>5 дней</li></ul></label> name "5 дней", violations 1, for axe ""
#   <p id="p"><output>5 дней</output></p> name "5 дней", violations 0, for axe "5 дней"
#   <label for="x">Срок: <output>5</output> дней</label> name "Срок: 5 дней", violations 0, for axe "Срок: дней"
# In a label, but not by `aria-labelledby`, the content of an `<output>` is nothing for axe, and the rule says that there is
# no explicit label at all. With other text around it the label passes, though the name lacks the value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts axe-core@4.14.1 jsdom@29.1.1 dom-accessibility-api@0.7.1
cat >run.mjs <<'JS'
import { computeAccessibleName } from 'dom-accessibility-api';
import { JSDOM, VirtualConsole } from 'jsdom';
import axe from 'axe-core';
const look = async (label, attribute = '') => {
  const html = `<!doctype html><html lang="ru"><title>1</title><main>${label}<input id="x" type="range"${attribute}></main>`;
  const { window } = new JSDOM(html, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() });
  window.eval(axe.source);
  const field = window.document.querySelector('input');
  const { violations } = await window.axe.run({ runOnly: ['label'] });
  window.axe.setup(window.document);
  const byAxe = window.axe.commons.text.accessibleText(field);
  window.axe.teardown();
  console.log(`${label} name "${computeAccessibleName(field)}", violations ${violations.length}, for axe "${byAxe}"`);
};
await look('<label for="x"><span>5 дней</span></label>');
await look('<label for="x"><output>5 дней</output></label>');
await look('<label for="x"><span role="status">5 дней</span></label>');
await look('<label for="x"><ul><li>5 дней</li></ul></label>');
await look('<p id="p"><output>5 дней</output></p>', ' aria-labelledby="p"');
await look('<label for="x">Срок: <output>5</output> дней</label>');
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
<label for="x"><span>5 дней</span></label> name "5 дней", violations 0, for axe "5 дней"
<label for="x"><output>5 дней</output></label> name "5 дней", violations 1, for axe ""
<label for="x"><span role="status">5 дней</span></label> name "5 дней", violations 1, for axe ""
<label for="x"><ul><li>5 дней</li></ul></label> name "5 дней", violations 1, for axe ""
<p id="p"><output>5 дней</output></p> name "5 дней", violations 0, for axe "5 дней"
<label for="x">Срок: <output>5</output> дней</label> name "Срок: 5 дней", violations 0, for axe "Срок: дней"
OUTPUT
