#!/usr/bin/env bash
# Transliteration of names for cards and reports: transliterate 1.0.1 and translit-rus-eng 2.0.0; cyrillic-to-translit-js 3.2.1
# and any-ascii 0.3.3 beside them.
#
# Expected: a capital letter stays a capital letter, as all four have it for the other letters. Seen:
#   name                       transliterate              translit-rus-eng           cyrillic-to-translit-js
#   Алексеева Анна Андреевна   alekseeva anna andreevna   Alekseeva Anna Andreevna   Alekseeva Anna Andreevna
#   ООО «АЛЬФА»                OOO «aLFa»                 OOO «AL`FA»                OOO «ALFA»
#   Ёлкин Семён                Yolkin Semyon              yolkin Semyon              Yolkin Semyon
#   and back again                                        ёлкин Семён
# In the table of the first, «А» has the value `a`. The second asks for a capital with [a-zA-Zа-яА-Я], and Ё stands outside of
# А-Я in Unicode; so the way back has lost it too. Both hit names alone, at the start of a word, where nobody tries each letter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts transliterate@1.0.1 translit-rus-eng@2.0.0 \
  cyrillic-to-translit-js@3.2.1 any-ascii@0.3.3
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import anyAscii from 'any-ascii';
const require = createRequire(import.meta.url);
const Translit = require('cyrillic-to-translit-js');
const transliterate = require('transliterate');
const module = require('translit-rus-eng');
const translitRusEng = module.default ?? module;
const translit = new Translit();
for (const name of ['Алексеева Анна Андреевна', 'ООО «АЛЬФА»', 'Ёлкин Семён']) {
  const latin = translitRusEng(name, { target: 'eng' });
  console.log([name, transliterate(name), latin, translit.transform(name), anyAscii(name)].join(', '));
  console.log(`back: ${translitRusEng(latin, { target: 'rus' })}`);
}
const small = (turn) => [...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'].filter((letter) => /^[a-z]/.test(turn(letter))).join('') || 'none';
const turns = [transliterate, (text) => translitRusEng(text, { target: 'eng' }), (text) => translit.transform(text), anyAscii];
console.log(turns.map(small).join(', '));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
Алексеева Анна Андреевна, alekseeva anna andreevna, Alekseeva Anna Andreevna, Alekseeva Anna Andreevna, Alekseeva Anna Andreevna
back: Алексеева Анна Андреевна
ООО «АЛЬФА», OOO «aLFa», OOO «AL`FA», OOO «ALFA», OOO <<AL'FA>>
back: ООО «АЛьФА»
Ёлкин Семён, Yolkin Semyon, yolkin Semyon, Yolkin Semyon, Elkin Semen
back: ёлкин Семён
А, Ё, none, none
OUTPUT
