#!/usr/bin/env bash
# qss 3.0.0, which writes and reads the parameters of an address; URLSearchParams beside it.
#
# Expected: «an Object with decoded keys and values», and values with numbers and booleans converted, as its readme says. Seen:
#   utm_source=ya&&utm_medium=cpc      utm_source alone: reading ends at the empty part, as templates of marks leave them
#   сумма, encoded by qss itself       %D1%81…, as keys are not decoded
#   utm_term=займ+на+карту             займ+на+карту: a plus sign is a space in parameters of forms and of URLSearchParams
# So `decode(encode(values))` is not `values` where a name is Russian, and what a counter adds behind `&&` is lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts qss@3.0.0
cat >run.cjs <<'JS'
const { decode, encode } = require('qss');
for (const query of [
  'utm_source=ya&utm_medium=cpc',
  'utm_source=ya&&utm_medium=cpc&utm_campaign=may',
  encode({ сумма: 5_000 }),
  `utm_term=${encodeURIComponent('займ')}+${encodeURIComponent('срочно')}`,
]) {
  console.log(`${query}\n  qss: ${JSON.stringify(decode(query))}`);
  console.log(`  URLSearchParams: ${JSON.stringify(Object.fromEntries(new URLSearchParams(query)))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
utm_source=ya&utm_medium=cpc
  qss: {"utm_source":"ya","utm_medium":"cpc"}
  URLSearchParams: {"utm_source":"ya","utm_medium":"cpc"}
utm_source=ya&&utm_medium=cpc&utm_campaign=may
  qss: {"utm_source":"ya"}
  URLSearchParams: {"utm_source":"ya","utm_medium":"cpc","utm_campaign":"may"}
%D1%81%D1%83%D0%BC%D0%BC%D0%B0=5000
  qss: {"%D1%81%D1%83%D0%BC%D0%BC%D0%B0":5000}
  URLSearchParams: {"сумма":"5000"}
utm_term=%D0%B7%D0%B0%D0%B9%D0%BC+%D1%81%D1%80%D0%BE%D1%87%D0%BD%D0%BE
  qss: {"utm_term":"займ+срочно"}
  URLSearchParams: {"utm_term":"займ срочно"}
OUTPUT
