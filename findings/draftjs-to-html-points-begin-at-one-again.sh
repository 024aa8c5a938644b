#!/usr/bin/env bash
# draftjs-to-html 0.9.1, which writes the text of a Draft.js editor as HTML; draft-js-export-html 1.4.1 (with draft-js 0.11.7)
# beside it.
# Expected: points of `depth` 1 below point 2 are a list within point 2, whatever their sign, as they are when all points have
# numbers; and the point behind them is 3. Seen, with numbers, and two points with dots below the second:
#   draft-js-export-html   1. Заявка   2. Сумма  (• от 1 000 ₽  • до 30 000 ₽)   3. Срок
#   draftjs-to-html        1. Заявка   2. Сумма   • от 1 000 ₽  • до 30 000 ₽    1. Срок
# It compares the type of a point with the one before it first, and closes the list where they differ; the depth is looked at
# only for points of one type. So all lists stand beside each other, and the last one begins at 1.
# Whom: rules and consents with numbered points: «согласно пункту 3» refers to a point that is called 1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts draftjs-to-html@0.9.1 draft-js-export-html@1.4.1 draft-js@0.11.7 \
  react@18.3.1 react-dom@18.3.1
cat >run.mjs <<'JS'
globalThis.window = globalThis;
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '', platform: '' }, configurable: true });
const { default: draft } = await import('draft-js');
const { default: { stateToHTML } } = await import('draft-js-export-html');
const { default: draftToHtml } = await import('draftjs-to-html');
const points = (below) =>
  [
    ['ordered-list-item', 'Заявка', 0],
    ['ordered-list-item', 'Сумма', 0],
    [below, 'от 1 000 ₽', 1],
    [below, 'до 30 000 ₽', 1],
    ['ordered-list-item', 'Срок', 0],
  ].map(([type, text, depth], index) => ({
    key: `k${index}`, type, text, depth, inlineStyleRanges: [], entityRanges: [], data: {},
  }));
const short = (html) => html.replace(/>\s+/g, '>').replace(/\s+</g, '<');
for (const below of ['unordered-list-item', 'ordered-list-item']) {
  const content = { entityMap: {}, blocks: points(below) };
  console.log(short(draftToHtml(content)));
  console.log(short(stateToHTML(draft.convertFromRaw(content))));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
<ol><li>Заявка</li><li>Сумма</li></ol><ul><li>от 1 000 ₽</li><li>до 30 000 ₽</li></ul><ol><li>Срок</li></ol>
<ol><li>Заявка</li><li>Сумма<ul><li>от 1 000 ₽</li><li>до 30 000 ₽</li></ul></li><li>Срок</li></ol>
<ol><li>Заявка</li><li>Сумма</li><ol><li>от 1 000 ₽</li><li>до 30 000 ₽</li></ol><li>Срок</li></ol>
<ol><li>Заявка</li><li>Сумма<ol><li>от 1 000 ₽</li><li>до 30 000 ₽</li></ol></li><li>Срок</li></ol>
OUTPUT
