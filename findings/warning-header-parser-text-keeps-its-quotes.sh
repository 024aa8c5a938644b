#!/usr/bin/env bash
# warning-header-parser 2.0.0, reader of the Warning header, by which an API tells that an answer is stale or an address is old.
#
# Expected, by RFC 7234 (5.5): warn-code SP warn-agent SP warn-text [ SP warn-date ]; so the date may be missing, the agent may
# be a host with a port, and the text is all between its quotes. Seen:
#   header                                        found
#   110 - "Stale" "Fri, 27 Nov 2026 09:00:00 GMT" 110, Stale, with its date
#   110 - "Stale"                                 110, Stale"                        a quote too many
#   110 - "Stale", 299 - "Old address"            110, Stale",    299, Old address"  a quote and a comma too many
#   299 api.example.ru:443 "Old address"          nothing at all
#   299 - "Limit is 100 000 roubles"              299, Limit is   100, roubles       two warnings, of agents «-» and «000»
# It cuts the header wherever three digits, a space and some letters without a colon stand, within the quotes too; and a text
# loses its last quote only when a date follows. Who shows the text, or counts by codes, shows half a sum and counts one too many.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts warning-header-parser@2.0.0
cat >run.cjs <<'JS'
const parse = require('warning-header-parser');
for (const header of [
  '110 - "Stale" "Fri, 27 Nov 2026 09:00:00 GMT"',
  '110 - "Stale"',
  '110 - "Stale", 299 - "Old address"',
  '299 api.example.ru:443 "Old address"',
  '299 - "Limit is 100 000 roubles"',
]) {
  console.log(header);
  for (const { code, agent, message, date } of parse(header))
    console.log(`  ${[code, agent, message, date].filter(Boolean).join(' | ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
110 - "Stale" "Fri, 27 Nov 2026 09:00:00 GMT"
  110 | - | Stale | Fri, 27 Nov 2026 09:00:00 GMT
110 - "Stale"
  110 | - | Stale"
110 - "Stale", 299 - "Old address"
  110 | - | Stale",
  299 | - | Old address"
299 api.example.ru:443 "Old address"
299 - "Limit is 100 000 roubles"
  299 | - | Limit is
  100 | 000 | roubles
OUTPUT
