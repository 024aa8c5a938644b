#!/usr/bin/env bash
# Readers of the registrable domain: tld-extract 2.1.0, extract-tld 1.1.2, @cypress/parse-domain 2.4.0 and the check of
# domain-tld-validator 3.0.1; better-psl 1.0.1 beside them.
#
# Expected: пример.рф and xn--e1afmkfd.xn--p1ai are one domain (RFC 5890, U-label and A-label), and `new URL()` and
# location.hostname give the second; a reader of addresses by the public suffix list finds it. Seen:
#   address                          tld-extract       extract-tld       @cypress/…   domain-tld-validator   better-psl
#   https://www.zaim.ru/             zaim.ru           zaim.ru           zaim.ru      true                   zaim.ru
#   https://www.пример.рф/           raises an error   raises an error   пример.рф    false                  пример.рф
#   https://www.xn--e1afmkfd.xn--…   raises an error   raises an error   null         false                  xn--e1afmkfd.xn--p1ai
# The first two read the address by `URL`, which makes рф to xn--p1ai, and seek that in a list that has only рф: no address of
# the zone is ever found, however written. The third works on what a person types and not on location.href.
# Cookies, «own site or another's» and links to lenders on .рф hang on it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tld-extract@2.1.0 extract-tld@1.1.2 \
  @cypress/parse-domain@2.4.0 domain-tld-validator@3.0.1 better-psl@1.0.1
cat >run.cjs <<'JS'
const parseDomain = require('@cypress/parse-domain');
const psl = require('better-psl');
const { validateDomain } = require('domain-tld-validator');
const { parseUrl } = require('extract-tld');
const tldExtract = require('tld-extract');
const seen = (read) => {
  try {
    return read();
  } catch (error) {
    return error.message.split(' {')[0];
  }
};
const whole = (found) => found && `${found.domain}.${found.tld}`;
for (const address of ['https://www.zaim.ru/', 'https://www.пример.рф/', new URL('https://www.пример.рф/').href]) {
  const host = address.slice(8, -1);
  const found = [
    seen(() => tldExtract(address).domain),
    seen(() => parseUrl(address).domain),
    seen(() => whole(parseDomain(address))) ?? 'null',
    seen(() => validateDomain(host)),
    seen(() => psl.get(host)),
  ];
  console.log(`${address}: ${found.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
https://www.zaim.ru/: zaim.ru, zaim.ru, zaim.ru, true, zaim.ru
https://www.пример.рф/: Invalid TLD, Invalid TLD, пример.рф, false, пример.рф
https://www.xn--e1afmkfd.xn--p1ai/: Invalid TLD, Invalid TLD, null, false, xn--e1afmkfd.xn--p1ai
OUTPUT
