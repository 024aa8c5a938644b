#!/usr/bin/env bash
# es-check 9.8.1 with `checkBrowser`, which checks that built code suits the browsers of a query, and browserslist-to-es-version
# 1.4.2, which names the version of ECMAScript that suits them.
#
# Expected: the oldest browser of the query decides. Seen, for code with `offer?.rate` (ES2020, Chromium 80):
#   query                     the browser has it   es-check   with checkFeatures too   browserslist-to-es-version
#   chrome 120, chrome 66     no                   refused    refused                  2018
#   chrome 120, samsung 9.2   no, Chromium 67      passed     refused                  2018
#   chrome 120, kaios 2.5     no, Firefox 48       passed     passed                   2024
#   chrome 120, op_mini all   no                   passed     passed                   2024
#   op_mob 12.1               no, no ES2015        refused    refused                  2024
# es-check has no versions for Samsung Internet, Opera Mini and Mobile, UC, QQ and KaiOS; it leaves such browsers out, unless
# there are no others, when it takes ES5. The second knows Samsung's, leaves the others out and starts from 2024. Nothing is said
# of it, and usual queries, as «>0.5%, not dead» in the first one's documentation, name these browsers. Their users get a blank
# page, and the check is green.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts es-check@9.8.1 browserslist-to-es-version@1.4.2 browserslist@4.29.6
echo 'var rate = window.offer?.rate;' >code.js
cat >run.mjs <<'JS'
import { spawnSync } from 'node:child_process';
import browserslist from 'browserslist';
import { browserslistToESVersion } from 'browserslist-to-es-version';
const check = (...options) => {
  const { status } = spawnSync('node_modules/.bin/es-check', ['checkBrowser', 'code.js', '--noCache', ...options]);
  return status === 0 ? 'passed' : 'refused';
};
for (const query of ['chrome 120, chrome 66', 'chrome 120, samsung 9.2', 'chrome 120, kaios 2.5', 'chrome 120, op_mini all',
  'op_mob 12.1', 'chrome 120']) {
  const option = `--browserslistQuery=${query}`;
  console.log(`${query}: ${check(option)}, ${check(option, '--checkFeatures')}, ${browserslistToESVersion(browserslist(query))}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
chrome 120, chrome 66: refused, refused, 2018
chrome 120, samsung 9.2: passed, refused, 2018
chrome 120, kaios 2.5: passed, passed, 2024
chrome 120, op_mini all: passed, passed, 2024
op_mob 12.1: refused, refused, 2024
chrome 120: passed, passed, 2024
OUTPUT
