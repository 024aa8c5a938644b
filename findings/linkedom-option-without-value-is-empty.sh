#!/usr/bin/env bash
# linkedom 0.18.15, which reads and changes pages without a browser; happy-dom 21.0.4 and jsdom 26.1.0 beside it.
#
# Expected: an option without the attribute `value` has its text for value, and a list that shows one line and has no option
# chosen takes the first (HTML, the elements `option` and `select`, 4.10.10 and 4.10.7). Seen:
#   page                                       linkedom     happy-dom     jsdom
#   <option selected>Карта МИР</option>        empty        Карта МИР     Карта МИР
#   all options of the list                    empty, sbp   МИР, sbp      МИР, sbp
#   list of which no option is chosen          undefined    7             7
# It hands out the attribute as it is, and the list's value is that of an option with the attribute `selected`.
# A script that takes the lists of cities or ways of payment from a partner's form gets empty names, one and the same for all
# of them; the select itself seems to be answered.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts linkedom@0.18.15 happy-dom@21.0.4 jsdom@26.1.0
cat >run.mjs <<'JS'
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { parseHTML } from 'linkedom';
const page = `<html><body><select id="way"><option selected>Карта МИР</option><option value="sbp">СБП</option></select>
  <select id="term"><option value="7">7 дней</option><option value="14">14 дней</option></select></body></html>`;
const happy = new Window();
happy.document.write(page);
for (const [name, document] of [
  ['linkedom', parseHTML(page).document],
  ['happy-dom', happy.document],
  ['jsdom', new JSDOM(page).window.document],
]) {
  const [way, term] = ['way', 'term'].map((id) => document.getElementById(id));
  const values = [...way.options].map(({ value }) => `«${value}»`);
  console.log(`${name}: «${way.value}», ${values.join(' and ')}, ${term.value}`);
}
await happy.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
linkedom: «», «» and «sbp», undefined
happy-dom: «Карта МИР», «Карта МИР» and «sbp», 7
jsdom: «Карта МИР», «Карта МИР» and «sbp», 7
OUTPUT
