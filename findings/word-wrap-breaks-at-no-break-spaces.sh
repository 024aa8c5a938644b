#!/usr/bin/env bash
# word-wrap 1.2.5, greedy-wrap 0.2.1, linewrap 0.2.1 and wordwrapjs 5.1.1, which break a text into lines, for letters and text
# messages; smartwrap 2.0.2 and wrap-ansi 10.0.2 beside them. The lines have at most 20 characters.
#
# Expected: no line ends at a no-break space (U+00A0), which stands between the thousands of a sum and before the rouble
# (Unicode's line breaking rules, UAX 14, class GL: no break before or after it). Seen, with `·` for that space:
#   Сумма займа — до 30·000·₽       word-wrap, greedy-wrap   …до 30· / 000·₽
#                                   linewrap, wordwrapjs     …до 30 / 000·₽
#                                   smartwrap, wrap-ansi     …до / 30·000·₽
# In their patterns a space is `\s`, which takes in U+00A0. The last two of the four also drop the space at which they break.
# A loan of up to 30 roubles is offered at the end of a line, and the next line begins with 000.
# Whom it hits: letters in plain text and logs with sums that Intl.NumberFormat has written for ru-RU, as it uses U+00A0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts word-wrap@1.2.5 greedy-wrap@0.2.1 linewrap@0.2.1 \
  wordwrapjs@5.1.1 smartwrap@2.0.2 wrap-ansi@10.0.2
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import smartwrap from 'smartwrap';
import wordwrap from 'wordwrapjs';
import wrapAnsi from 'wrap-ansi';
const require = createRequire(import.meta.url);
const wraps = {
  'word-wrap': (text) => require('word-wrap')(text, { width: 20, indent: '' }),
  'greedy-wrap': (text) => require('greedy-wrap')(text, { width: 20 }),
  linewrap: (text) => require('linewrap')(20)(text),
  wordwrapjs: (text) => wordwrap.wrap(text, { width: 20 }),
  smartwrap: (text) => smartwrap(text, { width: 20 }),
  'wrap-ansi': (text) => wrapAnsi(text, 20),
};
const sum = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 }).format(30_000);
for (const text of [`Сумма займа — до ${sum}`, `Выдаём сумму ${sum} на карту`])
  for (const [name, wrap] of Object.entries(wraps))
    console.log(`${name}: ${wrap(text).replaceAll('\u00A0', '·').replaceAll('\n', ' / ')}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
word-wrap: Сумма займа — до 30· / 000·₽
greedy-wrap: Сумма займа — до 30· / 000·₽
linewrap: Сумма займа — до 30 / 000·₽
wordwrapjs: Сумма займа — до 30 / 000·₽
smartwrap: Сумма займа — до / 30·000·₽
wrap-ansi: Сумма займа — до / 30·000·₽
word-wrap: Выдаём сумму 30·000· / ₽ на карту
greedy-wrap: Выдаём сумму 30·000· / ₽ на карту
linewrap: Выдаём сумму 30·000 / ₽ на карту
wordwrapjs: Выдаём сумму 30·000 / ₽ на карту
smartwrap: Выдаём сумму / 30·000·₽ на карту
wrap-ansi: Выдаём сумму / 30·000·₽ на карту
OUTPUT
