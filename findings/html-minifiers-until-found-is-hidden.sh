#!/usr/bin/env bash
# html-minifier-terser 7.2.0, html-minifier 4.0.0 and html-minifier-next 8.7.0 with `collapseBooleanAttributes`, which make HTML
# smaller; htmlmin 0.0.7 beside them.
#
# Expected: attributes that are either there or not lose their value; `hidden` is no longer one of them, as it is enumerated
# and has the state «until found» (HTML, 6.1). Seen:
#   source                  the first three   htmlmin
#   hidden="until-found"    hidden            as it was
#   hidden="hidden"         hidden            as it was
#   open="open"             open              as it was
# They have `hidden` in their list of boolean attributes, without a look at the value. The text can no longer be found by a
# search in the page or reached by a link to a part of it, as the browser opens only what is hidden until found.
# Whom it hits: the full terms of an offer and the answers to questions that are folded up, where the text must be found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-minifier-terser@7.2.0 html-minifier@4.0.0 \
  html-minifier-next@8.7.0 htmlmin@0.0.7
cat >run.mjs <<'JS'
import { minify as next } from 'html-minifier-next';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const options = { collapseBooleanAttributes: true };
for (const html of [
  '<div hidden="until-found">ПСК 292 %</div>',
  '<div hidden="hidden">ПСК 292 %</div>',
  '<details open="open">ПСК 292 %</details>',
]) {
  console.log(html);
  console.log(`  ${await require('html-minifier-terser').minify(html, options)}`);
  console.log(`  ${require('html-minifier').minify(html, options)}`);
  console.log(`  ${await next(html, options)}`);
  console.log(`  ${require('htmlmin')(html)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
<div hidden="until-found">ПСК 292 %</div>
  <div hidden>ПСК 292 %</div>
  <div hidden>ПСК 292 %</div>
  <div hidden>ПСК 292 %</div>
  <div hidden="until-found">ПСК 292 %</div>
<div hidden="hidden">ПСК 292 %</div>
  <div hidden>ПСК 292 %</div>
  <div hidden>ПСК 292 %</div>
  <div hidden>ПСК 292 %</div>
  <div hidden="hidden">ПСК 292 %</div>
<details open="open">ПСК 292 %</details>
  <details open>ПСК 292 %</details>
  <details open>ПСК 292 %</details>
  <details open>ПСК 292 %</details>
  <details open="open">ПСК 292 %</details>
OUTPUT
