#!/usr/bin/env bash
# glossy 0.1.7, which reads lines of syslog, with nsyslog-parser 0.10.1 beside it.
#
# Expected: the structured data ends at the first space behind a closing bracket, and all that follows is the message, whatever
# stands in it (RFC 5424, 6): `STRUCTURED-DATA [SP MSG]`. Seen, for the messages behind `[offer@1 sum="30000"]`:
#   message                       glossy      nsyslog-parser
#   Заявка принята                the same    the same
#   Заявка [шаг 2 из 5] принята   «принята»   the same
#   Заявка отклонена [24]         «»          the same
# It looks for the last word of the line that ends on a bracket, and takes all before it as data. A word within the brackets
# may become a further element of the data. Without structured data, with `-` in its place, the message is kept whole, so that
# only lines of services that send data lose their text: the step, the reason or the whole message is gone from the report.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts glossy@0.1.7 nsyslog-parser@0.10.1
cat >run.cjs <<'JS'
const { Parse } = require('glossy');
const parse = require('nsyslog-parser');
const start = '<14>1 2026-01-31T22:14:15Z web loans 7 -';
for (const rest of [
  '[offer@1 sum="30000"] Заявка принята',
  '[offer@1 sum="30000"] Заявка [шаг 2 из 5] принята',
  '[offer@1 sum="30000"] Заявка отклонена [24]',
  '- Заявка [шаг 2 из 5] принята',
]) Parse.parse(`${start} ${rest}`, ({ message, structuredData = {} }) => {
  const other = parse(`${start} ${rest}`);
  console.log(rest);
  console.log(`  glossy: «${message}», ${JSON.stringify(structuredData)}`);
  console.log(`  nsyslog-parser: «${other.message}»`);
});
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
[offer@1 sum="30000"] Заявка принята
  glossy: «Заявка принята», {"offer@1":{"sum":"30000"}}
  nsyslog-parser: «Заявка принята»
[offer@1 sum="30000"] Заявка [шаг 2 из 5] принята
  glossy: «принята», {"offer@1":{"sum":"30000"},"шаг":{}}
  nsyslog-parser: «Заявка [шаг 2 из 5] принята»
[offer@1 sum="30000"] Заявка отклонена [24]
  glossy: «», {"offer@1":{"sum":"30000"}}
  nsyslog-parser: «Заявка отклонена [24]»
- Заявка [шаг 2 из 5] принята
  glossy: «Заявка [шаг 2 из 5] принята», {}
  nsyslog-parser: «Заявка [шаг 2 из 5] принята»
OUTPUT
