#!/usr/bin/env bash
# isbot 5.2.3, which tells robots from visitors by the user agent, on phones that Matomo's device-detector knows.
#
# Expected: no phone is a robot; the list takes care of the make Cubot, whose name ends so. Seen, with the part that matched:
#   a browser on   GM Discovery II, DISCOVERY_2_ME   Discovery
#                  M bot 54, XBot Junior             bot
#                  S308 Build/CUBOT                  BOT: Cubot is spared only before its own model's name
#                  ECHO JAVA                         JAVA
#                  Newsday_E1                        News
#                  Capture+                          Capture
# Of some 38,000 user agents of visitors in its fixtures, 77 count as robots; about half are such phones. To a robot one may
# show less, never count a lead less.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts isbot@5.2.3
cat >run.cjs <<'JS'
const { isbotMatch } = require('isbot');
const phones = [
  'CUBOT KING KONG',
  'GM Discovery II',
  'DISCOVERY_2_ME',
  'M bot 54',
  'XBot Junior',
  'S308 Build/CUBOT',
  'ECHO JAVA',
  'Newsday_E1',
  'Capture+',
];
for (const phone of phones) {
  const agent = `Mozilla/5.0 (Linux; Android 8.1.0; ${phone}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36`;
  console.log(`${phone}: ${isbotMatch(agent)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
CUBOT KING KONG: null
GM Discovery II: Discovery
DISCOVERY_2_ME: DISCOVERY
M bot 54: bot
XBot Junior: Bot
S308 Build/CUBOT: BOT
ECHO JAVA: JAVA
Newsday_E1:  News
Capture+: Capture
OUTPUT
