#!/usr/bin/env bash
# anchorme 3.0.8, linkifyjs 4.4.0, autolink-js 1.0.2 and autolinker 4.1.5, which find addresses in texts to make links of them.
# The texts are Russian, with «…» and „…“ as quotes.
#
# Expected: the address as it was meant, as most of the others find it. Seen:
#   text                           found by        as
#   https://займ.рф                anchorme        nothing, but https://займ.рф/a is found
#   почта@займ.рф                  anchorme        nothing
#   «https://zaim.ru/help»         linkifyjs       https://zaim.ru/help», „…“ with “: pages that are not there
#   https://zaim.ru/займ           autolink-js     https://zaim.ru/, the rest is plain text
#   г.Москва, ул.Мира              autolinker      г.Москва, a link to a host in .москва
# anchorme says that it «works on non latin alphabets URLs» and that it knows all top-level domains of IANA, of which рф is one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts anchorme@3.0.8 autolink-js@1.0.2 autolinker@4.1.5 linkifyjs@4.4.0
cat >run.cjs <<'JS'
require('autolink-js');
const { list } = require('anchorme').default;
const { Autolinker } = require('autolinker');
const { find } = require('linkifyjs');
const linkers = {
  anchorme: (text) => list(text).map(({ string }) => string),
  linkifyjs: (text) => find(text).map(({ value }) => value),
  'autolink-js': (text) => [...text.autoLink().matchAll(/href='(.*?)'/g)].map(([, href]) => href),
  autolinker: (text) => Autolinker.parse(text, { email: true, urls: true }).map((match) => match.getMatchedText()),
};
const texts = [
  'Сайт: https://займ.рф',
  'Сайт: https://займ.рф/a',
  'Почта: почта@займ.рф',
  'Раздел «https://zaim.ru/help»',
  'Раздел „https://zaim.ru/help“',
  'Сайт: https://zaim.ru/займ',
  'Офис: 101000, г.Москва, ул.Мира, д.5',
];
for (const text of texts) {
  console.log(text);
  for (const [name, link] of Object.entries(linkers)) console.log(`  ${name}: ${link(text).join(', ') || 'none'}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Сайт: https://займ.рф
  anchorme: none
  linkifyjs: https://займ.рф
  autolink-js: none
  autolinker: https://займ.рф
Сайт: https://займ.рф/a
  anchorme: https://займ.рф/a
  linkifyjs: https://займ.рф/a
  autolink-js: none
  autolinker: https://займ.рф/a
Почта: почта@займ.рф
  anchorme: none
  linkifyjs: почта@займ.рф
  autolink-js: none
  autolinker: почта@займ.рф
Раздел «https://zaim.ru/help»
  anchorme: https://zaim.ru/help
  linkifyjs: https://zaim.ru/help»
  autolink-js: none
  autolinker: https://zaim.ru/help
Раздел „https://zaim.ru/help“
  anchorme: https://zaim.ru/help
  linkifyjs: https://zaim.ru/help“
  autolink-js: none
  autolinker: https://zaim.ru/help
Сайт: https://zaim.ru/займ
  anchorme: https://zaim.ru/займ
  linkifyjs: https://zaim.ru/займ
  autolink-js: https://zaim.ru/
  autolinker: https://zaim.ru/займ
Офис: 101000, г.Москва, ул.Мира, д.5
  anchorme: none
  linkifyjs: none
  autolink-js: none
  autolinker: г.Москва
OUTPUT
