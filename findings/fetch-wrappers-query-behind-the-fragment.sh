#!/usr/bin/env bash
# Small wrappers of fetch, redaxios 0.5.1, xior 0.8.5, wretch 2.11.1 and mande 2.0.10, add parameters to an address that has
# marks of a campaign or a fragment already. axios 1.21.1 and ofetch 1.5.1 beside them.
#
# Expected: parameters join the query, which ends before `#` (RFC 3986, 3.4 and 3.5). What the server gets of `sum=30000`:
#   address                   axios, ofetch             redaxios, xior, wretch    mande
#   /q                        sum=30000                 the same                  the same
#   /q?utm_source=a           utm_source=a&sum=30000    the same                  utm_source=a?sum=30000: one parameter
#   /q#form                   sum=30000                 nothing                   nothing
#   /q?utm_source=a#form      utm_source=a&sum=30000    utm_source=a              utm_source=a
# The parameters are put at the end of the text, behind the fragment, which a browser does not send; the answer is 200.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts redaxios@0.5.1 xior@0.8.5 wretch@2.11.1 mande@2.0.10 axios@1.21.1 \
  ofetch@1.5.1
cat >run.mjs <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
import axios from 'axios';
import { mande } from 'mande';
import { ofetch } from 'ofetch';
import redaxios from 'redaxios';
import wretch from 'wretch';
import queryString from 'wretch/addons/queryString';
import xior from 'xior';
const server = createServer((request, response) => response.end(JSON.stringify(request.url))).listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${server.address().port}`;
const query = { sum: 30000 };
const ask = {
  axios: async (path) => (await axios.get(base + path, { params: query })).data,
  ofetch: (path) => ofetch(base + path, { query, parseResponse: JSON.parse }),
  redaxios: async (path) => (await redaxios.get(base + path, { params: query })).data,
  xior: async (path) => (await xior.create().get(base + path, { params: query })).data,
  wretch: (path) => wretch(base + path).addon(queryString).query(query).get().json(),
  mande: (path) => mande(base).get(path, { query }),
};
for (const path of ['/q', '/q?utm_source=a', '/q#form', '/q?utm_source=a#form']) {
  console.log(path);
  for (const [name, get] of Object.entries(ask)) console.log(`  ${name}: ${await get(path)}`);
}
server.closeAllConnections();
server.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
/q
  axios: /q?sum=30000
  ofetch: /q?sum=30000
  redaxios: /q?sum=30000
  xior: /q?sum=30000
  wretch: /q?sum=30000
  mande: /q?sum=30000
/q?utm_source=a
  axios: /q?utm_source=a&sum=30000
  ofetch: /q?utm_source=a&sum=30000
  redaxios: /q?utm_source=a&sum=30000
  xior: /q?utm_source=a&sum=30000
  wretch: /q?utm_source=a&sum=30000
  mande: /q?utm_source=a?sum=30000
/q#form
  axios: /q?sum=30000
  ofetch: /q?sum=30000
  redaxios: /q
  xior: /q
  wretch: /q
  mande: /q
/q?utm_source=a#form
  axios: /q?utm_source=a&sum=30000
  ofetch: /q?utm_source=a&sum=30000
  redaxios: /q?utm_source=a
  xior: /q?utm_source=a
  wretch: /q?utm_source=a
  mande: /q?utm_source=a
OUTPUT
