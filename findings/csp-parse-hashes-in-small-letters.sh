#!/usr/bin/env bash
# csp-parse 0.0.2, which reads a Content-Security-Policy, changes it and writes it, as when a counter's host is added to a
# page's policy. content-security-policy-parser 0.6.0 beside it.
#
# Expected: names of directives are the same in any case; hashes, nonces and paths are not, since base64 is compared as it is
# (CSP 3, 2.3.1). Seen, after adding https://mc.yandex.ru:
#   'sha256-aXAixduJggG+OON…'   'sha256-axaixdujggg+oon…'
#   'nonce-Ab12Cd34'            'nonce-ab12cd34'
#   https://a.example/JS/       https://a.example/js/
# The whole policy is put into small letters: the page's inline script, which its hash allowed, no longer runs. What is added
# later keeps its letters, so that the two ways to build the same policy differ.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csp-parse@0.0.2 content-security-policy-parser@0.6.0
cat >run.mjs <<'JS'
import { createHash } from 'node:crypto';
import parser from 'content-security-policy-parser';
import Policy from 'csp-parse';
const hash = createHash('sha256').update("document.documentElement.className = 'js'").digest('base64');
const text = `Script-Src 'sha256-${hash}' 'nonce-Ab12Cd34' https://a.example/JS/`;
const policy = new Policy(text);
policy.add('script-src', 'https://mc.yandex.ru');
console.log(text);
console.log(policy.toString());
console.log(parser(text).get('script-src').join(' '));
policy.add('script-src', `'sha256-${hash}'`);
console.log('read:', new Policy(text).get('script-src').includes(hash), 'added:', policy.get('script-src').includes(hash));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
Script-Src 'sha256-aXAixduJggG+OONu+ZTUSSUUbGV4AROhVFtBUU3b0X0=' 'nonce-Ab12Cd34' https://a.example/JS/
script-src 'sha256-axaixdujggg+oonu+ztussuubgv4arohvftbuu3b0x0=' 'nonce-ab12cd34' https://a.example/js/ https://mc.yandex.ru;
'sha256-aXAixduJggG+OONu+ZTUSSUUbGV4AROhVFtBUU3b0X0=' 'nonce-Ab12Cd34' https://a.example/JS/
read: false added: true
OUTPUT
