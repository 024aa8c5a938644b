#!/usr/bin/env bash
# yup-phone-lite 2.0.1 with yup 1.7.1, a check of phone numbers for a region; libphonenumber-js 1.13.16 beside it.
#
# Expected: `phone('RU')` says «must be a valid phone number for region RU», and its documentation has an example that raises
# this error for +1-541-754-3010 and region IN. Seen:
#   number              region       yup-phone-lite                      country by libphonenumber-js
#   +1-541-754-3010     IN, as in    valid                               US
#                       the example
#   +7 912 345-67-89    RU           valid                               RU
#   +375 29 123-45-67   RU           valid                               BY
#   +7 701 234-56-78    RU           valid                               KZ
#   8 029 123-45-67     RU           must be … for region RU             the number is not valid
# The region is handed on as the country to assume where a number has no country code, and whether the number is from there is
# never asked; so it is with a list of regions. The form of a Russian lender takes foreign numbers, to which the code by
# text message is never sent or costs many times as much.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts yup-phone-lite@2.0.1 yup@1.7.1 libphonenumber-js@1.13.16
cat >run.cjs <<'JS'
const { parsePhoneNumberFromString } = require('libphonenumber-js');
const { string } = require('yup');
require('yup-phone-lite');
const check = (number, region) => {
  try {
    string().phone(region).validateSync(number);
    return 'valid';
  } catch ({ message }) {
    return message;
  }
};
const numbers = [['+1-541-754-3010', 'IN'], ['+7 912 345-67-89', 'RU'], ['+375 29 123-45-67', 'RU'], ['+7 701 234-56-78', 'RU'],
  ['+7 701 234-56-78', ['RU', 'BY']], ['8 029 123-45-67', 'RU']];
for (const [number, region] of numbers) {
  const parsed = parsePhoneNumberFromString(number, [region].flat()[0]);
  console.log(`${number} for ${region}: ${check(number, region)}; ${parsed?.isValid() ? parsed.country : 'not valid'}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
+1-541-754-3010 for IN: valid; US
+7 912 345-67-89 for RU: valid; RU
+375 29 123-45-67 for RU: valid; BY
+7 701 234-56-78 for RU: valid; KZ
+7 701 234-56-78 for RU,BY: valid; KZ
8 029 123-45-67 for RU: this must be a valid phone number for region RU; not valid
OUTPUT
