#!/usr/bin/env bash
# ratelimit-header-parser 0.1.0, which makes of the headers of a rate limit one object, whose `reset` is the Date from when one
# may ask again.
#
# Expected: without a Reset header it takes Retry-After, and reads it as RFC 9110 (10.2.3) has it: a number of seconds from now,
# or a date. Seen, beside X-RateLimit-Limit: 5 and X-RateLimit-Remaining: 0:
#   header                                       reset
#   X-RateLimit-Reset: 120                       in two minutes
#   Retry-After: 120                             1970-01-01T00:02:00.000Z, that is now
#   Retry-After: Thu, 28 Nov 2126 09:00:00 GMT   an invalid date
# The seconds of Retry-After are handed to the reader of Unix times. Whoever waits until `reset`, as before a second SMS code or
# a second quote of a rate, does not wait at all, and asks again at once, just when the server asked for two minutes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ratelimit-header-parser@0.1.0
cat >run.mjs <<'JS'
import { parseRateLimit } from 'ratelimit-header-parser';
for (const [name, value] of [
  ['x-ratelimit-reset', '120'],
  ['retry-after', '120'],
  ['retry-after', 'Thu, 28 Nov 2126 09:00:00 GMT'],
]) {
  const headers = new Headers({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0', [name]: value });
  const { remaining, reset } = parseRateLimit(headers);
  const seen = Number.isNaN(reset.getTime()) ? 'invalid date' : reset > new Date() ? 'later than now' : reset.toISOString();
  console.log(`${name}: ${value}: ${remaining} left, ${seen}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
x-ratelimit-reset: 120: 0 left, later than now
retry-after: 120: 0 left, 1970-01-01T00:02:00.000Z
retry-after: Thu, 28 Nov 2126 09:00:00 GMT: 0 left, invalid date
OUTPUT
