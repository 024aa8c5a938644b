#!/usr/bin/env bash
# useragent 2.3.0, which reads the system and the device from the header User-Agent; my-ua-parser 2.0.4 beside it.
#
# Expected: the version of Android is the one behind `Android` and a space; a device's name has no place-holders. Seen:
#   where                           system by useragent   my-ua-parser   device by useragent
#   Chrome, Android 8.1.0           Android 8.1.0         Android 8.1.0  Generic Smartphone
#   within Telegram, Android 13     Android 11.2.3        Android 13     Samsung SM-A536E
#   app of Yandex, Android 12       Android 23.90.1       Android 12     Generic Smartphone
#   WebView on TECNO, Android 13    Android 0.0.0         Android 13     TECNO $2 KI5k
# Its pattern wants a version with a dot, allows a hyphen, a slash or a space before it, and may begin in the middle of a word.
# New Android has no dot, so that `Telegram-Android/11.2.3` and `YaApp_Android/23.90.1` further on are taken, or else nothing.
# Of two places to fill in `$1$2`, only the first is filled. A rule "Android before 7 gets the page of old" and the counts of
# systems among the applications are wrong for just the visitors who come from these apps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts useragent@2.3.0 my-ua-parser@2.0.4
cat >run.cjs <<'JS'
const { UAParser } = require('my-ua-parser');
const useragent = require('useragent');
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webview = (device) => `(Linux; Android 13; ${device} Build/TP1A.220624.014; wv) ${engine} Version/4.0 \
Chrome/122.0.6261.119 Mobile Safari/537.36`;
const agents = {
  'Chrome, Android 8.1.0': `(Linux; Android 8.1.0; Redmi 6) ${engine} Chrome/122.0.6261.119 Mobile Safari/537.36`,
  'within Telegram, Android 13':
    `${webview('SM-A536E')} Telegram-Android/11.2.3 (Samsung SM-A536E; Android 13; SDK 33; AVERAGE)`,
  'app of Yandex, Android 12': `(Linux; arm_64; Android 12; M2102J20SG) ${engine} Chrome/116.0.0.0 YaApp_Android/23.90.1 \
YaSearchBrowser/23.90.1 BroPP/1.0 SA/3 Mobile Safari/537.36`,
  'WebView on TECNO, Android 13': webview('TECNO KI5k'),
};
for (const [name, rest] of Object.entries(agents)) {
  const agent = `Mozilla/5.0 ${rest}`;
  const { os, device } = useragent.parse(agent);
  const system = new UAParser(agent).getOS();
  console.log(`${name}: ${os}; ${system.name} ${system.version}; ${device.family}, ${device.major}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Chrome, Android 8.1.0: Android 8.1.0; Android 8.1.0; Generic Smartphone, 0
within Telegram, Android 13: Android 11.2.3; Android 13; Samsung SM-A536E, 0
app of Yandex, Android 12: Android 23.90.1; Android 12; Generic Smartphone, 0
WebView on TECNO, Android 13: Android 0.0.0; Android 13; TECNO $2, KI5k
OUTPUT
