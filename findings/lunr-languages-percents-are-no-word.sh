#!/usr/bin/env bash
# lunr 2.3.9 with lunr-languages 1.22.0, which searches a Russian page of help.
#
# Expected: words without a meaning of their own are left out, «и, на, в», and the rest is found in every case. Seen: left out
# are also «процентов, тысяч, миллионов, день, раз, лет, года, можно, нет, занят, начала», though not «процента, процент,
# дней, дня»:
#   in a text, «Ставка 292 процентов»   found by «процент», «проценты», «процентов»: no, by «ставка»: yes
#   in a text, «292 процента»           found by all of them
#   in a text, «Первый раз на день»     found by no word of it at all
# And «а» is a word that counts: in the list it follows an invisible U+FEFF. @nlpjs/lang-ru 4.26.1 keeps all of the former.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lunr@2.3.9 lunr-languages@1.22.0 @nlpjs/lang-ru@4.26.1
cat >run.cjs <<'JS'
const { StopwordsRu } = require('@nlpjs/lang-ru');
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.ru')(lunr);
const peer = new StopwordsRu();
const words = 'и на а процентов процента процент тысяч миллионов день дня дней раз лет года можно нет занят начала'.split(' ');
console.log(`lunr: ${words.filter((word) => !lunr.ru.stopWordFilter(new lunr.Token(word))).join(' ')}`);
console.log(`nlp: ${words.filter((word) => peer.isStopword(word)).join(' ')}`);
const index = lunr(function build() {
  this.use(lunr.ru);
  this.field('text');
  for (const text of ['Ставка 292 процентов', 'Ставка 292 процента', 'Первый раз на день']) this.add({ id: text, text });
});
for (const query of ['ставка', 'процентов', 'процент', 'проценты', 'первый', 'раз', 'день'])
  console.log(`${query}: ${index.search(query).map(({ ref }) => ref).join(', ') || 'nothing'}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
lunr: и на процентов тысяч миллионов день раз лет года можно нет занят начала
nlp: и на а
ставка: Ставка 292 процентов, Ставка 292 процента
процентов: Ставка 292 процента
процент: Ставка 292 процента
проценты: Ставка 292 процента
первый: nothing
раз: nothing
день: nothing
OUTPUT
