#!/usr/bin/env bash
# punycode 2.3.1: hosts whose `xn--` is written in capitals.
#
# Expected: the prefix counts in any case, as host names do (RFC 3490, section 5). Seen:
#   punycode xn--80aafc7c0e.xn--p1ai гавань.рф
#   punycode XN--80AAFC7C0E.XN--P1AI XN--80AAFC7C0E.XN--P1AI
#   node     XN--80AAFC7C0E.XN--P1AI гавань.рф
# `toUnicode` returns the second one as it is, without an error: a host from a database or a certificate in capitals stays
# unreadable. Lower case is the caller's part.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts punycode@2.3.1
cat >run.mjs <<'JS'
import { domainToUnicode } from 'node:url';
import punycode from 'punycode/punycode.js';
const lower = 'xn--80aafc7c0e.xn--p1ai';
const upper = lower.toUpperCase();
console.log(`punycode ${lower} ${punycode.toUnicode(lower)}`);
console.log(`punycode ${upper} ${punycode.toUnicode(upper)}`);
console.log(`node     ${upper} ${domainToUnicode(upper)}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
punycode xn--80aafc7c0e.xn--p1ai гавань.рф
punycode XN--80AAFC7C0E.XN--P1AI XN--80AAFC7C0E.XN--P1AI
node     XN--80AAFC7C0E.XN--P1AI гавань.рф
OUTPUT
