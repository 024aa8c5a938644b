#!/usr/bin/env bash
# http-cache-semantics 4.3.0, which decides for clients and proxies how long an answer may be taken from the cache.
#
# Expected: its documentation says of `immutableMinTimeToLive`: milliseconds to keep answers with `Cache-Control: immutable`
# when nothing else says how long, 24 hours if not set. And `timeToLive()` is in milliseconds. Seen, in days:
#   public, max-age=43200 (12 hours)             0.5
#   public, Expires in 12 hours                  0.5
#   public, immutable, max-age=43200             0.5
#   public, immutable                            1000
#   public, immutable, Expires in 12 hours       1000     as the longer of both is taken
#   public, immutable, the option set to 1 hour  41.7     that is 1000 hours
# The option's milliseconds are handed on as the maximal age in seconds: the time is a thousand times as long.
# Whom it hits: a proxy or a client that keeps files sent with `Cache-Control: public, immutable` and, for instance, an Expires:
# the new logo of a lender is not fetched for years. Only max-age overrides it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts http-cache-semantics@4.3.0
cat >run.cjs <<'JS'
const CachePolicy = require('http-cache-semantics');
const date = 'Thu, 15 Jan 2026 10:00:00 GMT';
class Policy extends CachePolicy {
  now() {
    return Date.parse(date);
  }
}
const hour = 3_600_000;
const days = (headers, options) => {
  const request = { method: 'GET', url: '/logo.svg', headers: { host: 'example.ru' } };
  return new Policy(request, { status: 200, headers: { date, ...headers } }, options).timeToLive() / 24 / hour;
};
const expires = 'Thu, 15 Jan 2026 22:00:00 GMT';
console.log('public, max-age=43200:', days({ 'cache-control': 'public, max-age=43200' }));
console.log('public, and Expires:', days({ 'cache-control': 'public', expires }));
console.log('public, immutable, max-age=43200:', days({ 'cache-control': 'public, immutable, max-age=43200' }));
console.log('public, immutable:', days({ 'cache-control': 'public, immutable' }));
console.log('public, immutable, and Expires:', days({ 'cache-control': 'public, immutable', expires }));
console.log('the same, an hour as option:', days({ 'cache-control': 'public, immutable' }, { immutableMinTimeToLive: hour }));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
public, max-age=43200: 0.5
public, and Expires: 0.5
public, immutable, max-age=43200: 0.5
public, immutable: 1000
public, immutable, and Expires: 1000
the same, an hour as option: 41.666666666666664
OUTPUT
