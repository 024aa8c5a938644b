#!/usr/bin/env bash
# to-words 5.7.0, which writes sums in words for 135 locales, among them ru-RU, as contracts need them.
#
# Expected: numeral and noun agree: «два рубля», «двадцать один рубль», «две тысячи рублей»; other packages do so. Seen, in
# the package's capitals:
#   2 roubles    Два Рублей Только              два рубля
#   21 roubles   Двадцать Один Рублей Только    двадцать один рубль
#   2000         Два Тысячи                     две тысячи
#   21000        Двадцать Один Тысяч            двадцать одна тысяча
#   0.02         Ноль Рублей И Два Копеек Только ноль рублей две копейки
# Right are one rouble, five and more up to twenty, and «Два Миллиона», which is masculine. «Только» is the English
# "only" of cheques, which no Russian sum has.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0
cat >run.cjs <<'JS'
const { ToWords } = require('to-words');
const words = new ToWords({ localeCode: 'ru-RU' });
for (const sum of [1, 2, 5, 21, 0.02])
  console.log(`${sum} roubles: ${words.convert(sum, { currency: true })}`);
for (const number of [2000, 21000, 2000000]) console.log(`${number}: ${words.convert(number)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
1 roubles: Один Рубль Только
2 roubles: Два Рублей Только
5 roubles: Пять Рублей Только
21 roubles: Двадцать Один Рублей Только
0.02 roubles: Ноль Рублей И Два Копеек Только
2000: Два Тысячи
21000: Двадцать Один Тысяч
2000000: Два Миллиона
OUTPUT
