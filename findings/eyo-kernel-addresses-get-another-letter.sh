#!/usr/bin/env bash
# eyo-kernel 4.0.1, which puts ё where a text has е instead, with its dictionary for the cases that are «beyond dispute».
#
# Expected: addresses stay the same, and words that exist in both spellings too. Seen:
#   https://пример.рф/расчет     https://пример.рф/расчёт, another page
#   почта@расчет.рф              почта@расчёт.рф, a domain of somebody else
#   <a href="/счет">             <a href="/счёт">
#   ?utm_campaign=расчет         ?utm_campaign=расчёт, another campaign
#   истекший срок                истёкший срок: right is е for time, and ё for what has flowed out
#   совершенный, узнает, берет   left alone, since both spellings exist
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts eyo-kernel@4.0.1
cat >run.mjs <<'JS'
import { Eyo, safeDictionary } from 'eyo-kernel';
const eyo = new Eyo();
eyo.dictionary.set(safeDictionary);
for (const text of [
  'Расчет: https://пример.рф/расчет',
  'Пишите: почта@расчет.рф',
  '<a href="/счет">Счет</a>',
  'https://example.com/?utm_campaign=расчет',
  'Истекший срок договора',
  'Совершенный платеж, он узнает и берет',
])
  console.log(`${text} => ${eyo.restore(text)}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
Расчет: https://пример.рф/расчет => Расчёт: https://пример.рф/расчёт
Пишите: почта@расчет.рф => Пишите: почта@расчёт.рф
<a href="/счет">Счет</a> => <a href="/счёт">Счёт</a>
https://example.com/?utm_campaign=расчет => https://example.com/?utm_campaign=расчёт
Истекший срок договора => Истёкший срок договора
Совершенный платеж, он узнает и берет => Совершенный платёж, он узнает и берет
OUTPUT
