#!/usr/bin/env bash
# awesome-phonenumber 7.8.0: a mobile number of Kazakhstan, which shares +7 and the leading 8 with Russia, read with
# `{ regionCode: 'RU' }`. libphonenumber-js 1.13.16, on the same numbering plan, beside it.
#
# Expected: `regionCode` of the result is the number's own region, as it is for a number with a plus. Seen:
#   +7 700 123-45-67 awesome RU -> KZ +77001234567, libphonenumber-js KZ
#   8 700 123-45-67 awesome RU -> RU +77001234567, libphonenumber-js KZ
#   8 916 123-45-67 awesome KZ -> KZ +79161234567, libphonenumber-js RU
# Without a plus the hint comes back as the answer, with `valid: true` and the type of a mobile, though Russia has none that
# begin with 700. A page for Russia that asks for 'RU' refuses a number with `+7` and takes the same one with 8. Parsing the
# result's `e164` once more gives the right region.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts awesome-phonenumber@7.8.0 libphonenumber-js@1.13.16
cat >run.mjs <<'JS'
import { parsePhoneNumber } from 'awesome-phonenumber';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
for (const [text, hint] of [
  ['+7 700 123-45-67', 'RU'],
  ['8 700 123-45-67', 'RU'],
  ['8 916 123-45-67', 'KZ'],
]) {
  const { regionCode, number, valid, typeIsMobile } = parsePhoneNumber(text, { regionCode: hint });
  const other = parsePhoneNumberFromString(text, hint).country;
  console.log(`${text} awesome ${hint} -> ${regionCode} ${number.e164}, libphonenumber-js ${other}`);
  console.log(valid, typeIsMobile, parsePhoneNumber(number.e164).regionCode);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
+7 700 123-45-67 awesome RU -> KZ +77001234567, libphonenumber-js KZ
true true KZ
8 700 123-45-67 awesome RU -> RU +77001234567, libphonenumber-js KZ
true true KZ
8 916 123-45-67 awesome KZ -> KZ +79161234567, libphonenumber-js RU
true true RU
OUTPUT
