#!/usr/bin/env bash
# detect-inapp 1.4.0, which tells whether a page is open in the browser within an app; is-ua-webview 1.1.2 beside it.
#
# Expected: `isInApp` is true in the apps VK and OK, and false in Chrome, Opera, Edge and Samsung Internet. Seen on Android:
#   browser                  detect-inapp   is-ua-webview
#   VK, in the app           in an app      in an app
#   Chrome 109               browser        browser
#   Chrome 124               in an app      browser
#   Opera 82                 in an app      browser
#   Samsung Internet 24      in an app      browser
#   Yandex Browser 24        browser        browser
# One of its rules takes `Android` and, anywhere behind, `.0.0.0` for an app, as the versions of old WebViews ended. Since
# Chrome 110 sends only the first number of its version (124.0.0.0), nearly each phone with Android counts as an app. A
# landing page that shows "open in a browser" in apps, or hides its push request there, does so for all of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts detect-inapp@1.4.0 is-ua-webview@1.1.2
cat >run.cjs <<'JS'
const InApp = require('detect-inapp');
const isWebview = require('is-ua-webview');
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const app = 'VKAndroidApp/8.69-20482 (Android 13; SDK 33; arm64-v8a; samsung SM-A536E; ru; 2400x1080)';
const agents = {
  'VK, in the app': `(Linux; Android 13; SM-A536E Build/TP1A.220624.014; wv) ${engine} Version/4.0 Chrome/122.0.6261.119 \
Mobile Safari/537.36 ${app}`,
  'Chrome 109': `(Linux; Android 10; Redmi Note 8 Pro) ${engine} Chrome/109.0.5414.117 Mobile Safari/537.36`,
  'Chrome 124': `(Linux; Android 10; K) ${engine} Chrome/124.0.0.0 Mobile Safari/537.36`,
  'Opera 82': `(Linux; Android 10; K) ${engine} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`,
  'Samsung Internet 24': `(Linux; Android 10; K) ${engine} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
  'Yandex Browser 24': `(Linux; arm_64; Android 13; SM-A536E) ${engine} Chrome/122.0.6261.119 YaBrowser/24.4.1.119.00 SA/3 \
Mobile Safari/537.36`,
};
const word = (inside) => (inside ? 'in an app' : 'browser');
for (const [name, rest] of Object.entries(agents)) {
  const agent = `Mozilla/5.0 ${rest}`;
  console.log(`${name}: ${word(new InApp(agent).isInApp)}, ${word(isWebview(agent))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
VK, in the app: in an app, in an app
Chrome 109: browser, browser
Chrome 124: in an app, browser
Opera 82: in an app, browser
Samsung Internet 24: in an app, browser
Yandex Browser 24: browser, browser
OUTPUT
