#!/usr/bin/env bash
# phone 3.1.72, which tells mobile numbers from others by default, on Russian landlines.
#
# Expected: mobile numbers begin with 9 in Russia; no landline passes without `validateMobilePrefix: false`. Seen as mobile:
#   +7 495, 498, 499   Moscow and its region
#   +7 835             Chuvashia
# and not: +7 812 (St Petersburg), +7 343 (Yekaterinburg), +7 843 (Kazan), +7 800 (free calls). A code that is sent to a
# number of the first kind reaches nobody.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts phone@3.1.72
cat >run.cjs <<'JS'
const { phone } = require('phone');
for (const code of ['912', '495', '498', '499', '835', '812', '343', '843', '800'])
  console.log(`${code}: ${phone(`+7${code}1234567`).isValid}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
912: true
495: true
498: true
499: true
835: true
812: false
343: false
843: false
800: false
OUTPUT
