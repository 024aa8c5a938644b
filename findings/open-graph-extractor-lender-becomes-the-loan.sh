#!/usr/bin/env bash
# @devmehq/open-graph-extractor 1.1.1, which reads structured data of a page; @cucumber/microdata 2.2.0 beside it.
#
# Expected: the properties of an item do not include those of an item within it, as HTML has it for microdata (an element with
# `itemscope` begins an item of its own); with RDFa, `typeof` does the same. Seen, for a loan with its brand and an offer:
#               name of the product   @devmehq/open-graph-extractor                       @cucumber/microdata
#   microdata   Заём до зарплаты      ["Заём до зарплаты","ООО «Пример»","Первый заём"]   Заём до зарплаты
#   RDFa        Заём под залог        ООО «Пример»
# It takes all marked elements inside the product at any depth. With microdata a name becomes a list of all names within, and
# in the same way the prices of several offers; with RDFa the last one wins, so the loan is named after the lender. Whoever checks
# the markup of his page, or reads offers of partners with it, compares wrong names and prices.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @devmehq/open-graph-extractor@1.1.1 \
  @cucumber/microdata@2.2.0 cheerio@1.1.2 linkedom@0.18.12
cat >run.cjs <<'JS'
const { microdata } = require('@cucumber/microdata');
const { extractStructuredData } = require('@devmehq/open-graph-extractor');
const cheerio = require('cheerio');
const { parseHTML } = require('linkedom');
const html = `<!doctype html>
<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Заём до зарплаты</h1>
<div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><b itemprop="name">ООО «Пример»</b></div>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><b itemprop="name">Первый заём</b></div></div>
<div vocab="https://schema.org/" typeof="Product"><h2 property="name">Заём под залог</h2>
<div property="brand" typeof="Brand"><b property="name">ООО «Пример»</b></div></div>`;
const { microdata: items, rdfa } = extractStructuredData(cheerio.load(html));
for (const [key, value] of Object.entries(items.Product[0])) console.log(`microdata, ${key}: ${JSON.stringify(value)}`);
for (const [key, value] of Object.entries(rdfa.Product[0])) console.log(`rdfa, ${key}: ${JSON.stringify(value)}`);
const { name, brand, offers } = microdata('https://schema.org/Product', parseHTML(html).document);
console.log(`@cucumber/microdata: ${name}; ${brand.name}; ${offers.name}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
microdata, name: ["Заём до зарплаты","ООО «Пример»","Первый заём"]
microdata, brand: {"name":"ООО «Пример»"}
microdata, offers: {"name":"Первый заём"}
rdfa, name: "ООО «Пример»"
rdfa, brand: "ООО «Пример»"
@cucumber/microdata: Заём до зарплаты; ООО «Пример»; Первый заём
OUTPUT
