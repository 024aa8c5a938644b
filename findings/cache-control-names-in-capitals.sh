#!/usr/bin/env bash
# Four readers of `Cache-Control`, http-cache-semantics 4.3.0, parse-cache-control 1.0.1, cache-parser 1.2.6 and
# @tusbar/cache-control 3.0.1, on one meaning in three spellings.
#
# Expected: an age of 60 from all of them. The names of directives are compared without regard to case (RFC 9111, section
# 5.2), and empty members of a list are skipped (RFC 9110, section 5.6.1.2). Seen:
#   public, max-age=60
#     http-cache-semantics 60, parse-cache-control 60, cache-parser 60, @tusbar/cache-control 60
#   Public, Max-Age=60
#     http-cache-semantics 0, parse-cache-control undefined, cache-parser 60, @tusbar/cache-control 60
#   public, , max-age=60
#     http-cache-semantics 60, parse-cache-control null, cache-parser 60, @tusbar/cache-control 60
# For http-cache-semantics the response with capitals is stale at once, for parse-cache-control the age stands under another
# name, as a string, and an empty member makes it give up the whole header. None of it is an error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  http-cache-semantics@4.3.0 parse-cache-control@1.0.1 cache-parser@1.2.6 @tusbar/cache-control@3.0.1
cat >run.mjs <<'JS'
import CachePolicy from 'http-cache-semantics';
import parseCacheControl from 'parse-cache-control';
import { parse as parseCache } from 'cache-parser';
import { parse } from '@tusbar/cache-control';
const readers = {
  'http-cache-semantics': (header) =>
    new CachePolicy({ url: '/', headers: {} }, { status: 200, headers: { 'cache-control': header } }).maxAge(),
  'parse-cache-control': (header) => {
    const found = parseCacheControl(header);
    return found && found['max-age'];
  },
  'cache-parser': (header) => parseCache(header).maxAge,
  '@tusbar/cache-control': (header) => parse(header).maxAge,
};
for (const header of ['public, max-age=60', 'Public, Max-Age=60', 'public, , max-age=60']) {
  console.log(header);
  console.log(`  ${Object.entries(readers).map(([name, read]) => `${name} ${read(header)}`).join(', ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
public, max-age=60
  http-cache-semantics 60, parse-cache-control 60, cache-parser 60, @tusbar/cache-control 60
Public, Max-Age=60
  http-cache-semantics 0, parse-cache-control undefined, cache-parser 60, @tusbar/cache-control 60
public, , max-age=60
  http-cache-semantics 60, parse-cache-control null, cache-parser 60, @tusbar/cache-control 60
OUTPUT
