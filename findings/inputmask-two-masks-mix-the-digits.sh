#!/usr/bin/env bash
# inputmask 5.0.10, with the two ways to write a Russian number as a list of masks: +7 (999) 999-99-99, 8 (999) 999-99-99.
#
# Expected: 7 912 345-67-89 becomes +7 (912) 345-67-89, or at worst a 7 too many moves all digits on by one, as with the
# first mask alone. Seen:
#   89123456789        8 (912) 345-67-89
#   +7 912 345 67 89   +7 (912) 345-67-89
#   79123456789        +7 (791) 234-56-78    a 7 too many, the last digit is lost
#   7 912 345-67-89    8 (791) 345-67-82     the digits in another order: the 2 has moved to the end
# The same eleven digits, with and without spaces, become two other numbers, both complete.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts inputmask@5.0.10 happy-dom@21.0.4
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';
const page = new Window();
for (const name of ['document', 'navigator', 'matchMedia', 'innerWidth', 'HTMLElement', 'customElements', 'Event'])
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
globalThis.window = page;
const { default: Inputmask } = await import('inputmask');
const mask = ['+7 (999) 999-99-99', '8 (999) 999-99-99'];
for (const text of ['89123456789', '+7 912 345 67 89', '79123456789', '7 912 345-67-89'])
  console.log(`${text}: ${Inputmask.format(text, { mask })}`);
await page.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
89123456789: 8 (912) 345-67-89
+7 912 345 67 89: +7 (912) 345-67-89
79123456789: +7 (791) 234-56-78
7 912 345-67-89: 8 (791) 345-67-82
OUTPUT
