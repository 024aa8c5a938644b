#!/usr/bin/env bash
# @analytics/url-utils 0.2.5, which reads addresses for the SDK `analytics`; the standard's URL of Node beside it.
#
# Expected: the values of a query are texts, with `+` for a space (URL Standard, application/x-www-form-urlencoded parsing);
# and https://банк.рф/ is an address of a host. Seen:
#   value                            by URL                 by getSearch
#   yclid=12345678901234567890       12345678901234567890   12345678901234567000, a number
#   utm_term=…+30000                 заём 30000             заём+30000
#   utm_content=007                  007                    7, a number
#   promo=1e5                        1e5                    100000, a number
# And of https://банк.рф/ the host is empty, and it is no URL; https://bank.example.ru/ is.
# All that looks like a number becomes one, whatever digits that costs. Hosts are sought in Latin letters only.
# Whom it hits: who hands the id of a click back to the ad system with the loan: no click has that id. And 007 and 7, two
# pictures of a campaign, are counted as one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @analytics/url-utils@0.2.5
cat >run.cjs <<'JS'
const { getSearch, getSearchValue, getHost, isUrl } = require('@analytics/url-utils');
const address = 'https://example.ru/?yclid=12345678901234567890&utm_term=заём+30000&utm_content=007&promo=1e5';
const one = getSearch(address);
const other = Object.fromEntries(new URL(address).searchParams);
for (const name of Object.keys(other)) console.log(`${name}: ${other[name]} / ${one[name]} (${typeof one[name]})`);
console.log(String(getSearchValue('yclid', address)));
for (const link of ['https://bank.example.ru/', 'https://банк.рф/'])
  console.log(link, JSON.stringify(getHost(link)), isUrl(link));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
yclid: 12345678901234567890 / 12345678901234567000 (number)
utm_term: заём 30000 / заём+30000 (string)
utm_content: 007 / 7 (number)
promo: 1e5 / 100000 (number)
12345678901234567000
https://bank.example.ru/ "bank.example.ru" true
https://банк.рф/ "" false
OUTPUT
