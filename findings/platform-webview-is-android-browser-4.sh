#!/usr/bin/env bash
# platform 1.3.6, which names the browser and its version; detect-browser 5.3.0 and my-ua-parser 2.0.4 beside it.
#
# Expected: a page within the apps VK and OK is shown by the system's WebView, which is Chrome of the version that stands behind
# `Chrome/`; the browser MIUI of Xiaomi has the same engine. Seen on Android 13:
#   where                 platform                detect-browser              my-ua-parser
#   Chrome                Chrome Mobile 122       chrome 122                  Chrome 122
#   within the app VK     Android Browser 4       chromium-webview 122        Chrome WebView 122
#   within the app OK     Android Browser 4       chromium-webview 122        Chrome WebView 122
#   MIUI                  Android Browser 4       chrome 100                  MIUI Browser 13
# When `Version/` stands beside `Chrome/`, platform takes it for the browser of Android 4 and takes the `4.0` behind
# `Version/`, which each WebView sends for the sake of old pages. A check like "older than Chrome 80: show the simple form"
# turns away all visitors who come by an advertisement within these apps; and statistics show a browser from 2013.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts platform@1.3.6 detect-browser@5.3.0 my-ua-parser@2.0.4
cat >run.cjs <<'JS'
const { parseUserAgent } = require('detect-browser');
const { UAParser } = require('my-ua-parser');
const platform = require('platform');
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webview = `(Linux; Android 13; SM-A536E Build/TP1A.220624.014; wv) ${engine} Version/4.0 Chrome/122.0.6261.119 Mobile \
Safari/537.36`;
const agents = {
  Chrome: `(Linux; Android 13; SM-A536E) ${engine} Chrome/122.0.6261.119 Mobile Safari/537.36`,
  'within the app VK': `${webview} VKAndroidApp/8.69-20482 (Android 13; SDK 33; arm64-v8a; samsung SM-A536E; ru; 2400x1080)`,
  'within the app OK': `${webview} OkApp`,
  MIUI: `(Linux; U; Android 13; ru-ru; M2006C3LG Build/TP1A.220624.014) ${engine} Version/4.0 Chrome/100.0.4896.127 Mobile \
Safari/537.36 XiaoMi/MiuiBrowser/13.21.0-gn`,
};
for (const [name, rest] of Object.entries(agents)) {
  const agent = `Mozilla/5.0 ${rest}`;
  const found = [platform.parse(agent), parseUserAgent(agent), new UAParser(agent).getBrowser()];
  console.log(`${name}: ${found.map((browser) => `${browser.name} ${parseInt(browser.version)}`).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Chrome: Chrome Mobile 122, chrome 122, Chrome 122
within the app VK: Android Browser 4, chromium-webview 122, Chrome WebView 122
within the app OK: Android Browser 4, chromium-webview 122, Chrome WebView 122
MIUI: Android Browser 4, chrome 100, MIUI Browser 13
OUTPUT
