#!/usr/bin/env bash
# text-mask-addons 3.8.0 with text-mask-core 5.1.2, the mask of a sum in roubles; @maskito/kit 5.6.0 beside it.
#
# Expected: without `allowLeadingZeroes`, the zeros in front go, 05000 is 5 000; at worst they stay, and the value is the same.
# Seen, also with `integerLimit: 5`:
#   entered   number mask   with the limit   maskito
#   5000      5 000 ₽       5 000 ₽          5 000 ₽
#   05000     0 500 ₽       0 500 ₽          05 000 ₽
#   030000    03 000 ₽      0 300 ₽          030 000 ₽
#   00,5      0,0 ₽         0,0 ₽            00,5 ₽
# The mask is made for the number without the zeros, so it has too few places; but the text that is put into it still has them,
# and the digits at the end fall out. Who puts the figures behind the 0 that stands in the field asks for a tenth of the sum.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts text-mask-core@5.1.2 text-mask-addons@3.8.0 @maskito/core@5.6.0 \
  @maskito/kit@5.6.0
cat >run.mjs <<'JS'
import { maskitoTransform } from '@maskito/core';
import { maskitoNumberOptionsGenerator } from '@maskito/kit';
import addons from 'text-mask-addons';
import core from 'text-mask-core';
const common = { prefix: '', suffix: ' ₽', thousandsSeparatorSymbol: ' ', decimalSymbol: ',', allowDecimal: true };
const maskito = maskitoNumberOptionsGenerator({
  thousandSeparator: ' ', decimalSeparator: ',', maximumFractionDigits: 2, postfix: ' ₽',
});
for (const text of ['5000', '05000', '030000', '00,5']) {
  const found = [{}, { integerLimit: 5 }].map((limit) =>
    core.conformToMask(text, addons.createNumberMask({ ...common, ...limit }), { guide: false }).conformedValue);
  console.log(`${text}: ${found.join(', ')}; ${maskitoTransform(text, maskito)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
5000: 5 000 ₽, 5 000 ₽; 5 000 ₽
05000: 0 500 ₽, 0 500 ₽; 05 000 ₽
030000: 03 000 ₽, 0 300 ₽; 030 000 ₽
00,5: 0,0 ₽, 0,0 ₽; 00,5 ₽
OUTPUT
