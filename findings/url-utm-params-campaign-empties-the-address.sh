#!/usr/bin/env bash
# url-utm-params 0.1.0, which reads UTM marks from an address and builds addresses with them; utm-extractor 1.0.8, which reads
# them, beside it.
#
# Expected: values come decoded, as `URLSearchParams` reads them, and without the fragment; and to build is to add, so the
# address keeps the parameters it had. Seen:
#   address                                                 url-utm-params            utm-extractor           URLSearchParams
#   …?utm_source=yandex&utm_term=%D0%B7%D0%B0%D0%B9%D0%BC   term Ð·Ð°Ð¹Ð¼             term займ               term займ
#   …?utm_campaign=zaim%26karta                             campaign zaim             campaign zaim&karta     campaign zaim&karta
#   …?utm_source=yandex&utm_campaign=zaim#offers            campaign zaim             campaign zaim#offers    campaign zaim
#   …?utm_content=size=300x250                              content size              content size            content size=300x250
#   `build` on https://example.ru/offers?sum=30000          https://example.ru/offers?utm_source=yandex   the sum is gone
# It undoes the coding of the whole address by the old `unescape`, which takes each byte for a letter, before it parts the
# parameters; and it sets the new parameters in place of all. Reports get a campaign nobody has, links lose the sum or the code
# of the partner.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts url-utm-params@0.1.0 utm-extractor@1.0.8
cat >run.cjs <<'JS'
const { build, utm } = require('url-utm-params');
const { Utm } = require('utm-extractor');
for (const query of [
  'utm_source=yandex&utm_term=%D0%B7%D0%B0%D0%B9%D0%BC',
  'utm_campaign=zaim%26karta',
  'utm_source=yandex&utm_campaign=zaim#offers',
  'utm_content=size=300x250',
]) {
  const address = `https://example.ru/?${query}`;
  console.log(query);
  for (const found of [utm(address), new Utm(address).get(), Object.fromEntries(new URL(address).searchParams)])
    console.log(`  ${JSON.stringify(found)}`);
}
console.log(build('https://example.ru/offers?sum=30000', { utm_source: 'yandex' }));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
utm_source=yandex&utm_term=%D0%B7%D0%B0%D0%B9%D0%BC
  {"utm_source":"yandex","utm_term":"Ð·Ð°Ð¹Ð¼"}
  {"utm_source":"yandex","utm_term":"займ"}
  {"utm_source":"yandex","utm_term":"займ"}
utm_campaign=zaim%26karta
  {"utm_campaign":"zaim"}
  {"utm_campaign":"zaim&karta"}
  {"utm_campaign":"zaim&karta"}
utm_source=yandex&utm_campaign=zaim#offers
  {"utm_source":"yandex","utm_campaign":"zaim"}
  {"utm_source":"yandex","utm_campaign":"zaim#offers"}
  {"utm_source":"yandex","utm_campaign":"zaim"}
utm_content=size=300x250
  {"utm_content":"size"}
  {"utm_content":"size"}
  {"utm_content":"size=300x250"}
https://example.ru/offers?utm_source=yandex
OUTPUT
