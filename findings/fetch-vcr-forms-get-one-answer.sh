#!/usr/bin/env bash
# fetch-vcr 3.2.0, which records the answers of an API and plays them back; fetch-mock-cache 2.3.1 beside it.
#
# Expected: a recording belongs to the address and the body of a POST, as fetch-vcr's code means it to, so two sums are two
# recordings. Seen, with a server that answers with the sum that was sent, in the order of the lines:
#   sent by POST                             fetch-vcr gives   fetch-mock-cache gives
#   JSON text with the sum 15000             sum 15000         sum 15000
#   JSON text with the sum 30000             sum 30000         sum 30000
#   new URLSearchParams({ sum: '15000' })    sum 15000         sum 15000
#   new URLSearchParams({ sum: '30000' })    sum 15000         sum 30000
#   FormData with the sum 45000              sum 15000         (its boundary is new each time: left out)
# The name of the file is made of JSON.stringify(body), which is {} for each form, as it is for FormData, a Blob or bytes. So all
# forms sent to one address share the first answer ever recorded, and a test of the quote for 30 000 ₽ sees that of 15 000 ₽.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fetch-vcr@3.2.0 fetch-mock-cache@2.3.1
cat >run.mjs <<'JS'
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import createFetchCache from 'fetch-mock-cache';
import Store from 'fetch-mock-cache/stores/memory';
import fetchVcr from 'fetch-vcr';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  response.end(`sum ${body.match(/\d{5}/)[0]}`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}/quote`;
mkdirSync('recorded');
fetchVcr.configure({ mode: 'cache', fixturePath: './recorded' });
const fetchCache = createFetchCache({ Store });
const sums = ['15000', '30000'];
for (const body of [...sums.map((sum) => JSON.stringify({ sum })), ...sums.map((sum) => new URLSearchParams({ sum }))]) {
  const init = { method: 'POST', body };
  const texts = [await fetchVcr(address, init), await fetchCache(address, init)].map((answer) => answer.text());
  console.log(`${body}: ${(await Promise.all(texts)).join(', ')}`);
}
const body = new FormData();
body.set('sum', '45000');
console.log(`FormData of 45000: ${await (await fetchVcr(address, { method: 'POST', body })).text()}`);
server.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"sum":"15000"}: sum 15000, sum 15000
{"sum":"30000"}: sum 30000, sum 30000
sum=15000: sum 15000, sum 15000
sum=30000: sum 15000, sum 30000
FormData of 45000: sum 15000
OUTPUT
