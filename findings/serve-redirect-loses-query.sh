#!/usr/bin/env bash
# serve 14.2.7 with its default settings, on a folder with `landing.html`.
#
# Expected: its clean urls redirect /landing.html?utm_source=ad to /landing?utm_source=ad, as the redirects of other
# hosts keep the query.
# Seen: the query is gone, and with it what an ad says of a visit:
#   301 /landing
# A link to /landing?utm_source=ad is served without a redirect.
#   200 null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts serve@14.2.7
mkdir site
echo '<title>Landing</title>' >site/landing.html
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
const require = createRequire(import.meta.url);
const handler = createRequire(require.resolve('serve/package.json'))('serve-handler');
const server = createServer((request, response) => handler(request, response, { public: 'site' }));
server.listen(0, '127.0.0.1', async () => {
  for (const path of ['/landing.html?utm_source=ad', '/landing?utm_source=ad']) {
    const url = `http://127.0.0.1:${server.address().port}${path}`;
    const { status, headers } = await fetch(url, { redirect: 'manual' });
    console.log(status, headers.get('location'));
  }
  server.closeAllConnections();
  server.close();
});
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
301 /landing
200 null
OUTPUT
