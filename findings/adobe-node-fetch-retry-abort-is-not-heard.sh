#!/usr/bin/env bash
# @adobe/node-fetch-retry 2.2.0, fetch with retries; @vercel/fetch-retry 5.1.3 beside it, both with node-fetch 2.7.0.
#
# Expected: its documentation says that it works as fetch does, with retries added. The Fetch Standard ends a request with an
# AbortError when its `signal` is aborted. Seen, for a POST that a service answers with 503 twice, with 200 the third time,
# and that is aborted after the first request:
#   @vercel/fetch-retry       AbortError, 1 request
#   @adobe/node-fetch-retry   200, 3 requests
# For its own timeout it makes a new AbortController for each attempt and puts the new signal in place of the caller's in the
# options, which are all that fetch sees. A customer takes back his application, or the page is left for another: the request
# goes on, is repeated, and gets through.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @adobe/node-fetch-retry@2.2.0 @vercel/fetch-retry@5.1.3 \
  node-fetch@2.7.0
cat >run.cjs <<'JS'
const { createServer } = require('node:http');
const fetch = require('node-fetch');
const adobe = require('@adobe/node-fetch-retry');
const vercel = require('@vercel/fetch-retry')(fetch);
let abort;
let count = 0;
const server = createServer((request, response) => {
  count++;
  request.resume();
  response.statusCode = count < 3 ? 503 : 200;
  if (count === 1) abort();
  response.end();
});
console.error = () => {};
const runs = {
  '@vercel/fetch-retry': (url, options) => vercel(url, { ...options, retry: { retries: 3, factor: 1 } }),
  '@adobe/node-fetch-retry': (url, options) => adobe(url, { ...options, retryOptions: { retryInitialDelay: 10 } }),
};
server.listen(0, '127.0.0.1', async () => {
  for (const [name, run] of Object.entries(runs)) {
    const controller = new AbortController();
    abort = () => controller.abort();
    count = 0;
    const options = { method: 'POST', body: 'sum=30000', signal: controller.signal };
    const url = `http://127.0.0.1:${server.address().port}/`;
    const result = await run(url, options).then(({ status }) => status, (error) => error.name);
    console.log(`${name}: ${result}, ${count} request(s)`);
  }
  server.close();
});
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
@vercel/fetch-retry: AbortError, 1 request(s)
@adobe/node-fetch-retry: 200, 3 request(s)
OUTPUT
