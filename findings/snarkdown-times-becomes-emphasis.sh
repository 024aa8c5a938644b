#!/usr/bin/env bash
# snarkdown 2.0.0, @ts-stack/markdown 1.5.0, nano-markdown 1.2.2 and slimdown-js 1.1.1, which make HTML of Markdown; showdown
# 2.1.0 and remarkable 2.0.1 beside them. The texts explain what a loan costs.
#
# Expected: an asterisk between two spaces is an asterisk, as it neither opens nor closes an emphasis (CommonMark, 6.2: a run
# that opens is not followed by white space, one that closes is not preceded by it). Seen:
#   0,8 % * 30 = 24 %, за 7 дней 0,8 % * 7 = 5,6 %
#     the first four       0,8 % <em> 30 = 24 %, за 7 дней 0,8 % </em> 7 = 5,6 %
#     showdown, remarkable 0,8 % * 30 = 24 %, за 7 дней 0,8 % * 7 = 5,6 %
# Their patterns take any two asterisks of a paragraph as a pair. Both signs are gone: «0,8 % 30 = 24 %».
# A paragraph with one such sum keeps its asterisk, so the first example looks right; snarkdown begins an emphasis there too.
# Whom it hits: pages of help and offers whose texts come from editors, with the sums that lead to the ПСК.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts snarkdown@2.0.0 @ts-stack/markdown@1.5.0 nano-markdown@1.2.2 \
  slimdown-js@1.1.1 showdown@2.1.0 remarkable@2.0.1
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { Marked } from '@ts-stack/markdown';
import { Remarkable } from 'remarkable';
const require = createRequire(import.meta.url);
const snarkdown = require('snarkdown');
const showdown = require('showdown');
const readers = {
  snarkdown: (text) => (snarkdown.default ?? snarkdown)(text),
  '@ts-stack/markdown': (text) => Marked.parse(text),
  'nano-markdown': (text) => require('nano-markdown')(text),
  'slimdown-js': (text) => require('slimdown-js').render(text),
  showdown: (text) => new showdown.Converter().makeHtml(text),
  remarkable: (text) => new Remarkable().render(text),
};
for (const text of ['За 30 дней 0,8 % * 30 = 24 %', '0,8 % * 30 = 24 %, за 7 дней 0,8 % * 7 = 5,6 %'])
  for (const [name, read] of Object.entries(readers))
    console.log(`${name}: ${read(text).replace(/<\/?p>/g, '').trim()}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
snarkdown: За 30 дней 0,8 % <em> 30 = 24 %</em>
@ts-stack/markdown: За 30 дней 0,8 % * 30 = 24 %
nano-markdown: За 30 дней 0,8 % * 30 = 24 %
slimdown-js: За 30 дней 0,8 % * 30 = 24 %
showdown: За 30 дней 0,8 % * 30 = 24 %
remarkable: За 30 дней 0,8 % * 30 = 24 %
snarkdown: 0,8 % <em> 30 = 24 %, за 7 дней 0,8 % </em> 7 = 5,6 %
@ts-stack/markdown: 0,8 % <em> 30 = 24 %, за 7 дней 0,8 % </em> 7 = 5,6 %
nano-markdown: 0,8 % <i> 30 = 24 %, за 7 дней 0,8 % </i> 7 = 5,6 %
slimdown-js: 0,8 % <em> 30 = 24 %, за 7 дней 0,8 % </em> 7 = 5,6 %
showdown: 0,8 % * 30 = 24 %, за 7 дней 0,8 % * 7 = 5,6 %
remarkable: 0,8 % * 30 = 24 %, за 7 дней 0,8 % * 7 = 5,6 %
OUTPUT
