#!/usr/bin/env bash
# simple-mask-money 4.1.4, which shows a sum and reads it again, with the Russian separators: a space and a comma.
#
# Expected: it reads what it has written. Seen, with the options that wrote the text:
#   3000      3 000,00 ₽       read as 3
#   30000     30 000,00 ₽      read as 30
#   1000000   1 000 000,00 ₽   read as 1
#   300       300,00 ₽         read as 300
# Up to 999 it is right: the text is cut at the first space, though `thousandsSeparator` names it. With `fractionDigits: 0`
# the comma stays: 30 000, ₽.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts simple-mask-money@4.1.4
cat >run.cjs <<'JS'
const { formatToCurrency, formatToNumber } = require('simple-mask-money');
const options = { thousandsSeparator: ' ', decimalSeparator: ',', fractionDigits: 2, prefix: '', suffix: ' ₽' };
for (const sum of [300, 3_000, 30_000, 1_000_000]) {
  const text = formatToCurrency(sum, options);
  console.log(`${sum}: ${text}: ${formatToNumber(text, options)}`);
}
console.log(formatToCurrency(30_000, { ...options, fractionDigits: 0 }));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
300: 300,00 ₽: 300
3000: 3 000,00 ₽: 3
30000: 30 000,00 ₽: 30
1000000: 1 000 000,00 ₽: 1
30 000, ₽
OUTPUT
