#!/usr/bin/env bash
# sirv 3.0.2 with express-static-gzip 3.0.2 beside it, which serve the compressed copies that a build has made.
#
# Expected: `br;q=0` in Accept-Encoding refuses brotli (RFC 9110, 12.5.3), as some proxies write it for their clients. Seen:
#   Accept-Encoding        sirv       express-static-gzip
#   gzip, br               br         br
#   gzip, br;q=0           br         gzip
#   br;q=0, gzip;q=0       br         the plain file
#   *                      the plain file   br
# sirv looks for the two letters: who refuses brotli gets it, and who takes anything does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sirv@3.0.2 express@5.3.0 express-static-gzip@3.0.2
mkdir site
echo 'text' >site/a.js
node -e "
const { brotliCompressSync, gzipSync } = require('node:zlib');
const { readFileSync, writeFileSync } = require('node:fs');
const text = readFileSync('site/a.js');
writeFileSync('site/a.js.br', brotliCompressSync(text));
writeFileSync('site/a.js.gz', gzipSync(text));
"
cat >run.cjs <<'JS'
const { createServer, get } = require('node:http');
const { once } = require('node:events');
const express = require('express')();
express.use(require('express-static-gzip')('site', { enableBrotli: true, orderPreference: ['br'] }));
const servers = { sirv: require('sirv')('site', { brotli: true, gzip: true }), 'express-static-gzip': express };
async function run() {
  for (const [name, handler] of Object.entries(servers)) {
    const server = createServer(handler).listen(0, '127.0.0.1');
    await once(server, 'listening');
    for (const accepted of ['gzip, br', 'gzip, br;q=0', 'br;q=0, gzip;q=0', '*']) {
      const [{ headers }] = await once(
        get({ port: server.address().port, path: '/a.js', headers: { 'Accept-Encoding': accepted } }),
        'response',
      );
      console.log(`${name}, ${accepted}: ${headers['content-encoding'] ?? 'plain'}`);
    }
    server.closeAllConnections();
    server.close();
  }
}
run();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
sirv, gzip, br: br
sirv, gzip, br;q=0: br
sirv, br;q=0, gzip;q=0: br
sirv, *: plain
express-static-gzip, gzip, br: br
express-static-gzip, gzip, br;q=0: gzip
express-static-gzip, br;q=0, gzip;q=0: plain
express-static-gzip, *: br
OUTPUT
