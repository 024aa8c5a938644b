#!/usr/bin/env bash
# clf-parser 0.0.2, which reads the lines of the logs of Apache and nginx, on the combined format that nginx writes.
#
# Expected: `http_referer` is the address without the quotes around it, as `http_user_agent` is the browser without them;
# and `-`, which stands for nothing, is null in both, as it is null for the user. Seen:
#   in the log                               http_referer             http_user_agent
#   "https://example.ru/" "Mozilla/5.0"      "https://example.ru/"    Mozilla/5.0
#   "-" "Mozilla/5.0"                        "-"                      Mozilla/5.0
#   "-" "-"                                  "-"                      null
# The field before ends at the space, so the quote that opens the referer stays with it; and what ends the referer is taken to
# be a space and a quote, so the quote that closes it stays too. With its quotes, `-` is no longer known as nothing.
# Whom it hits: a report of where visitors come from: no referer is an address any more, and visitors who come from nowhere
# are counted as from a site named "-".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts clf-parser@0.0.2
cat >run.cjs <<'JS'
const parse = require('clf-parser');
const lines = [
  '203.0.113.5 - - [15/Jan/2026:01:30:00 +0300] "GET / HTTP/1.1" 200 512 "https://example.ru/" "Mozilla/5.0"',
  '203.0.113.5 - - [15/Jan/2026:01:30:00 +0300] "GET / HTTP/1.1" 200 512 "-" "Mozilla/5.0"',
  '203.0.113.5 - - [15/Jan/2026:01:30:00 +0300] "GET / HTTP/1.1" 200 512 "-" "-"',
];
for (const line of lines) {
  const { http_referer: referer, http_user_agent: agent } = parse(line);
  console.log(`${referer} | ${agent} | ${referer !== null && URL.canParse(referer)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
"https://example.ru/" | Mozilla/5.0 | false
"-" | Mozilla/5.0 | false
"-" | null | false
OUTPUT
