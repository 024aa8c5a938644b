#!/usr/bin/env bash
# Readers of Accept-Language on a site in Russian and English: accept-language-parser 1.5.0, locale 0.1.0 and
# @fastify/accept-negotiator 2.1.2; accept-language 3.0.20 and negotiator 1.1.0 beside them.
#
# Expected: a space may stand before `q`, as RFC 9110 (12.4.2) has it, `weight = OWS ";" OWS "q=" qvalue`; and tags are compared
# without regard to case (RFC 4647, 2), as older versions of Safari send `ru-ru`. Seen, with en-US and ru-RU:
#   Accept-Language              accept-language-parser   locale   @fastify/…   both others
#   ru-RU;q=0.8, en-US;q=0.9     en-US                    en-US    en-US        en-US
#   ru-RU; q=0.8, en-US; q=0.9   ru-RU                    ru-RU    en-US        en-US
#   ru-ru                        ru-RU                    ru-RU    nothing      ru-RU
# Behind the space, accept-language-parser makes of each weight a language named «q» that is wanted most of all; locale takes
# all languages as wanted the same. The one of fastify sends a Russian visitor to the default language.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts accept-language-parser@1.5.0 locale@0.1.0 \
  accept-language@3.0.20 @fastify/accept-negotiator@2.1.2 negotiator@1.1.0
cat >run.cjs <<'JS'
const { negotiate } = require('@fastify/accept-negotiator');
const acceptLanguage = require('accept-language');
const parser = require('accept-language-parser');
const { Locales } = require('locale');
const Negotiator = require('negotiator');
const languages = ['en-US', 'ru-RU'];
acceptLanguage.languages(languages);
const supported = new Locales(languages);
for (const header of ['ru-RU;q=0.8, en-US;q=0.9', 'ru-RU; q=0.8, en-US; q=0.9', 'ru-ru']) {
  const found = [
    parser.pick(languages, header),
    new Locales(header).best(supported),
    acceptLanguage.get(header),
    negotiate(header, languages) ?? 'nothing',
    new Negotiator({ headers: { 'accept-language': header } }).language(languages),
  ];
  console.log(`${header}: ${found.join(', ')}`);
  console.log(parser.parse(header).map(({ code, quality }) => `${code} ${quality}`).join(', '));
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
ru-RU;q=0.8, en-US;q=0.9: en-US, en-US, en-US, en-US, en-US
en 0.9, ru 0.8
ru-RU; q=0.8, en-US; q=0.9: ru-RU, ru-RU, en-US, en-US, en-US
ru 1, q 1, en 1, q 1
ru-ru: ru-RU, ru-RU, ru-RU, nothing, ru-RU
ru 1
OUTPUT
