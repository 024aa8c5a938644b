#!/usr/bin/env bash
# har-to-k6 0.14.16, fetch-har 11.1.1 and httpsnippet-lite 3.0.5, which make requests again of a browser's record (HAR 1.2).
#
# Expected: the same request. A record has the whole address in `url` and its parts in `queryString` too, and a name may come
# twice, as ticked boxes of a form do (HTML, form submission). Seen, of ?phone=%2B79123456789&term=7&term=30 with a body of
# consent=data&consent=ads:
#                      query                                   body
#   har-to-k6          term 7, 30, 30                          one consent: "data,ads"
#   fetch-har          all twice, and the phone " 79123456789" consent ads only
#   httpsnippet-lite   term 30 only                            one consent: "data,ads"
# A test of load, or a fault that is to be seen again, sends what no visitor has sent, and lacks a consent that was given.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts har-to-k6@0.14.16 fetch-har@11.1.1 httpsnippet-lite@3.0.5
cat >run.mjs <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import fetchHar from 'fetch-har';
import harToK6 from 'har-to-k6';
import { HTTPSnippet } from 'httpsnippet-lite';
const server = createServer(async (request, response) => {
  show(request.url, await text(request));
  response.end('{}');
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const base = `http://127.0.0.1:${server.address().port}`;
const show = (url, body) => {
  const list = (params) => [...params].map(([name, value]) => `${name} [${value}]`).join(' ');
  console.log(`  ${list(new URL(url, base).searchParams)}\n  ${list(new URLSearchParams(body))}`);
};
const pairs = (query) => [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
const query = 'phone=%2B79123456789&term=7&term=30';
const form = 'consent=data&consent=ads';
const mimeType = 'application/x-www-form-urlencoded';
const request = {
  method: 'POST', url: `${base}/?${query}`, httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1,
  headers: [{ name: 'Content-Type', value: mimeType }],
  queryString: pairs(query), postData: { mimeType, text: form, params: pairs(form) },
};
const response = {
  status: 200, statusText: 'OK', httpVersion: 'HTTP/1.1', cookies: [], headers: [], redirectURL: '', headersSize: -1,
  bodySize: -1, content: { size: 2, mimeType: 'application/json' },
};
const entry = {
  startedDateTime: '2026-11-29T10:00:00.000+03:00', time: 1, cache: {}, request, response,
  timings: { send: 0, wait: 1, receive: 0 },
};
const har = () => structuredClone({ log: { version: '1.2', creator: { name: 'a', version: '1' }, entries: [entry] } });
console.log('recorded');
show(request.url, form);
console.log('har-to-k6');
const { main } = await harToK6.liHARToK6Script(har());
show(...[...main.matchAll(/^ {4}'(.*)',?$/gm)].map(([, value]) => value));
console.log('fetch-har');
await fetchHar(har());
console.log('httpsnippet-lite');
const code = await new HTTPSnippet(har().log.entries[0].request).convert('javascript', 'fetch');
await new Function('console', `return (async () => { ${code} })();`)({ log() {}, error: console.log });
server.closeAllConnections();
server.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
recorded
  phone [+79123456789] term [7] term [30]
  consent [data] consent [ads]
har-to-k6
  phone [+79123456789] term [7] term [30] term [30]
  consent [data,ads]
fetch-har
  phone [ 79123456789] term [7] term [30] phone [ 79123456789] term [7] term [30]
  consent [ads]
httpsnippet-lite
  phone [+79123456789] term [30]
  consent [data,ads]
OUTPUT
