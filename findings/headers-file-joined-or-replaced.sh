#!/usr/bin/env bash
# @netlify/headers 2.1.13 and the asset server of Cloudflare Pages, @cloudflare/pages-shared 0.13.189, with the same
# `_headers`: a rule for all paths, and one for a folder that sets a header anew.
#
# Expected: one format, one meaning. Seen, for /assets/a.js:
#   netlify    /assets/a.js  default-src 'none'
#   cloudflare /assets/a.js  default-src 'self', default-src 'none'
# Netlify takes the last matching rule, Cloudflare joins both: two policies, and both are enforced. With a line
# `! Content-Security-Policy` before the second value both send that value alone:
#   netlify    /files/a.js  default-src 'none'
#   cloudflare /files/a.js  default-src 'none'
# although Netlify knows no such line: it drops what has no colon without a word, so that `! Name` alone removes nothing
# there:
#   netlify    /plain/a.js  default-src 'self'
#   cloudflare /plain/a.js  null
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @netlify/headers@2.1.13 @netlify/headers-parser@10.1.1
# Its files need none of its dependencies.
npm pack --silent @cloudflare/pages-shared@0.13.189 >/dev/null
tar -xzf cloudflare-pages-shared-0.13.189.tgz
cat >_headers <<'HEADERS'
/*
  Content-Security-Policy: default-src 'self'
/assets/*
  Content-Security-Policy: default-src 'none'
/files/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'
/plain/*
  ! Content-Security-Policy
HEADERS
cat >run.mjs <<'JS'
import { HeadersHandler } from '@netlify/headers';
import { generateHandler } from './package/dist/asset-server/handler.js';
const NAME = 'content-security-policy';
// As Cloudflare's command line hands the same file over to its asset server.
const rules = {
  '/*': { set: { [NAME]: "default-src 'self'" } },
  '/assets/*': { set: { [NAME]: "default-src 'none'" } },
  '/files/*': { set: { [NAME]: "default-src 'none'" }, unset: [NAME] },
  '/plain/*': { unset: [NAME] },
};
const netlify = new HeadersHandler({ projectDir: process.cwd(), logger: console });
for (const path of ['/assets/a.js', '/files/a.js', '/plain/a.js']) {
  const request = new Request(`https://site.example${path}`);
  const response = new Response('');
  await netlify.apply(request, response);
  console.log(`netlify    ${path}  ${response.headers.get(NAME)}`);
  const { headers } = await generateHandler({
    request,
    metadata: { headers: { version: 2, rules } },
    logError: console.error,
    findAssetEntryForPath: async (found) => found,
    getAssetKey: (found) => found,
    negotiateContent: () => ({ encoding: null }),
    fetchAsset: async () => ({ body: '', contentType: 'text/javascript' }),
  });
  console.log(`cloudflare ${path}  ${headers.get(NAME)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
netlify    /assets/a.js  default-src 'none'
cloudflare /assets/a.js  default-src 'self', default-src 'none'
netlify    /files/a.js  default-src 'none'
cloudflare /files/a.js  default-src 'none'
netlify    /plain/a.js  default-src 'self'
cloudflare /plain/a.js  null
OUTPUT
