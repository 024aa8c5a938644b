#!/usr/bin/env bash
# csp-toolkit 1.5.0, which writes a Content-Security-Policy; csp-header 6.4.0 beside it. The sources are hosts of pictures.
#
# Expected: hosts as they are, quotes around keywords, nonces and hashes only (CSP 3, 2.3.1). Seen:
#   given                              csp-toolkit                            csp-header
#   share.example, https://b.example   'share.example' https://b.example      share.example https://b.example
#   shop.example                       shop.example                           shop.example
#   nonce.example                      'nonce.example'                        nonce.example
# Whatever begins with `sha` or `nonce` is taken for a hash or a nonce. A host in quotes matches nothing: browsers block each
# picture of share.example, and the policy looks right at a glance.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csp-toolkit@1.5.0 csp-header@6.4.0
cat >run.mjs <<'JS'
import { definePolicy, hash, policyToString, self } from 'csp-toolkit';
import { getCSP } from 'csp-header';
for (const sources of [['share.example', 'https://b.example'], ['shop.example'], ['nonce.example']]) {
  console.log(policyToString({ 'img-src': sources }));
  console.log(definePolicy({ imgSrc: [self, ...sources] }).toString());
  console.log('  csp-header:', getCSP({ directives: { 'img-src': sources } }));
}
console.log(policyToString({ 'script-src': [hash('sha256', 'AAAA')] }));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
img-src 'share.example' https://b.example;
img-src 'self' 'share.example' https://b.example;
  csp-header: img-src share.example https://b.example;
img-src shop.example;
img-src 'self' shop.example;
  csp-header: img-src shop.example;
img-src 'nonce.example';
img-src 'self' 'nonce.example';
  csp-header: img-src nonce.example;
script-src 'sha256-AAAA';
OUTPUT
