#!/usr/bin/env bash
# Readers of query strings: deparam 1.0.5, jquery-deparam 0.5.3, search-params 4.0.1 and @analytics/url-utils 0.2.5;
# querystringify 2.2.0 and the standard's URLSearchParams beside them.
#
# Expected: a name ends at the first `=`, all that follows is the value (URL Standard, application/x-www-form-urlencoded
# parsing). A value may have `=` and `?` as they are: RFC 3986 (3.4) lets a query have both. Seen:
#                           deparam, jquery-deparam   search-params    @analytics/url-utils   both others
#   back=/offers?sum=30000  back: nothing             sum: 30000       /offers?sum            /offers?sum=30000
#   mark=MzAwMDA=           nothing                   MzAwMDA          MzAwMDA                MzAwMDA=
#   choice=sum=30000        nothing                   sum              sum                    sum=30000
# All four cut the text at each `=`. The first two take a value only of exactly two parts, the others take the second part.
# search-params also takes what stands before any `?` for a path, and so loses the name.
# Whom it hits: links back to the offers, and marks in base64 that partners put into their links.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts deparam@1.0.5 jquery-deparam@0.5.3 \
  search-params@4.0.1 @analytics/url-utils@0.2.5 querystringify@2.2.0
cat >run.cjs <<'JS'
const deparam = require('deparam');
const { getSearch } = require('@analytics/url-utils');
const jqueryDeparam = require('jquery-deparam');
const { parse } = require('search-params');
const querystringify = require('querystringify');
const readers = {
  'deparam': (text) => deparam(text),
  'jquery-deparam': (text) => jqueryDeparam(text),
  'search-params': (text) => parse(text),
  '@analytics/url-utils': (text) => getSearch(`https://example.ru/?${text}`),
  'querystringify': (text) => querystringify.parse(text),
  'URLSearchParams': (text) => Object.fromEntries(new URLSearchParams(text)),
};
for (const text of ['back=/offers?sum=30000', 'mark=MzAwMDA=', 'choice=sum=30000']) {
  console.log(text);
  for (const [name, read] of Object.entries(readers)) console.log(`  ${name}: ${JSON.stringify(read(text))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
back=/offers?sum=30000
  deparam: {"back":""}
  jquery-deparam: {"back":""}
  search-params: {"sum":"30000"}
  @analytics/url-utils: {"back":"/offers?sum"}
  querystringify: {"back":"/offers?sum=30000"}
  URLSearchParams: {"back":"/offers?sum=30000"}
mark=MzAwMDA=
  deparam: {"mark":""}
  jquery-deparam: {"mark":""}
  search-params: {"mark":"MzAwMDA"}
  @analytics/url-utils: {"mark":"MzAwMDA"}
  querystringify: {"mark":"MzAwMDA="}
  URLSearchParams: {"mark":"MzAwMDA="}
choice=sum=30000
  deparam: {"choice":""}
  jquery-deparam: {"choice":""}
  search-params: {"choice":"sum"}
  @analytics/url-utils: {"choice":"sum"}
  querystringify: {"choice":"sum=30000"}
  URLSearchParams: {"choice":"sum=30000"}
OUTPUT
