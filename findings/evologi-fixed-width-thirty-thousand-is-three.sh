#!/usr/bin/env bash
# @evologi/fixed-width 1.1.0, which writes and reads lines of fields with fixed widths, as banks still exchange them.
#
# Expected: with `pad: '0'` and `align: 'right'`, as the README has a number, zeros are put in front of it and taken away from
# there, so that the same fields read what they wrote. Seen:
#   written           read                with `trim: 'left'`
#   sum 30000         3                   30000
#   sum 1050          105                 1050
#   sum 29999         29999               29999
#   account «4070»    «407»               «4070»
#   account «0»       «»                  «»
# The default trims the padding from both ends, whatever the side that the field is aligned to, and so the zeros of the number
# itself go too: a loan of thirty thousand roubles becomes three, and sums that end on another digit hide it in tests. The
# option `trim` holds for all fields at once, so that with 'left' the names keep their spaces.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @evologi/fixed-width@1.1.0
cat >run.mjs <<'JS'
import { parse, stringify } from '@evologi/fixed-width';
const fields = [
  { property: 'name', width: 8 },
  { property: 'sum', width: 8, align: 'right', pad: '0', cast: Number },
  { property: 'account', width: 6, align: 'right', pad: '0' },
];
const text = stringify([
  { name: 'Первый', sum: 30_000, account: '4081' },
  { name: 'Второй', sum: 1_050, account: '4070' },
  { name: 'Третий', sum: 29_999, account: '0' },
], { fields });
console.log(text.trimEnd());
const show = (rows) => rows.map(({ sum, account }) => `${sum} «${account}»`).join(', ');
console.log(show(parse(text, { fields })));
console.log(show(parse(text, { fields, trim: 'left' })));
console.log(`«${parse(text, { fields, trim: 'left' })[0].name}»`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
Первый  00030000004081
Второй  00001050004070
Третий  00029999000000
3 «4081», 105 «407», 29999 «»
30000 «4081», 1050 «4070», 29999 «»
«Первый  »
OUTPUT
