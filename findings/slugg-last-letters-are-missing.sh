#!/usr/bin/env bash
# slugg 1.2.1, which makes addresses of titles («Coerces foreign symbols to their english equivalent»); limax 4.2.3 and
# transliteration 2.6.1 beside it.
#
# Expected: all letters of a Russian title are in its slug, as slugg knows all of them. Seen: the end of the title is missing:
#   title                      slugg                      the peers
#   Чебоксары                  cheboksar                  cheboksary
#   Юля                        yul                        yulya
#   Займ для женщин            zajm-dlya-zhensh           zaim-dlya-zhenshin, zaym-dlya-zhenshchin
#   Щучье, Щучин (two towns)   shuch both                 two slugs
# slugg looks at as many places as the title has, while щ, ж, ю become two letters each: for every one of them the last letter
# stays Cyrillic and is removed as a symbol. Two pages get one address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts slugg@1.2.1 limax@4.2.3 transliteration@2.6.1
cat >run.cjs <<'JS'
const slugg = require('slugg');
const limax = require('limax');
const { slugify } = require('transliteration');
const titles = ['Займ на карту', 'Чебоксары', 'Юля', 'Займ для женщин', 'Займ для мужчин', 'Щучье', 'Щучин'];
for (const title of titles) {
  console.log(`${title}: ${slugg(title)}, ${limax(title, { lang: 'ru' })}, ${slugify(title)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Займ на карту: zajm-na-kartu, zaim-na-kartu, zaym-na-kartu
Чебоксары: cheboksar, cheboksary, cheboksary
Юля: yul, yulya, yulya
Займ для женщин: zajm-dlya-zhensh, zaim-dlya-zhenshin, zaym-dlya-zhenshchin
Займ для мужчин: zajm-dlya-muzhch, zaim-dlya-muzhchin, zaym-dlya-muzhchin
Щучье: shuch, shuche, shchuche
Щучин: shuch, shuchin, shchuchin
OUTPUT
