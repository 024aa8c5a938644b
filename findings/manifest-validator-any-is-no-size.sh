#!/usr/bin/env bash
# web-app-manifest-validator 1.1.0, on the icons of a manifest.
#
# Expected: `sizes` is what it is for a `<link>`, a list in any case whose members may be the word `any`, as for a drawing
# without a size. Seen:
#   192x192        0 errors
#   48x48 96x96    0 errors
#   any            Invalid icon's "sizes" value "any". The expected format is "123x345".
#   192X192        Invalid icon's "sizes" value "192X192". The expected format is "123x345".
#   192x192 any    Invalid icon's "sizes" value "192x192 any". The expected format is "123x345".
# A manifest that says of its SVG what the standard has for it does not pass.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts web-app-manifest-validator@1.1.0
cat >run.cjs <<'JS'
const validate = require('web-app-manifest-validator');
for (const sizes of ['192x192', '48x48 96x96', 'any', '192X192', '192x192 any']) {
  const errors = validate({ name: 'a', start_url: '/', icons: [{ src: '/a.svg', type: 'image/svg+xml', sizes }] });
  console.log(sizes, errors.length, ...errors);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
192x192 0
48x48 96x96 0
any 1 Invalid icon's "sizes" value "any". The expected format is "123x345".
192X192 1 Invalid icon's "sizes" value "192X192". The expected format is "123x345".
192x192 any 1 Invalid icon's "sizes" value "192x192 any". The expected format is "123x345".
OUTPUT
