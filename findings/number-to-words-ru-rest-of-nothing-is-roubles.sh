#!/usr/bin/env bash
# number-to-words-ru 2.4.1, which writes sums in words, money-math 2.6.3 and @react-input/number-format 2.0.3, which take
# numbers and give sums of money, on what a subtraction of floating-point numbers leaves of a debt that is repaid.
#
# Expected: 1 - 0.9 - 0.1 is -2.8e-17, which is nothing in roubles and kopecks, as Intl.NumberFormat has it.
# Seen:
#   1 - 0.9 - 0.1    Минус два рубля 78 копеек    -2.77    -2,77 ₽
#   0.1 + 0.2 - 0.3  Пять рублей 55 копеек         5.55     5,55 ₽
#   1 / 10 000 000   Семнадцать рублей 00 копеек   10.00    1,00 ₽
# All three take the number's text, and see in «5.551115123125783e-17» a sum of 5.55 whose rest is noise.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  number-to-words-ru@2.4.1 money-math@2.6.3 @react-input/number-format@2.0.3 react@19.2.0 react-dom@19.2.0
cat >run.cjs <<'JS'
const { convert } = require('number-to-words-ru');
const { floatToAmount } = require('money-math');
const { format } = require('@react-input/number-format');
const roubles = { locales: 'ru-RU', format: 'currency', currency: 'RUB' };
const plain = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', signDisplay: 'negative' });
for (const sum of [1 - 0.9 - 0.1, 0.1 + 0.2 - 0.3, 1 / 10_000_000, 1.5 - 0.9 - 0.1]) {
  const line = [convert(sum), floatToAmount(sum), format(sum, roubles), plain.format(sum)];
  console.log(`${sum}: ${line.join(', ').replaceAll('\u00A0', ' ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
-2.7755575615628914e-17: Минус два рубля 78 копеек, -2.77, -2,77 ₽, 0,00 ₽
5.551115123125783e-17: Пять рублей 55 копеек, 5.55, 5,55 ₽, 0,00 ₽
1e-7: Семнадцать рублей 00 копеек, 10.00, 1,00 ₽, 0,00 ₽
0.5: Ноль рублей 50 копеек, 0.50, 0,50 ₽, 0,50 ₽
OUTPUT
