#!/usr/bin/env bash
# html-table-to-json 1.0.0 and tabletojson 4.1.15, which turn tables of a page into objects, on tables of offers as people
# write them: a heading over two columns, a lender over two lines, and lines with a heading of their own.
#
# Expected: the rate is what stands under «Rate». tabletojson says that it takes care of rowspan and colspan. Seen:
#   a heading with colspan="2"   both have the upper sum as the rate, "Rate": "30 000", and call the rate "4" or "3"
#   a lender with rowspan="2"    html-table-to-json shifts the second line: "Offer": "2 000"; tabletojson is right
#   two headings «Sum»           html-table-to-json keeps the last; tabletojson has Sum and Sum_2
#   <th scope="row"> in lines    html-table-to-json takes the headings of lines for those of columns: the column is called
#                                as the last lender; so does tabletojson, where the README warns of it and names an option
# A rate of 0.8 per cent is read as one of 30 000, and nothing is missing that one could notice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-table-to-json@1.0.0 tabletojson@4.1.15
cat >run.cjs <<'JS'
const HtmlTableToJson = require('html-table-to-json');
const { tabletojson } = require('tabletojson');
const cellOf = (tag, cell) => (cell.startsWith('<') ? cell : `<${tag}>${cell}</${tag}>`);
const row = (tag, cells) => `<tr>${cells.map((cell) => cellOf(tag, cell)).join('')}</tr>`;
const head = (...cells) => `<thead>${row('th', cells)}</thead>`;
const lines = (...rows) => `<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody>`;
const tables = {
  plain: head('Offer', 'Sum', 'Rate') + lines(['Alfa', '1 000', '0.8 %'], ['Beta', '2 000', '1 %']),
  colspan: head('Offer', '<th colspan="2">Sum</th>', 'Rate') + lines(['Alfa', '1 000', '30 000', '0.8 %']),
  rowspan: head('Offer', 'Sum', 'Rate') + lines(['<td rowspan="2">Alfa</td>', '1 000', '0.8 %'], ['2 000', '1 %']),
  'same headings': head('Offer', 'Sum', 'Sum') + lines(['Alfa', '1 000', '30 000']),
  'headings of lines':
    head('Offer', 'Sum', 'Rate') +
    lines(['<th scope="row">Alfa</th>', '1 000', '0.8 %'], ['<th scope="row">Beta</th>', '2 000', '1 %']),
};
for (const [name, table] of Object.entries(tables)) {
  const html = `<table>${table}</table>`;
  console.log(name);
  console.log(`  html-table-to-json: ${JSON.stringify(HtmlTableToJson.parse(html).results[0])}`);
  console.log(`  tabletojson: ${JSON.stringify(tabletojson.convert(html)[0])}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
plain
  html-table-to-json: [{"Offer":"Alfa","Sum":"1 000","Rate":"0.8 %"},{"Offer":"Beta","Sum":"2 000","Rate":"1 %"}]
  tabletojson: [{"Offer":"Alfa","Sum":"1 000","Rate":"0.8 %"},{"Offer":"Beta","Sum":"2 000","Rate":"1 %"}]
colspan
  html-table-to-json: [{"4":"0.8 %","Offer":"Alfa","Sum":"1 000","Rate":"30 000"}]
  tabletojson: [{"3":"0.8 %","Offer":"Alfa","Sum":"1 000","Rate":"30 000"}]
rowspan
  html-table-to-json: [{"Offer":"Alfa","Sum":"1 000","Rate":"0.8 %"},{"Offer":"2 000","Sum":"1 %"}]
  tabletojson: [{"Offer":"Alfa","Sum":"1 000","Rate":"0.8 %"},{"Offer":"Alfa","Sum":"2 000","Rate":"1 %"}]
same headings
  html-table-to-json: [{"Offer":"Alfa","Sum":"30 000"}]
  tabletojson: [{"Offer":"Alfa","Sum":"1 000","Sum_2":"30 000"}]
headings of lines
  html-table-to-json: [{"Beta":"1 000","Sum":"0.8 %"},{"Beta":"2 000","Sum":"1 %"}]
  tabletojson: [{"Beta":"1 000","Sum":"0.8 %"},{"Beta":"2 000","Sum":"1 %"}]
OUTPUT
