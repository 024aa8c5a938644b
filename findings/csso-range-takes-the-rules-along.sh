#!/usr/bin/env bash
# csso 5.0.5, which makes CSS smaller; clean-css 5.3.3 beside it.
#
# Expected: a media query may be written as a range (Media Queries 4, 2.4.3), which all browsers of today know; what a tool
# does not know it keeps, or says so. Seen:
#   source                              csso        clean-css
#   @media (min-width:600px){…}         as it was   as it was
#   @media (width>=600px){…}            nothing     as it was
#   @media (400px<=width<=900px){…}     nothing     as it was
#   @container (width>400px){…}         as it was   as it was
# Its parser of media queries does not know `>` and keeps such a query as raw text; raw text has no parts, and the step that
# cleans up drops each @media whose query has no parts. The rules for wide windows are gone without an error.
# Whom it hits: pages whose build has csso, as soon as someone writes the first query as a range.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts csso@5.0.5 clean-css@5.3.3
cat >run.mjs <<'JS'
import CleanCss from 'clean-css';
import { minify } from 'csso';
for (const condition of [
  '@media (min-width:600px)',
  '@media (width>=600px)',
  '@media (400px<=width<=900px)',
  '@media print and (width<900px)',
  '@container (width>400px)',
]) {
  const css = `a{top:1px}${condition}{a{top:2px}}`;
  console.log(`${condition}: ${minify(css).css} | ${new CleanCss().minify(css).styles}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
@media (min-width:600px): a{top:1px}@media (min-width:600px){a{top:2px}} | a{top:1px}@media (min-width:600px){a{top:2px}}
@media (width>=600px): a{top:1px} | a{top:1px}@media (width>=600px){a{top:2px}}
@media (400px<=width<=900px): a{top:1px} | a{top:1px}@media (400px<=width<=900px){a{top:2px}}
@media print and (width<900px): a{top:1px} | a{top:1px}@media print and (width<900px){a{top:2px}}
@container (width>400px): a{top:1px}@container (width>400px){a{top:2px}} | a{top:1px}@container (width>400px){a{top:2px}}
OUTPUT
