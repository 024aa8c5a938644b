#!/usr/bin/env bash
# search-query-parser 1.6.0, which reads a line of search with keywords, ranges and exclusions, and writes it again.
#
# Expected: `stringify` gives back the query that was read, in another order at most; the documentation offers it for changed
# queries, and knows exclusions by a minus. Seen, with the keyword «город»:
#   query                             stringify(parse(query))
#   займ город:Уфа -город:Москва      займ город:Уфа -город:Москва
#   -город:Москва                     -город:Москва
#   займ -город:Москва                займ
#   займ -город:Москва, offsets: no   займ -город:Москва
# An object of three keys that has a text, offsets and exclusions is taken for a query of text alone, though each query that was
# read has all three, and the exclusions may be full. The most usual query, some words and one exclusion, comes back without the
# exclusion: a saved search or the link to page two shows the offers that were to be left out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts search-query-parser@1.6.0
cat >run.cjs <<'JS'
const { parse, stringify } = require('search-query-parser');
for (const [query, offsets] of [
  ['займ город:Уфа -город:Москва', true],
  ['-город:Москва', true],
  ['займ -город:Москва', true],
  ['займ -город:Москва', false],
]) {
  const options = { keywords: ['город'], offsets };
  const read = parse(query, options);
  console.log(`${query}, offsets ${offsets}: ${JSON.stringify(read.exclude)}, ${stringify(read, options)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
займ город:Уфа -город:Москва, offsets true: {"город":"Москва"}, займ город:Уфа -город:Москва
-город:Москва, offsets true: {"город":"Москва"}, -город:Москва
займ -город:Москва, offsets true: {"город":"Москва"}, займ
займ -город:Москва, offsets false: {"город":"Москва"}, займ -город:Москва
OUTPUT
