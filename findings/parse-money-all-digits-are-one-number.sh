#!/usr/bin/env bash
# parse-money 1.0.12, which finds an amount of money within a text, on what stands in offers of loans.
#
# Expected: the amount beside the currency, or the first one, or null: its examples have text on both sides. Seen:
#   30 000 руб.               30000 RUB
#   5 000 руб. на 30 дней     5000.3 RUB
#   1000–5000 руб.            10005000 RUB
#   от 1 000 до 100 000 руб.  1000100000 RUB
#   30 тыс. руб.              30 RUB
#   €1,000 for 30 days        1.0003 EUR
#   30 000 ₽                  30000 null
# All that is no digit or sign of a number is taken out first, and the digits of the whole text become one number; the last
# comma or full stop, be it that of «руб.», becomes the decimal sign. And ₽ is no currency. A text may hold one number.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-money@1.0.12
cat >run.cjs <<'JS'
const parseMoney = require('parse-money').default;
for (const text of [
  '30 000 руб.',
  '5 000 руб. на 30 дней',
  '1000–5000 руб.',
  'от 1 000 до 100 000 руб.',
  '30 тыс. руб.',
  '€1,000 for 30 days',
  '30 000 ₽',
]) {
  const { amount, currency } = parseMoney(text);
  console.log(`${text} ${amount} ${currency}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
30 000 руб. 30000 RUB
5 000 руб. на 30 дней 5000.3 RUB
1000–5000 руб. 10005000 RUB
от 1 000 до 100 000 руб. 1000100000 RUB
30 тыс. руб. 30 RUB
€1,000 for 30 days 1.0003 EUR
30 000 ₽ 30000 null
OUTPUT
