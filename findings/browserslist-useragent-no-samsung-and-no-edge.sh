#!/usr/bin/env bash
# browserslist-useragent 4.0.0 (is a browser one of a browserslist query?), browserslist 4.28.0, ua-parser-js 1.0.41 below it.
#
# Expected: its documentation lists Samsung Internet as `Samsung` and Edge as `Edge`. With the query chrome >= 120, samsung >= 21,
# edge >= 110, firefox >= 115 all of these are current enough. Seen:
#   browser                         taken for       matches
#   Chrome 124                      Chrome 124      yes
#   Firefox 125                     Firefox 125     yes
#   Samsung Internet 24             Chrome 117      no
#   Samsung Internet 24, samsung    Chrome 117      no     (query samsung >= 21 only)
#   Edge 124, edge                  Chrome 124      no     (query edge >= 110 only)
#   Edge 18, edge                   Edge 18.17763   no     (query edge 18 only)
# It waits for a browser named «Samsung Browser», while the parser below it calls it «Samsung Internet» by now. Each browser with
# the engine Blink is then taken for Chrome, Edge too; and Edge 18 has a build number where a minor version is compared.
# A site that sends the modern bundle by this check sends the old one, or the notice "update", to all phones of Samsung.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts browserslist-useragent@4.0.0 browserslist@4.28.0 ua-parser-js@1.0.41
cat >run.cjs <<'JS'
const { matchesUA, resolveUserAgent } = require('browserslist-useragent');
const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const all = ['chrome >= 120', 'samsung >= 21', 'edge >= 110', 'firefox >= 115'];
const samsung = `(Linux; Android 10; K) ${engine} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`;
for (const [name, rest, browsers] of [
  ['Chrome 124', `(Linux; Android 10; K) ${engine} Chrome/124.0.0.0 Mobile Safari/537.36`, all],
  ['Firefox 125', '(Android 13; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0', all],
  ['Samsung Internet 24', samsung, all],
  ['Samsung Internet 24, samsung', samsung, ['samsung >= 21']],
  ['Edge 124, edge', `(Windows NT 10.0; Win64; x64) ${engine} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`, ['edge >= 110']],
  ['Edge 18, edge', `(Windows NT 10.0; Win64; x64) ${engine} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, ['edge 18']],
]) {
  const agent = `Mozilla/5.0 ${rest}`;
  const { family, version } = resolveUserAgent(agent);
  console.log(`${name}: ${family} ${version}, ${matchesUA(agent, { browsers }) ? 'yes' : 'no'}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Chrome 124: Chrome 124.0.0, yes
Firefox 125: Firefox 125.0.0, yes
Samsung Internet 24: Chrome 117.0.0, no
Samsung Internet 24, samsung: Chrome 117.0.0, no
Edge 124, edge: Chrome 124.0.0, no
Edge 18, edge: Edge 18.17763.0, no
OUTPUT
