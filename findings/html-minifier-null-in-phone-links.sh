#!/usr/bin/env bash
# html-minifier-terser 7.2.0 with `minifyURLs`, which hands each url to relateurl 0.2.7, on the links of a contact block.
#
# Expected: urls of the site are shortened, and links that have no path to shorten, as those of a phone or a messenger, stay
# as they are: `mailto:` does. Seen (Node 20):
#   tel:+79161234567 tel://+79161234567null
#   sms:+79161234567?body=1 sms://+79161234567null?body=1
#   tg://resolve?domain=site tg://resolvenull?domain=site
#   viber://chat?number=%2B79161234567 viber://chatnull?number=%2B79161234567
#   mailto:info@site.example mailto:info@site.example
#   https://ads.example/go?sub=a&sub=b //ads.example/go?sub=a%2Cb
# The path, which Node's parser of urls gives as null where there is none, is written as the word: no phone can dial the
# number. And of a parameter that is there twice, one is made with a comma. Without `minifyURLs` all stay as they are.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-minifier-terser@7.2.0 relateurl@0.2.7
cat >run.mjs <<'JS'
import { minify } from 'html-minifier-terser';
const links = [
  'tel:+79161234567',
  'sms:+79161234567?body=1',
  'tg://resolve?domain=site',
  'viber://chat?number=%2B79161234567',
  'mailto:info@site.example',
  'https://ads.example/go?sub=a&sub=b',
];
for (const minifyURLs of ['https://site.example/', false]) {
  for (const link of links) {
    const html = await minify(`<a href="${link}">1</a>`, { minifyURLs });
    console.log(link, /href="([^"]*)"/u.exec(html)[1]);
  }
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
tel:+79161234567 tel://+79161234567null
sms:+79161234567?body=1 sms://+79161234567null?body=1
tg://resolve?domain=site tg://resolvenull?domain=site
viber://chat?number=%2B79161234567 viber://chatnull?number=%2B79161234567
mailto:info@site.example mailto:info@site.example
https://ads.example/go?sub=a&sub=b //ads.example/go?sub=a%2Cb
tel:+79161234567 tel:+79161234567
sms:+79161234567?body=1 sms:+79161234567?body=1
tg://resolve?domain=site tg://resolve?domain=site
viber://chat?number=%2B79161234567 viber://chat?number=%2B79161234567
mailto:info@site.example mailto:info@site.example
https://ads.example/go?sub=a&sub=b https://ads.example/go?sub=a&sub=b
OUTPUT
