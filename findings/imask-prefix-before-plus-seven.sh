#!/usr/bin/env bash
# imask 7.6.1: a Russian number that is put into `+{7} (000) 000-00-00`, the mask of its own examples for phones.
#
# Expected: `+7 912 345-67-89` gives the same number with and without a character before it, since all that is no digit is
# dropped anyway, and `7 912 …` is understood, too. Seen:
#   "+7 912 345-67-89" +7 (912) 345-67-89 complete
#   "7 912 345-67-89" +7 (912) 345-67-89 complete
#   " +7 912 345-67-89" +7 (791) 234-56-78 complete
#   "tel:+79123456789" +7 (791) 234-56-78 complete
#   "(+7) 912 345-67-89" +7 (791) 234-56-78 complete
#   "+ 7 912 345-67-89" +7 (791) 234-56-78 complete
# One space, as it comes with a copied number, makes another number of it: the country's digit is taken twice, the last one
# is cut off, and the mask says that the value is complete. `lazy: false`, `eager: true` and a fixed `+7` do the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts imask@7.6.1
cat >run.mjs <<'JS'
import IMask from 'imask';
const texts = [
  '+7 912 345-67-89',
  '7 912 345-67-89',
  ' +7 912 345-67-89',
  'tel:+79123456789',
  '(+7) 912 345-67-89',
  '+ 7 912 345-67-89',
];
for (const options of [{}, { lazy: false }, { eager: true }, { mask: '+7 (000) 000-00-00' }]) {
  const masked = IMask.createMask({ mask: '+{7} (000) 000-00-00', ...options });
  for (const text of texts) {
    masked.resolve(text);
    console.log(JSON.stringify(text), masked.value, masked.isComplete ? 'complete' : 'incomplete');
  }
}
JS
seen=$(node run.mjs)
echo "$seen"
right='+7 (912) 345-67-89 complete'
other='+7 (791) 234-56-78 complete'
once="\"+7 912 345-67-89\" $right
\"7 912 345-67-89\" $right
\" +7 912 345-67-89\" $other
\"tel:+79123456789\" $other
\"(+7) 912 345-67-89\" $other
\"+ 7 912 345-67-89\" $other"
[ "$seen" = "$once
$once
$once
$once" ]
