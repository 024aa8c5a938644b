#!/usr/bin/env bash
# libphonenumber-js 1.13.16 with each of its sets of metadata: `8` typed behind the `+7` that a field already shows, as
# those do who know their number by its form within Russia.
#
# Expected: the formatter of what is typed and the parser of the same package agree, all the more as the formatter's comment
# in its source calls its `getNumber()` equal to parsing its own value. Seen, for "+7 8 916 123-45-67":
#   min typed +789161234567 false
#   min parsed +79161234567 true
#   min value parsed +79161234567 true
#   max typed +789161234567 false
#   max parsed +79161234567 true
#   max value parsed +79161234567 true
#   mobile typed +789161234567 false
#   mobile parsed +79161234567 true
#   mobile value parsed +79161234567 true
# The parser takes the 8 for the prefix of calls within the country and drops it, the formatter keeps it: a field says that
# the number is wrong which the form's check accepts, or sends on 12 digits. Without the `+7` both agree on "8 916 …":
#   8 916 123-45-67 +79161234567 true +79161234567 true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts libphonenumber-js@1.13.16
cat >run.mjs <<'JS'
import * as max from 'libphonenumber-js/max';
import * as min from 'libphonenumber-js/min';
import * as mobile from 'libphonenumber-js/mobile';
const text = '+7 8 916 123-45-67';
for (const [name, { AsYouType, parsePhoneNumberFromString: parse }] of Object.entries({ min, max, mobile })) {
  const typed = new AsYouType('RU');
  for (const character of text) typed.input(character);
  console.log(name, 'typed', typed.getNumber().number, typed.isValid());
  console.log(name, 'parsed', parse(text, 'RU').number, parse(text, 'RU').isValid());
  const value = parse(typed.getNumberValue(), 'RU');
  console.log(name, 'value parsed', value.number, value.isValid());
}
const within = '8 916 123-45-67';
const typed = new min.AsYouType('RU');
typed.input(within);
const parsed = min.parsePhoneNumberFromString(within, 'RU');
console.log(within, typed.getNumber().number, typed.isValid(), parsed.number, parsed.isValid());
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
min typed +789161234567 false
min parsed +79161234567 true
min value parsed +79161234567 true
max typed +789161234567 false
max parsed +79161234567 true
max value parsed +79161234567 true
mobile typed +789161234567 false
mobile parsed +79161234567 true
mobile value parsed +79161234567 true
8 916 123-45-67 +79161234567 true +79161234567 true
OUTPUT
