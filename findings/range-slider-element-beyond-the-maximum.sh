#!/usr/bin/env bash
# range-slider-element 2.2.0, a custom element for sliders of sums and terms; @zag-js/utils 1.48.0 beside it.
#
# Expected: no value lies beyond `max`, which its documentation calls the greatest permitted value; where the maximum is no
# multiple of the step, the last value is the last step below it, as for input type=range (HTML, 4.10.5.1.13). Seen:
#   min, max, step       asked for   value     @zag-js/utils   value by arrows to the end
#   1000, 29900, 500     29900       30000     29500           29500
#   1000, 30000, 3000    30000       31000     28000           28000
#   7, 365, 30           365         367       337             337
#   0.8, 12.8, 1         12.8        13        12.8            13
#   1000, 30000, 500     99999       30000     30000           30000
# It limits the value first and rounds it to steps from the minimum after that, so that the last part of the way goes up
# beyond the maximum; and it rounds to the decimals of the step alone, without those of the minimum. A lender's limit of
# 30 000 becomes a request for 31 000, also in the form's data and in aria-valuenow.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts range-slider-element@2.2.0 @zag-js/utils@1.48.0 happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';
import { snapValueToStep } from '@zag-js/utils';
const page = new Window();
for (const name of ['document', 'HTMLElement', 'customElements', 'Event'])
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
globalThis.window = page;
let sent;
page.HTMLElement.prototype.attachInternals = () => ({ setFormValue: (value) => (sent = value) });
const { default: Slider } = await import('range-slider-element');
Slider.define();
for (const [min, max, step, asked] of [
  [1000, 29900, 500, 29900], [1000, 30000, 3000, 30000], [7, 365, 30, 365], [0.8, 12.8, 1, 12.8], [1000, 30000, 500, 99999],
]) {
  const { document } = page;
  document.body.innerHTML = `<range-slider min="${min}" max="${max}" step="${step}" value="${asked}"></range-slider>`;
  const slider = document.querySelector('range-slider');
  const own = slider.value;
  const told = document.querySelector('[data-thumb]').getAttribute('aria-valuenow');
  const inForm = sent;
  slider.value = String(min);
  for (let press = 0; press < 80; press += 1) slider.stepUp();
  console.log(`${min}, ${max}, ${step}: ${own} ${inForm} ${told}, ${snapValueToStep(asked, min, max, step)}, ${slider.value}`);
}
await page.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
1000, 29900, 500: 30000 30000 30000, 29500, 30000
1000, 30000, 3000: 31000 31000 31000, 28000, 31000
7, 365, 30: 367 367 367, 337, 367
0.8, 12.8, 1: 13 13 13, 12.8, 13
1000, 30000, 500: 30000 30000 30000, 30000, 30000
OUTPUT
