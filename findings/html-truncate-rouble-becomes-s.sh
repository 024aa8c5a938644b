#!/usr/bin/env bash
# html-truncate 1.2.2 and truncatise 0.0.8, which shorten HTML to a number of characters for previews; truncate-html 1.2.2 and
# text-clipper 2.2.0 beside them. The text has the spaces that keep a number and its unit on one line in Russian.
#
# Expected: a reference such as `&nbsp;` is one character and stays whole (HTML Standard, 13.1.4), as with the peers. Seen, of
# both, for «Ставка&nbsp;0,8&nbsp;% в день» and «До&nbsp;30&nbsp;000&nbsp;&#8381; на карту»:
#   characters   HTML                              what the page shows   truncate-html
#   8            Ставка&n...                       Ставка&n...           Ставка 0...
#   16           Ставка&nbsp;0,8&...               Ставка 0,8&...        Ставка 0,8 % в д...
#   21           До&nbsp;30&nbsp;000&n...          До 30 000&n...        До 30 000 ₽ на карту
#   29           До&nbsp;30&nbsp;000&nbsp;&#83...  До 30 000 S...        До 30 000 ₽ на карту
# They count and cut the source: of ₽ an S is left, whose number is 83.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  html-truncate@1.2.2 parse5@8.0.0 text-clipper@2.2.0 truncate-html@1.2.2 truncatise@0.0.8
cat >run.mjs <<'JS'
import { parseFragment } from 'parse5';
import htmlTruncate from 'html-truncate';
import textClipper from 'text-clipper';
import truncateHtml from 'truncate-html';
import truncatise from 'truncatise';
const truncaters = {
  'html-truncate': htmlTruncate,
  truncatise: (html, TruncateLength) => truncatise(html, { TruncateBy: 'characters', TruncateLength }),
  'truncate-html': truncateHtml.default ?? truncateHtml,
  'text-clipper': (html, length) => (textClipper.default ?? textClipper)(html, length, { html: true }),
};
const texts = [
  ['Ставка&nbsp;0,8&nbsp;% в день', 8, 16],
  ['До&nbsp;30&nbsp;000&nbsp;&#8381; на карту', 21, 29],
];
for (const [html, ...lengths] of texts) {
  for (const length of lengths) {
    for (const [name, truncate] of Object.entries(truncaters)) {
      const short = truncate(html, length);
      const shown = parseFragment(short).childNodes.map(({ value }) => value.replaceAll('\u00a0', ' ')).join('');
      console.log(`${length}, ${name}: ${short} is ${shown}`);
    }
  }
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
8, html-truncate: Ставка&n... is Ставка&n...
8, truncatise: Ставка&n... is Ставка&n...
8, truncate-html: Ставка 0... is Ставка 0...
8, text-clipper: Ставка&nbsp;… is Ставка …
16, html-truncate: Ставка&nbsp;0,8&... is Ставка 0,8&...
16, truncatise: Ставка&nbsp;0,8&... is Ставка 0,8&...
16, truncate-html: Ставка 0,8 % в д... is Ставка 0,8 % в д...
16, text-clipper: Ставка&nbsp;0,8&nbsp;% в … is Ставка 0,8 % в …
21, html-truncate: До&nbsp;30&nbsp;000&n... is До 30 000&n...
21, truncatise: До&nbsp;30&nbsp;000&n... is До 30 000&n...
21, truncate-html: До 30 000 ₽ на карту is До 30 000 ₽ на карту
21, text-clipper: До&nbsp;30&nbsp;000&nbsp;&#8381; … is До 30 000 ₽ …
29, html-truncate: До&nbsp;30&nbsp;000&nbsp;&#83... is До 30 000 S...
29, truncatise: До&nbsp;30&nbsp;000&nbsp;&#83... is До 30 000 S...
29, truncate-html: До 30 000 ₽ на карту is До 30 000 ₽ на карту
29, text-clipper: До&nbsp;30&nbsp;000&nbsp;&#8381; на карту is До 30 000 ₽ на карту
OUTPUT
