#!/usr/bin/env bash
# happy-dom 21.0.4, the `FormData` of a loan form; jsdom 26.1.0 beside it.
#
# Expected: the entry list has each selected option of a list that allows several, nothing for a disabled field and nothing
# for a list without options (HTML, 4.10.22.4, constructing the entry list). Seen, each entry of FormData:
#   field                                        happy-dom            jsdom
#   <select multiple>, card and СБП selected     way=card             way=card, way=sbp
#   the same, chosen by a script                 way=card             way=card, way=sbp
#   <select disabled>                            term=14              nothing
#   <textarea disabled>                          comment=…            nothing
#   <select> still without options               city=                nothing
#   <input disabled>                             nothing              nothing
# It appends `value` of each list and text area, which is the first selected option's, and asks for `disabled` at inputs only.
# `selectedOptions` has both. A test of what the form sends passes on one answer of two, and on answers that nobody could give.
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
const windows = [happy, new JSDOM('').window];
const ways = (selected) => `<select name="way" multiple><option value="card"${selected}>Карта</option>
  <option value="sbp"${selected}>СБП</option><option value="cash">Наличные</option></select>`;
const choose = (form) => {
  for (const value of ['card', 'sbp']) form.querySelector(`[value="${value}"]`).selected = true;
};
for (const [name, fields, change] of [
  ['several selected', ways(' selected')],
  ['several, by a script', ways(''), choose],
  ['list, disabled', '<select name="term" disabled><option>7</option><option selected>14</option></select>'],
  ['text area, disabled', '<textarea name="comment" disabled>Позвоните днём</textarea>'],
  ['list without options', '<select name="city"></select>'],
  ['input, disabled', '<input name="promo" value="ЛЕТО" disabled>'],
]) {
  const found = windows.map((window) => {
    window.document.body.innerHTML = `<form>${fields}</form>`;
    const form = window.document.querySelector('form');
    change?.(form);
    return [...new window.FormData(form)].map((entry) => entry.join('=')).join(' & ') || 'nothing';
  });
  console.log(`${name}: ${found.join(', ')}`);
}
await happy.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
several selected: way=card, way=card & way=sbp
several, by a script: way=card, way=card & way=sbp
list, disabled: term=14, nothing
text area, disabled: comment=Позвоните днём, nothing
list without options: city=, nothing
input, disabled: nothing, nothing
OUTPUT
