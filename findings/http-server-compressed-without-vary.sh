#!/usr/bin/env bash
# http-server 14.1.1 and koa-send 5.0.1, which serve the compressed copies that a build has made, by Accept-Encoding.
#
# Expected: responses say that they vary by Accept-Encoding, as those of sirv, express-static-gzip and @fastify/static do.
# Seen: neither sends Vary, with or without a copy, so a cache between may give brotli to a client that asked for none; and
# http-server's type has a charset for the plain page only.
#   http-server, plain: text/html; charset=UTF-8    br: text/html
#   koa-send, both:     text/html; charset=utf-8
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts http-server@14.1.1 koa@3.3.0 koa-send@5.0.1
mkdir site
echo '<title>page</title>' >site/a.html
node -e "
const { readFileSync, writeFileSync } = require('node:fs');
writeFileSync('site/a.html.br', require('node:zlib').brotliCompressSync(readFileSync('site/a.html')));
"
cat >run.cjs <<'JS'
const { createServer, get } = require('node:http');
const { once } = require('node:events');
const Koa = require('koa');
const send = require('koa-send');
const koa = new Koa();
koa.use((context) => send(context, context.path, { root: 'site' }));
const servers = {
  'http-server': require('http-server').createServer({ root: 'site', brotli: true }).server,
  'koa-send': createServer(koa.callback()),
};
async function run() {
  for (const [name, server] of Object.entries(servers)) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    for (const accepted of ['identity', 'br']) {
      const [{ headers }] = await once(
        get({ port: server.address().port, path: '/a.html', headers: { 'Accept-Encoding': accepted } }),
        'response',
      );
      const { 'content-encoding': encoding = 'plain', 'content-type': type, vary = 'no Vary' } = headers;
      console.log(`${name}, ${accepted}: ${encoding}, ${vary}, ${type}`);
    }
    server.closeAllConnections();
    server.close();
  }
}
run();
JS
node --no-deprecation run.cjs | tee output
diff output - <<'OUTPUT'
http-server, identity: plain, no Vary, text/html; charset=UTF-8
http-server, br: br, no Vary, text/html
koa-send, identity: plain, no Vary, text/html; charset=utf-8
koa-send, br: br, no Vary, text/html; charset=utf-8
OUTPUT
