#!/usr/bin/env bash
# dirty-form 2.0.0, which tells whether a form has changes that are not saved, and warns before the page is left.
#
# Expected: the form is changed while any field differs from its first value; any input with a name is tracked, says the
# documentation. And it is unchanged after `form.reset()`. Seen, with two contacts in fields of one name, as servers read lists:
#   what was done                                   isDirty   a field differs
#   first phone changed                             true      yes
#   second phone typed and taken back               false     yes: no warning, the first one is lost
#   second phone looked at, nothing changed         false     no
#   first phone typed and taken back                true      no: a warning for nothing
#   a name changed, then the form is reset          true      no: a warning for nothing
# First values and changed fields are kept by name: fields of one name share one first value, that of the last field, and one
# mark, which the field that was touched last decides. Only checkboxes have marks of their own. «reset» is not listened to.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts dirty-form@2.0.0 happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';
const page = new Window();
for (const name of ['document', 'CSS']) Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
globalThis.window = page;
const { default: DirtyForm } = await import('dirty-form');
const start = () => {
  page.document.body.innerHTML =
    '<form><input name="name" value="Анна"><input name="phone[]" value="+7 912 345-67-89"><input name="phone[]"></form>';
  const form = page.document.querySelector('form');
  return { form, state: new DirtyForm(form, { debounce: 0, skipLeavingTracking: true }), fields: [...form.elements] };
};
const type = (field, value) => {
  field.value = value;
  field.dispatchEvent(new page.Event('input', { bubbles: true }));
};
const tell = (what, { state, fields }) =>
  console.log(`${what}: ${state.isDirty}, ${fields.some((field) => field.value !== field.defaultValue)}`);
let now = start();
type(now.fields[1], '+7 912 345-67-80');
tell('first phone changed', now);
type(now.fields[2], '+7');
type(now.fields[2], '');
tell('second phone typed and taken back', now);
now = start();
type(now.fields[2], '');
tell('second phone looked at', now);
type(now.fields[1], '+7');
type(now.fields[1], '+7 912 345-67-89');
tell('first phone typed and taken back', now);
now = start();
type(now.fields[0], 'Инна');
now.form.reset();
tell('name changed, form reset', now);
await page.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
first phone changed: true, true
second phone typed and taken back: false, true
second phone looked at: false, false
first phone typed and taken back: true, false
name changed, form reset: true, false
OUTPUT
