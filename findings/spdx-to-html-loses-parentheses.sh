#!/usr/bin/env bash
# spdx-to-html 1.0.0, which puts an SPDX expression into words and links for a page of licenses.
#
# Expected: two expressions that mean something else read otherwise. Seen, without the links:
#   (MIT OR Apache-2.0) AND Unicode-3.0    MIT or Apache-2.0 and Unicode-3.0
#   MIT OR Apache-2.0 AND Unicode-3.0      MIT or Apache-2.0 and Unicode-3.0
#   (MIT OR Apache-2.0) AND (ISC OR Zlib)  MIT or Apache-2.0 and ISC or Zlib
# The parentheses are gone. Under the first one Unicode-3.0 always has to be heeded, under the second not by who chooses MIT:
# a page that is made of it leaves an obligation out. Expressions of the first kind come with packages that carry data.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts spdx-to-html@1.0.0
cat >run.cjs <<'JS'
const spdxToHTML = require('spdx-to-html');
for (const expression of [
  '(MIT OR Apache-2.0) AND Unicode-3.0',
  'MIT OR Apache-2.0 AND Unicode-3.0',
  '(MIT OR Apache-2.0) AND (ISC OR Zlib)',
]) {
  console.log(spdxToHTML(expression).replace(/<[^>]+>/gu, ''));
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
MIT or Apache-2.0 and Unicode-3.0
MIT or Apache-2.0 and Unicode-3.0
MIT or Apache-2.0 and ISC or Zlib
OUTPUT
