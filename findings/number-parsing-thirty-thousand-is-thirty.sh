#!/usr/bin/env bash
# Readers of sums in any notation, number-parsing 0.3.2, parse-price 1.1.8 and intl-number-parser 1.0.6; parsecurrency 1.1.1
# beside them; on what Intl.NumberFormat writes for ru-RU: no-break spaces between thousands.
#
# Expected: the number again: number-parsing is there «to help you handling all locales», parse-price for a «localized price
# string», intl-number-parser takes the locale and options of Intl.NumberFormat. Seen:
#   text                  number-parsing   parse-price   intl-number-parser   parsecurrency
#   1 234,56 ₽            1                1234.56       1234.56              1234.56
#   30 000 ₽              30               30000         30000                30000
#   -1 500 ₽, a refund    -1               1500          -1500                -1500
#   12,5 %                12.5             12.5          NaN, not 0.125       (no sum)
# number-parsing knows only the plain space and drops what follows: thirty thousand become thirty. parse-price drops the sign.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  intl-number-parser@1.0.6 number-parsing@0.3.2 parse-price@1.1.8 parsecurrency@1.1.1
cat >run.mjs <<'JS'
import IntlNumberParser from 'intl-number-parser';
import numberParsing from 'number-parsing';
import parsecurrency from 'parsecurrency';
import parsePrice from 'parse-price';
const roubles = { currency: 'RUB', style: 'currency' };
const percents = { maximumFractionDigits: 1, style: 'percent' };
const texts = [
  ['1\u00a0234,56\u00a0₽', roubles],
  ['30\u00a0000\u00a0₽', roubles],
  ['30 000 ₽', roubles],
  ['-1\u00a0500\u00a0₽', roubles],
  ['-500 ₽', roubles],
  ['12,5\u00a0%', percents],
];
for (const [text, options] of texts) {
  const numbers = [
    numberParsing(text),
    parsePrice(text),
    (IntlNumberParser.default ?? IntlNumberParser)('ru-RU', options)(text),
    options === roubles ? parsecurrency(text).value : 'no sum',
  ];
  console.log(`${text.replaceAll('\u00a0', '&nbsp;')}: ${numbers.join(', ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
1&nbsp;234,56&nbsp;₽: 1, 1234.56, 1234.56, 1234.56
30&nbsp;000&nbsp;₽: 30, 30000, 30000, 30000
30 000 ₽: 30000, 30000, 30000, 30000
-1&nbsp;500&nbsp;₽: -1, 1500, -1500, -1500
-500 ₽: -500, 500, -500, -500
12,5&nbsp;%: 12.5, 12.5, NaN, no sum
OUTPUT
