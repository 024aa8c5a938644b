#!/usr/bin/env bash
# react-currency-format 1.1.0 with `decimalScale={0}`, as for a sum in whole roubles; react-number-format 5.4.5,
# which has the same properties, beside it.
#
# Expected: by its documentation the value is a number or a text formatted already, and decimalScale limits the digits behind
# the separator; so 0 leaves the roubles. Seen, with a space between thousands and a comma as separator:
#   value        decimalScale   react-currency-format   react-number-format
#   30000.5      0              30 001                  30 001
#   30 000,50    2              30 000,50               30 000,50
#   30 000,50    1              30 000,5                30 000,5
#   30 000,50    0              3 000 050               30 000
#   292,000      0              292 000                 292
# When no fraction is wanted, its rule for what belongs to a number no longer has the separator in it; the comma is dropped, and
# the kopecks become roubles. A card of an offer shows a sum a hundred times, a rate a thousand times what it is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts react-currency-format@1.1.0 react-number-format@5.4.5 \
  react@17.0.2 react-dom@17.0.2
cat >run.cjs <<'JS'
const { createElement } = require('react');
const CurrencyFormat = require('react-currency-format');
const { renderToStaticMarkup } = require('react-dom/server');
const { NumericFormat } = require('react-number-format');
for (const [value, decimalScale] of [[30_000.5, 0], ['30 000,50', 2], ['30 000,50', 1], ['30 000,50', 0], ['292,000', 0]]) {
  const props = { decimalScale, decimalSeparator: ',', displayType: 'text', thousandSeparator: ' ', value };
  const found = [CurrencyFormat, NumericFormat].map((part) => renderToStaticMarkup(createElement(part, props)));
  console.log(`${value} (${decimalScale}): ${found.map((text) => text.replace(/<\/?span>/g, '')).join(', ')}`);
}
JS
NODE_ENV=production node run.cjs | tee output
diff output - <<'OUTPUT'
30000.5 (0): 30 001, 30 001
30 000,50 (2): 30 000,50, 30 000,50
30 000,50 (1): 30 000,5, 30 000,5
30 000,50 (0): 3 000 050, 30 000
292,000 (0): 292 000, 292
OUTPUT
