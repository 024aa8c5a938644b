#!/usr/bin/env bash
# picoquery 2.5.0, which reads and writes query strings, with its option `nestingSyntax`; neoqs 6.13.0 beside it.
#
# Expected: what `stringify` has written, `parse` reads with the same options. And names with brackets come percent-encoded:
# forms and URLSearchParams have to write `borrower%5Bcity%5D` (URL Standard, application/x-www-form-urlencoded serializing).
# Seen, with { sum, borrower: { city }, terms: [7, 30] }:
#   dot                       read as it was
#   index                     { sum, "borrower[city]", "terms[0]", "terms[1]" }
#   js                        { sum, borrower: { city }, "terms[0]", "terms[1]" }
#   list as `terms[]`         { "terms[]": [7, 30] }
#   form by URLSearchParams   { "borrower[city]", "terms[0]", "terms[1]" }    neoqs: { borrower: { city }, terms: [7, 30] }
# The reader looks for brackets before it decodes the name. They are found only in texts that nobody writes, not even itself.
# Whom it hits: a server that reads the form of an application: the borrower and the terms are not there, and nothing is said.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts picoquery@2.5.0 neoqs@6.13.0
cat >run.mjs <<'JS'
import * as neoqs from 'neoqs';
import * as picoquery from 'picoquery';
const form = { sum: 30_000, borrower: { city: 'Пермь' }, terms: [7, 30] };
for (const nestingSyntax of ['dot', 'index', 'js']) {
  const text = picoquery.stringify(form, { nestingSyntax });
  console.log(`${nestingSyntax}: ${text}`);
  console.log(JSON.stringify(picoquery.parse(text, { nestingSyntax })));
}
const text = new URLSearchParams({ 'borrower[city]': 'Пермь', 'terms[0]': '7', 'terms[1]': '30' }).toString();
console.log(text);
console.log(JSON.stringify(picoquery.parse(text, { nestingSyntax: 'index' })));
console.log(JSON.stringify(picoquery.parse(decodeURIComponent(text), { nestingSyntax: 'index' })));
console.log(JSON.stringify(neoqs.parse(text)));
const list = { arrayRepeat: true, arrayRepeatSyntax: 'bracket', nesting: false };
console.log(picoquery.stringify({ terms: [7, 30] }, list));
console.log(JSON.stringify(picoquery.parse(picoquery.stringify({ terms: [7, 30] }, list), list)));
console.log(JSON.stringify(picoquery.parse('terms[]=7&terms[]=30', list)));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
dot: sum=30000&borrower.city=%D0%9F%D0%B5%D1%80%D0%BC%D1%8C&terms.0=7&terms.1=30
{"sum":"30000","borrower":{"city":"Пермь"},"terms":["7","30"]}
index: sum=30000&borrower%5Bcity%5D=%D0%9F%D0%B5%D1%80%D0%BC%D1%8C&terms%5B0%5D=7&terms%5B1%5D=30
{"sum":"30000","borrower[city]":"Пермь","terms[0]":"7","terms[1]":"30"}
js: sum=30000&borrower.city=%D0%9F%D0%B5%D1%80%D0%BC%D1%8C&terms%5B0%5D=7&terms%5B1%5D=30
{"sum":"30000","borrower":{"city":"Пермь"},"terms[0]":"7","terms[1]":"30"}
borrower%5Bcity%5D=%D0%9F%D0%B5%D1%80%D0%BC%D1%8C&terms%5B0%5D=7&terms%5B1%5D=30
{"borrower[city]":"Пермь","terms[0]":"7","terms[1]":"30"}
{"borrower":{"city":"Пермь"},"terms":["7","30"]}
{"borrower":{"city":"Пермь"},"terms":["7","30"]}
terms%5B%5D=7&terms%5B%5D=30
{"terms[]":["7","30"]}
{"terms":["7","30"]}
OUTPUT
