#!/usr/bin/env bash
# ua-client-hints-js 0.1.2, which reads the headers Sec-CH-UA… and writes them, on what computers and phones send.
#
# Expected: what was read is written again. `?0` is a boolean; `\\` and `\"` in quotes are a backslash and a quote (RFC 8941,
# structured fields, 3.3.6 and 3.3.3). Seen:
#   header                      read            written
#   Sec-CH-UA-Mobile: ?1        true            ?1
#   Sec-CH-UA-Mobile: ?0        false           an empty text: what is known to be no phone becomes unknown
#   Sec-CH-UA-WOW64: ?0         false           an empty text
#   "\\Not;A\"Brand";v="99"     \\Not;A\"Brand  by structured-headers 2.1.0: \Not;A"Brand
# That brand is what Chrome 85 sent, to teach readers the quoting. And Sec-CH-UA-Form-Factors, as the standard has named it
# since its draft said Sec-CH-UA-Form-Factor, is not read at all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ua-client-hints-js@0.1.2 structured-headers@2.1.0
cat >run.cjs <<'JS'
const { parseItem, parseList } = require('structured-headers');
const { UAClientHints } = require('ua-client-hints-js');
const read = (headers) => {
  const hints = new UAClientHints();
  hints.setValuesFromHeaders(headers);
  return hints;
};
for (const [name, field, written] of [
  ['sec-ch-ua-mobile', 'mobile', 'Sec-CH-UA-Mobile'],
  ['sec-ch-ua-wow64', 'wow64', 'Sec-CH-UA-WOW64'],
]) {
  for (const value of ['?1', '?0']) {
    const hints = read({ [name]: value });
    const headers = hints.getValuesAsHeaders([field]);
    console.log(name, value, hints.getValues([field])[field], JSON.stringify(headers[written]), parseItem(value)[0]);
  }
}
const brands = String.raw`"\\Not;A\"Brand";v="99", "Google Chrome";v="85", "Chromium";v="85"`;
console.log(read({ 'sec-ch-ua': brands }).getValues(['brands']).brands.map(({ brand }) => brand).join(', '));
console.log(parseList(brands).map(([brand]) => brand).join(', '));
for (const name of ['sec-ch-ua-form-factor', 'sec-ch-ua-form-factors']) {
  console.log(name, JSON.stringify(read({ [name]: '"Desktop"' }).getValues(['formFactor'])));
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
sec-ch-ua-mobile ?1 true "?1" true
sec-ch-ua-mobile ?0 false "" false
sec-ch-ua-wow64 ?1 true "?1" true
sec-ch-ua-wow64 ?0 false "" false
\\Not;A\"Brand, Google Chrome, Chromium
\Not;A"Brand, Google Chrome, Chromium
sec-ch-ua-form-factor {"formFactor":"Desktop"}
sec-ch-ua-form-factors {}
OUTPUT
