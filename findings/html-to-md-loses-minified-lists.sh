#!/usr/bin/env bash
# html-to-md 0.8.8 and node-html-markdown 2.0.0, which turn pages into Markdown, on a list of papers and a table of offers that
# html-minifier-terser 7.2.0 has made smaller; to-markdown 3.1.1 beside them.
#
# Expected: the same words from both. End tags of `li`, `tr`, `td`, `p` may be left out, and attributes need no quotes (HTML
# Standard, 13.1.2.3 and 13.1.2.4). Seen:
#   minified               html-to-md                    node-html-markdown                    to-markdown
#   <ul><li>…<li>…</ul>    nothing                       the list                              the list
#   <table>…<tr><td>…      nothing                       the first sum stands in the head      the table
#   <p>…<p>…               the tags stay                 the texts                             the texts
#   <a href=/offers>       [Все]()                       [Все](/offers)                        [Все](/offers)
# html-to-md, which asks for no more than valid HTML, drops lists and tables without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  html-to-md@0.8.8 html-minifier-terser@7.2.0 node-html-markdown@2.0.0 to-markdown@3.1.1
cat >run.mjs <<'JS'
import { minify } from 'html-minifier-terser';
import htmlToMd from 'html-to-md';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import toMarkdown from 'to-markdown';
const pages = [
  '<ul><li>Паспорт</li><li>СНИЛС</li></ul>',
  '<table><tr><th>Сумма</th><th>Срок</th></tr><tr><td>10 000</td><td>7</td></tr></table>',
  '<p>До 30 000 ₽</p><p>До 30 дней</p>',
  '<a href="/offers">Все</a>',
];
const converters = {
  'html-to-md': htmlToMd,
  'node-html-markdown': (html) => NodeHtmlMarkdown.translate(html),
  'to-markdown': (html) => toMarkdown(html, { gfm: true }),
};
for (const page of pages) {
  const small = await minify(page, { removeAttributeQuotes: true, removeOptionalTags: true });
  console.log(small);
  for (const [name, convert] of Object.entries(converters)) {
    const [before, after] = [page, small].map((html) => JSON.stringify(convert(html)));
    console.log(`  ${name}: ${before === after ? 'the same' : `${before}, minified ${after}`}`);
  }
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
<ul><li>Паспорт<li>СНИЛС</ul>
  html-to-md: "* Паспорт\n* СНИЛС", minified ""
  node-html-markdown: the same
  to-markdown: the same
<table><tr><th>Сумма<th>Срок<tr><td>10 000<td>7</table>
  html-to-md: "|||\n|---|---|\n|Сумма|Срок|\n|10 000|7|", minified ""
  node-html-markdown: "| Сумма  | Срок |\n| ------ | ---- |\n| 10 000 | 7    |", minified "| Сумма | Срок 10 000 | 7 |\n| ----- | ----------- | - |"
  to-markdown: the same
<p>До 30 000 ₽<p>До 30 дней
  html-to-md: "До 30 000 ₽\n\nДо 30 дней", minified "<p>До 30 000 ₽<p>До 30 дней"
  node-html-markdown: the same
  to-markdown: the same
<a href=/offers>Все</a>
  html-to-md: "[Все](/offers)", minified "[Все]()"
  node-html-markdown: the same
  to-markdown: the same
OUTPUT
