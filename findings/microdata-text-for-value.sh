#!/usr/bin/env bash
# Two readers of microdata, microdata-node 2.0.0 and @marbec/web-auto-extractor 2.2.1, on the terms of a loan in the elements
# that HTML has for values.
#
# Expected: `<data>` and `<meter>` give their `value`, `<time>` its `datetime` or, without one, its text, `<b>` its text, by
# section 5.2.4 of HTML. Seen, the one and the other:
#   <data value="30000">30 000 ₽</data>           30000, "30 000 ₽"
#   <meter value="0.8">0,8 %</meter>              0.8, "0,8 %"
#   <time datetime="P30D">30 дней</time>          "P30D", "30 дней"
#   <time>2026-01-02</time>                       "", "2026-01-02"
#   <b>Заём &amp;&nbsp;карта</b>                  "Заём & карта", "Заём &amp;&nbsp;карта"
# The one loses a date that has no attribute, and makes numbers of the values that it gets. The other takes what is shown
# instead of the value, with the entities of the file. A check of a page's data by either finds faults that are not there and
# misses others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts microdata-node@2.0.0 @marbec/web-auto-extractor@2.2.1
cat >run.mjs <<'JS'
import microdata from 'microdata-node';
import Extractor from '@marbec/web-auto-extractor';
for (const element of [
  '<data value="30000">30 000 ₽</data>',
  '<meter value="0.8">0,8 %</meter>',
  '<time datetime="P30D">30 дней</time>',
  '<time>2026-01-02</time>',
  '<b>Заём &amp;&nbsp;карта</b>',
]) {
  const inner = element.replace(/^<\w+/u, '$& itemprop="x"');
  const html = `<div itemscope itemtype="https://schema.org/LoanOrCredit">${inner}</div>`;
  const [one] = microdata.toJson(html).items[0].properties.x;
  const other = new Extractor().parse(html).microdata.LoanOrCredit[0].x;
  console.log([one, other].map((value) => JSON.stringify(value).replaceAll('\u00a0', ' ')).join(', '));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
30000, "30 000 ₽"
0.8, "0,8 %"
"P30D", "30 дней"
"", "2026-01-02"
"Заём & карта", "Заём &amp;&nbsp;карта"
OUTPUT
