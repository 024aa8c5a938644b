#!/usr/bin/env bash
# happy-dom 21.0.4, `setRangeText` on a phone field, as masks use it; jsdom 26.1.0 beside it.
#
# Expected: the new end is the start plus the length of what was put in (HTML, 4.10.20, setRangeText): with "end" the caret
# stands right behind the new digits, with "select" they are selected. Seen, selection in +7 912 345-67-89 (16 characters):
#   call                                  happy-dom           jsdom
#   setRangeText("26", 4, 6, "end")       16 to 16            6 to 6
#   setRangeText("26", 4, 6, "select")    4 to 16             4 to 6
#   setRangeText("26") at 4 to 6          4 to 16             4 to 6
#   setRangeText("26", 4, 6, "start")     4 to 4              4 to 4
#   2 and then 5 typed behind the 91 of   +7 912 345-67-895   +7 9125 345-67-89
#   +7 91 345-67-89, each with "end"
# It adds the length of the whole new value, not of the part, so that the caret goes to the end, or the selection reaches it.
# A test that types on after a correction within the number appends the digits behind it, or replaces all that follows; the
# same code is right in a browser, and a caret that really jumps to the end is not noticed.
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
for (const parts of [['26', 4, 6, 'end'], ['26', 4, 6, 'select'], ['26'], ['26', 4, 6, 'start']]) {
  const found = documents.map((document) => {
    document.body.innerHTML = '<input type="tel" value="+7 912 345-67-89">';
    const input = document.querySelector('input');
    input.setSelectionRange(4, 6);
    input.setRangeText(...parts);
    return `${input.value} ${input.selectionStart} to ${input.selectionEnd}`;
  });
  console.log(`${parts.join(' ')}: ${found.join(', ')}`);
}
for (const document of documents) {
  document.body.innerHTML = '<input type="tel" value="+7 91 345-67-89">';
  const input = document.querySelector('input');
  input.setRangeText('2', 5, 5, 'end');
  input.setRangeText('5', input.selectionStart, input.selectionEnd, 'end');
  console.log(`2 and then 5 typed behind 91: ${input.value}`);
}
await happy.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
26 4 6 end: +7 926 345-67-89 16 to 16, +7 926 345-67-89 6 to 6
26 4 6 select: +7 926 345-67-89 4 to 16, +7 926 345-67-89 4 to 6
26: +7 926 345-67-89 4 to 16, +7 926 345-67-89 4 to 6
26 4 6 start: +7 926 345-67-89 4 to 4, +7 926 345-67-89 4 to 4
2 and then 5 typed behind 91: +7 912 345-67-895
2 and then 5 typed behind 91: +7 9125 345-67-89
OUTPUT
