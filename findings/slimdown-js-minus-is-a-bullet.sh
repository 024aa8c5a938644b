#!/usr/bin/env bash
# slimdown-js 1.1.1, a small reader of Markdown; snarkdown 2.0.0, showdown 2.1.0 and remarkable 2.0.1 beside it.
#
# Expected: a line that begins with a minus and a digit is a line of text, as at least one space stands between the sign of
# a list and its item (CommonMark, 5.2). Seen:
#   text                    slimdown-js                              the others
#   -0,3 % за страховку     <ul><li>0,3 % за страховку</li></ul>     -0,3 % за страховку
#   -500 ₽ по промокоду     <ul><li>500 ₽ по промокоду</li></ul>     -500 ₽ по промокоду
#   Займ до 30 000 ₽, ---   <ul><li>--</li></ul> below the line      a heading
# Its pattern for a list is a sign and then any spaces, also none. The minus is gone: what is taken off the rate or off the
# sum is read as what is added. The line under a heading becomes an item of two hyphens.
# Whom it hits: texts of offers by editors, in a reader that is chosen for its size.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts slimdown-js@1.1.1 snarkdown@2.0.0 showdown@2.1.0 remarkable@2.0.1
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { Remarkable } from 'remarkable';
const require = createRequire(import.meta.url);
const snarkdown = require('snarkdown');
const showdown = require('showdown');
const readers = {
  'slimdown-js': (text) => require('slimdown-js').render(text),
  snarkdown: (text) => (snarkdown.default ?? snarkdown)(text),
  showdown: (text) => new showdown.Converter({ noHeaderId: true }).makeHtml(text),
  remarkable: (text) => new Remarkable().render(text),
};
for (const text of ['-0,3 % за страховку', '-500 ₽ по промокоду', 'Займ до 30 000 ₽\n---', '- до 30 дней'])
  for (const [name, read] of Object.entries(readers))
    console.log(`${name}: ${read(text).replace(/<\/?p>/g, '').trim().replace(/\n+/g, ' ')}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
slimdown-js: <ul><li>0,3 % за страховку</li></ul>
snarkdown: -0,3 % за страховку
showdown: -0,3 % за страховку
remarkable: -0,3 % за страховку
slimdown-js: <ul><li>500 ₽ по промокоду</li></ul>
snarkdown: -500 ₽ по промокоду
showdown: -500 ₽ по промокоду
remarkable: -500 ₽ по промокоду
slimdown-js: Займ до 30 000 ₽ <ul><li>--</li></ul>
snarkdown: <h2>Займ до 30 000 ₽</h2>
showdown: <h2>Займ до 30 000 ₽</h2>
remarkable: <h2>Займ до 30 000 ₽</h2>
slimdown-js: <ul><li>до 30 дней</li></ul>
snarkdown: <ul><li>до 30 дней</li></ul>
showdown: <ul> <li>до 30 дней</li> </ul>
remarkable: <ul> <li>до 30 дней</li> </ul>
OUTPUT
