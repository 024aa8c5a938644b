#!/usr/bin/env bash
# happy-dom 21.0.4, on the number and range fields of a loan calculator; jsdom 26.1.0 beside it.
#
# Expected: a value fits its step when it is a whole number of steps away from `min` (HTML, 4.10.5.3.8, the step base), within
# the error of floating numbers; `stepUp(n)` moves by n steps, on a range as on a number (4.10.5.4). Seen:
#   field                        value     happy-dom         jsdom
#   rate, step 0.01              292.10    does not fit      fits
#   rate, step 0.001             292.187   does not fit      fits
#   share, step 0.1              0.7       does not fit      fits
#   term, min 10, step 3         15        fits              does not fit
#   term, min 10, step 3         16        does not fit      fits
#   sum, number, stepUp(2)       15000     16000             17000
#   sum, range, stepUp(2)        15000     15000             17000
# It takes `value % step` of floating numbers and leaves out `min`; `stepUp` takes its argument for an amount, rounded up to
# steps, and on a range does nothing. In tests a right form counts as invalid, and the slider's buttons seem broken.
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
const documents = [happy.document, new JSDOM('').window.document];
const field = (document, attributes) => {
  document.body.innerHTML = `<form><input ${attributes}></form>`;
  return document.querySelector('input');
};
for (const attributes of [
  'type="number" step="0.01" value="292.10"',
  'type="number" step="0.001" value="292.187"',
  'type="range" min="0" max="1" step="0.1" value="0.7"',
  'type="number" min="10" step="3" value="15"',
  'type="number" min="10" step="3" value="16"',
]) {
  const found = documents.map((document) => (field(document, attributes).form.checkValidity() ? 'fits' : 'does not fit'));
  console.log(`${attributes}: ${found.join(', ')}`);
}
for (const type of ['number', 'range']) {
  const found = documents.map((document) => {
    const input = field(document, `type="${type}" min="1000" max="30000" step="1000" value="15000"`);
    input.stepUp(2);
    return input.value;
  });
  console.log(`${type}, stepUp(2): ${found.join(', ')}`);
}
await happy.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
type="number" step="0.01" value="292.10": does not fit, fits
type="number" step="0.001" value="292.187": does not fit, fits
type="range" min="0" max="1" step="0.1" value="0.7": does not fit, fits
type="number" min="10" step="3" value="15": fits, does not fit
type="number" min="10" step="3" value="16": does not fit, fits
number, stepUp(2): 16000, 17000
range, stepUp(2): 15000, 17000
OUTPUT
