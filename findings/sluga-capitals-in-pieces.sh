#!/usr/bin/env bash
# sluga 0.2.1, which makes slugs of titles; limax 4.2.3, ts-slug 0.1.0 and @justrelate/slugify 1.0.1 beside it.
#
# Expected: the case of a title makes no difference, as the slug is in small letters anyway. Seen:
#   title               sluga                    in small letters    limax                the two others
#   СРОЧНЫЙ ЗАЙМ        sroc-h-nyj-zajm          srochnyj-zajm       srochnyi-zaim        srochnyj-zajm
#   ЗАЯВКА НА ЗАЁМ      zay-a-vka-na-zay-o-m     zayavka-na-zayom    zayavka-na-zayom     zayavka-na-zaem or -zayom
#   ЧАСТЫЕ ВОПРОСЫ      ch-astye-voprosy         chastye-voprosy     chastye-voprosy      chastye-voprosy
#   Договор ЮЛ          dogovor-yu-l             dogovor-yul         dogovor-yul          dogovor-yul
# A capital letter that needs two Latin ones becomes «Ch» or «Ya»; the next step takes such a change of case for the border
# of two words, as in fooBar, and puts a hyphen there. An anchor or address changes when a heading is set in capitals, and
# `decamelize`, which turns the step off in @sindresorhus/slugify, is not taken here.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sluga@0.2.1 limax@4.2.3 ts-slug@0.1.0 @justrelate/slugify@1.0.1
cat >run.mjs <<'JS'
import { slugify as justrelate } from '@justrelate/slugify';
import limax from 'limax';
import sluga from 'sluga';
import { slugify as ts } from 'ts-slug';
for (const title of ['СРОЧНЫЙ ЗАЙМ', 'ЗАЯВКА НА ЗАЁМ', 'ЧАСТЫЕ ВОПРОСЫ', 'Договор ЮЛ']) {
  const without = (text) => sluga(text, { decamelize: false });
  const slugs = [sluga, without, (text) => sluga(text.toLowerCase()), limax, ts, justrelate];
  console.log([title, ...slugs.map((make) => make(title))].join(', '));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
СРОЧНЫЙ ЗАЙМ, sroc-h-nyj-zajm, sroc-h-nyj-zajm, srochnyj-zajm, srochnyi-zaim, srochnyj-zajm, srochnyj-zajm
ЗАЯВКА НА ЗАЁМ, zay-a-vka-na-zay-o-m, zay-a-vka-na-zay-o-m, zayavka-na-zayom, zayavka-na-zayom, zayavka-na-zayom, zayavka-na-zaem
ЧАСТЫЕ ВОПРОСЫ, ch-astye-voprosy, ch-astye-voprosy, chastye-voprosy, chastye-voprosy, chastye-voprosy, chastye-voprosy
Договор ЮЛ, dogovor-yu-l, dogovor-yu-l, dogovor-yul, dogovor-yul, dogovor-yul, dogovor-yul
OUTPUT
