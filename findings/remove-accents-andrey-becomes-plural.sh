#!/usr/bin/env bash
# remove-accents 0.5.0 and normalize-text 2.6.0 (normalizeDiacritics), which take marks off letters; diacritics 1.3.0 and
# normalize-diacritics 5.0.1 beside them. The words are those of a page in Russian, with a lender called Crédit.
#
# Expected: é becomes e, as documented: accented characters to ASCII. Russian й is no accented и but a letter of its own, and
# no ASCII comes of it: it stays. Seen:
#   word            remove-accents, normalize-text   both others
#   Crédit          Credit                           Credit
#   Андрей          Андреи                           Андрей
#   мой, мои        мои, мои                         мой, мои
#   займ            заим                             займ
#   заём            заем                             заём
# remove-accents has й and ё in its table of letters (and `has` finds an accent in «займ»); normalize-text splits each letter
# into letter and mark, which Unicode does with й, and drops all marks.
# Whom it hits: headings and lists made out of names: «мой» and «мои» are one word, and the site's own «займ» is misspelled.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts remove-accents@0.5.0 normalize-text@2.6.0 diacritics@1.3.0 \
  normalize-diacritics@5.0.1
cat >run.cjs <<'JS'
const diacritics = require('diacritics');
const { normalizeSync } = require('normalize-diacritics');
const { normalizeDiacritics } = require('normalize-text');
const removeAccents = require('remove-accents');
for (const word of ['Crédit', 'Андрей', 'мой', 'мои', 'займ', 'заём']) {
  const found = [removeAccents(word), normalizeDiacritics(word), diacritics.remove(word), normalizeSync(word)];
  console.log(`${word}: ${found.join(', ')}`);
}
console.log(removeAccents.has('займ'));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Crédit: Credit, Credit, Credit, Credit
Андрей: Андреи, Андреи, Андрей, Андрей
мой: мои, мои, мой, мой
мои: мои, мои, мои, мои
займ: заим, заим, займ, займ
заём: заем, заем, заём, заём
true
OUTPUT
