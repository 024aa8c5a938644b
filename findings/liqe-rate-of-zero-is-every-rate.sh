#!/usr/bin/env bash
# liqe 3.8.7, a filter of lists by a line of search in the manner of Lucene.
#
# Expected: `name:foo` searches for the word foo in the field (documentation), so `rate:0` finds rates of 0, as a number has no
# other words in it; the documentation shows `height:180` with a height of 180. Seen, with loans of 0, 0.5 and 0.8 % a day and
# sums of 1 000, 10 000 and 100 000:
#   query              found
#   rate:0             all three
#   rate:=0            the first
#   sum:1000           all three
#   sum:=1000          the first
#   NOT rate:0         nothing
#   term:5             terms of 5, 15 and 50 days
# Behind a colon alone, the number is made a text, and a value is found if that text stands anywhere within it. Numbers want :=
# (in the documentation for «equal to»), which no visitor types; the list of loans without interest shows every loan.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts liqe@3.8.7
cat >run.cjs <<'JS'
const { filter, parse } = require('liqe');
const loans = [
  { rate: 0, sum: 1_000, term: 5 },
  { rate: 0.5, sum: 10_000, term: 15 },
  { rate: 0.8, sum: 100_000, term: 50 },
];
for (const query of ['rate:0', 'rate:=0', 'sum:1000', 'sum:=1000', 'NOT rate:0', 'term:5'])
  console.log(`${query}: ${filter(parse(query), loans).map(({ rate }) => rate).join(', ') || 'nothing'}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
rate:0: 0, 0.5, 0.8
rate:=0: 0
sum:1000: 0, 0.5, 0.8
sum:=1000: 0
NOT rate:0: nothing
term:5: 0, 0.5, 0.8
OUTPUT
