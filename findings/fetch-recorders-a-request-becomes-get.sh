#!/usr/bin/env bash
# Recorders that stand in for `fetch`: fetch-mock-cache 2.3.1 and fetch-vcr 3.2.0, given a Request, as ky, openapi-fetch and
# MSW's own examples call `fetch`.
#
# Expected: fetch(new Request(address, { method: 'POST', headers, body })) sends that request (Fetch Standard, 5.6), recorder or
# not; both take a Request and read its `url`. Seen, what the server gets:
#   called with                   Node's fetch                 fetch-mock-cache             fetch-vcr
#   address and { method, … }     POST application/json 1500   POST application/json 1500   POST application/json 1500
#   one Request with the same     POST application/json 1500   GET, no body, no type        GET, no body, no type
# Both pass on only the address and the second argument, which is not there. fetch-mock-cache has moreover taken the body and the
# method for the name of the recording: the answer to a GET is kept as the answer to the POST, and played back from then on.
# An application seems to send nothing, or a test is green by the answer of another method.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fetch-mock-cache@2.3.1 fetch-vcr@3.2.0
cat >run.mjs <<'JS'
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import createFetchCache from 'fetch-mock-cache';
import Store from 'fetch-mock-cache/stores/memory';
import fetchVcr from 'fetch-vcr';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  response.end([request.method, request.headers['content-type'], body].filter(Boolean).join(' '));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/quote`;
mkdirSync('recorded');
fetchVcr.configure({ mode: 'cache', fixturePath: './recorded' });
const fetchCache = createFetchCache({ Store });
const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '1500' };
for (const [name, send] of Object.entries({ fetch, fetchCache, fetchVcr })) {
  console.log(`${name}, address: ${await (await send(`${address}/1`, init)).text()}`);
  console.log(`${name}, Request: ${await (await send(new Request(`${address}/2`, init))).text()}`);
}
const again = await fetchCache(new Request(`${address}/2`, init));
console.log(`fetchCache, Request, played back: ${again.headers.get('x-fmc-cache')} ${await again.text()}`);
server.close();
server.closeAllConnections();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
fetch, address: POST application/json 1500
fetch, Request: POST application/json 1500
fetchCache, address: POST application/json 1500
fetchCache, Request: GET
fetchVcr, address: POST application/json 1500
fetchVcr, Request: GET
fetchCache, Request, played back: HIT GET
OUTPUT
