#!/usr/bin/env bash
# @react-input/number-format 2.0.3, its function format(), which is for values from a back end; Intl.NumberFormat beside it.
#
# Expected: the package is based on Intl.NumberFormat and has its names of options, and a number given to format() comes as
# Intl gives it with the same options: rounded (ECMA-402: halfExpand is the default). Seen, in Russian:
#   value      options                     format()     Intl
#   0.999      maximumFractionDigits: 2    0,99         1
#   291.996    maximumFractionDigits: 2    291,99       292
#   1234.567   currency: RUB               1 234,56 ₽   1 234,57 ₽
#   30000.9    maximumFractionDigits: 0    30 000       30 001
#   0.7999     none                        0,799        0,8
# A number is treated as if it were typed: digits behind the last place are cut off. That is right under the fingers of a
# visitor, but the rates and sums in a filled form then differ by a kopeck from the same ones in the text beside it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @react-input/number-format@2.0.3 react@18.3.1 react-dom@18.3.1
cat >run.cjs <<'JS'
const { format } = require('@react-input/number-format');
const plain = (text) => text.replace(/[\u00a0\u202f]/g, ' ');
for (const [value, options] of [
  [0.999, { maximumFractionDigits: 2 }],
  [291.996, { maximumFractionDigits: 2 }],
  [1234.567, { maximumFractionDigits: 2 }],
  [1234.567, { style: 'currency', currency: 'RUB' }],
  [30000.9, { maximumFractionDigits: 0 }],
  [0.7999, {}],
]) {
  const { style, ...rest } = options;
  const found = format(value, { locales: 'ru-RU', ...rest, ...(style && { format: style }) });
  const standard = new Intl.NumberFormat('ru-RU', options).format(value);
  console.log(`${value} ${JSON.stringify(options)}: ${plain(found)}; ${plain(standard)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0.999 {"maximumFractionDigits":2}: 0,99; 1
291.996 {"maximumFractionDigits":2}: 291,99; 292
1234.567 {"maximumFractionDigits":2}: 1 234,56; 1 234,57
1234.567 {"style":"currency","currency":"RUB"}: 1 234,56 ₽; 1 234,57 ₽
30000.9 {"maximumFractionDigits":0}: 30 000; 30 001
0.7999 {}: 0,799; 0,8
OUTPUT
