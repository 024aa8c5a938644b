#!/usr/bin/env bash
# js-abbreviation-number 1.4.0 and numabbr 1.0.2, which shorten sums for cards; number-abbreviate 2.0.0 beside them.
#
# Expected: a sum that is rounded up to a thousand thousands is one million, as Intl.NumberFormat in compact notation has it
# (ECMA-402: the exponent is chosen again after rounding). Seen, with one decimal, the second with its own two:
#   sum         js-abbreviation-number   numabbr   number-abbreviate   Intl
#   999600      999.6k                   999.6K    999.6k              999.6K
#   999960      1000.0k                  999.96K   1m                  1M
#   999999      1000.0k                  1000K     1m                  1M
#   1000000     1.0M                     1M        1m                  1M
#   999999999   1000.0M                  1000M     1b                  1B
# The unit is chosen by the sum as it is, and the rounding comes after it. A row of limits reads «999.6k, 1000.0k, 1.0M», and
# the same sum is written in two ways on one page; a card made for six letters gets seven.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-abbreviation-number@1.4.0 numabbr@1.0.2 number-abbreviate@2.0.0
cat >run.cjs <<'JS'
const { abbreviateNumber } = require('js-abbreviation-number');
const numberAbbreviate = require('number-abbreviate');
const numabbrModule = require('numabbr');
const numabbr = numabbrModule.default ?? numabbrModule;
const intl = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
for (const sum of [999600, 999960, 999999, 1000000, 999999999])
  console.log(`${sum}: ${abbreviateNumber(sum, 1)}, ${numabbr(sum)}, ${numberAbbreviate(sum, 1)}, ${intl.format(sum)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
999600: 999.6k, 999.6K, 999.6k, 999.6K
999960: 1000.0k, 999.96K, 1m, 1M
999999: 1000.0k, 1000K, 1m, 1M
1000000: 1.0M, 1M, 1m, 1M
999999999: 1000.0M, 1000M, 1b, 1B
OUTPUT
