#!/usr/bin/env bash
# form-serialize 0.7.2, get-form-data 3.0.0 and form-to-object 6.0.0, which read a form that a script sends, in jsdom 26.1.0,
# whose own FormData is beside them. Of two ways to get the money, the one that was not chosen is in a disabled `fieldset`.
#
# Expected: form-serialize reads «only successful control form fields», in get-form-data «disabled inputs are ignored by
# default», and a field within a disabled fieldset is disabled (HTML, 4.10.19.5). Seen, whether it is read:
#   field                      FormData   form-serialize   get-form-data   form-to-object
#   phone, in the fieldset     no         yes              yes             yes
#   card, disabled itself      no         no               no              no
#   `output` with the sum      no         no               yes             yes
#   both buttons               no         no               no              yes
# They ask for the field's own attribute, not for `:disabled`. With form-to-object, each button seems to have been pressed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsdom@26.1.0 form-serialize@0.7.2 get-form-data@3.0.0 \
  form-to-object@6.0.0
cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM(`<form>
  <input name="sum" value="5000"><output name="to-pay">6200</output>
  <fieldset disabled><input name="phone" value="+7 912 345-67-89"></fieldset><input name="card" value="МИР" disabled>
  <button name="send" value="now">Сейчас</button><button name="later" value="1">Позже</button>
</form>`);
globalThis.window = window;
globalThis.document = window.document;
for (const name of Object.getOwnPropertyNames(window)) {
  if (/^(HTML|Node|Radio|Element)/.test(name)) globalThis[name] = window[name];
}
const own = ({ default: value }) => value.default ?? value;
const form = window.document.forms[0];
const read = {
  FormData: Object.fromEntries(new window.FormData(form)),
  'form-serialize': own(await import('form-serialize'))(form, { hash: true }),
  'get-form-data': own(await import('get-form-data'))(form),
  'form-to-object': own(await import('form-to-object'))(form),
};
for (const [name, values] of Object.entries(read)) console.log(`${name}: ${Object.keys(values).join(', ')}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
FormData: sum
form-serialize: sum, phone
get-form-data: sum, to-pay, phone
form-to-object: sum, to-pay, phone, send, later
OUTPUT
