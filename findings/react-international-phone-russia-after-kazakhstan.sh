#!/usr/bin/env bash
# react-international-phone 4.8.0, a field for telephone numbers that shows the country's flag while a number is typed or put
# in. libphonenumber-js 1.12.31 beside it.
#
# Expected: +7 with 3, 4 or 9 is Russia, and with 6 or 7 Kazakhstan (plan of E.164), as libphonenumber-js has it; and of
# the countries that share a code the one with most numbers first. Seen, with no country or another one chosen before:
#   +7 912 345-67-89   Kazakhstan     +1 212 …   the United States
#   +7 495 123-45-67   Kazakhstan     +39 …      Italy
#   +7                 Kazakhstan     +262 …     Réunion
# The list has Kazakhstan at priority 0 and Russia at 1, and no area codes for either, as it has them for Canada: a number is
# Russian only if Russia is chosen already, and a Kazakh one is Russian then too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  react-international-phone@4.8.0 libphonenumber-js@1.12.31 react@19.2.0 react-dom@19.2.0
cat >run.cjs <<'JS'
const { parsePhoneNumberFromString } = require('libphonenumber-js/max');
const { defaultCountries, guessCountryByPartialPhoneNumber } = require('react-international-phone');
for (const phone of ['+79123456789', '+74951234567', '+77011234567', '+7', '+12125551234', '+14165551234']) {
  const countries = [undefined, 'us', 'ru'].map((currentCountryIso2) => {
    const { country } = guessCountryByPartialPhoneNumber({ phone, countries: defaultCountries, currentCountryIso2 });
    return `${country.iso2} after ${currentCountryIso2 ?? 'none'}`;
  });
  console.log(`${phone}: ${countries.join(', ')}; libphonenumber-js ${parsePhoneNumberFromString(phone)?.country ?? 'none'}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
+79123456789: kz after none, kz after us, ru after ru; libphonenumber-js RU
+74951234567: kz after none, kz after us, ru after ru; libphonenumber-js RU
+77011234567: kz after none, kz after us, ru after ru; libphonenumber-js KZ
+7: kz after none, kz after us, ru after ru; libphonenumber-js none
+12125551234: us after none, us after us, us after ru; libphonenumber-js US
+14165551234: ca after none, ca after us, ca after ru; libphonenumber-js CA
OUTPUT
