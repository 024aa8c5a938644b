#!/usr/bin/env bash
# @rocket.chat/stylis-logical-props-middleware 0.31.25, which gives stylis (styled-components, Emotion) plain properties for
# browsers without logical ones; postcss-logical 9.0.2 beside it.
#
# Expected: `margin-inline: 8px 16px` has a value for the start and one for the end (CSS Logical Properties 1, 4.2), so left 8px
# and right 16px. Seen, for pages from left to right:
#   written                     middleware                                     postcss-logical
#   margin-inline: auto         margin-left: auto; margin-right: auto          the same
#   margin-inline: 8px 16px     margin-left: 8px 16px; margin-right: 8px 16px  margin-left: 8px; margin-right: 16px
#   padding-block: 0 4px        padding-top: 0 4px; padding-bottom: 0 4px      padding-top: 0; padding-bottom: 4px
#   inset: auto 0 0             left, right, top and bottom: auto 0 0          top: auto; right: 0; bottom: 0; left: 0
# The whole value is copied to each side. No side takes two, so a browser drops them all: there is no margin, and a cookie notice
# fixed at the bottom is anywhere. It hits the old browsers that it is for, iOS 12 and Chrome 66, and with styles made on a
# server, where it takes nothing as supported, all of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @rocket.chat/stylis-logical-props-middleware@0.31.25 \
  stylis@4.0.10 postcss-logical@9.0.2 postcss@8.5.33
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import postcss from 'postcss';
import logical from 'postcss-logical';
import { compile, middleware, serialize, stringify } from 'stylis';
const { createLogicalPropertiesMiddleware } = createRequire(import.meta.url)('@rocket.chat/stylis-logical-props-middleware');
const shown = (css) => css.replace(/html:not\(\[dir=rtl\]\) |\[dir=rtl\][^}]*\}/g, '').replace(/\s+/g, ' ');
for (const rule of ['margin-inline: auto', 'margin-inline: 8px 16px', 'padding-block: 0 4px', 'inset: auto 0 0']) {
  const css = `.a{${rule}}`;
  console.log(rule);
  console.log(`  ${shown(serialize(compile(css), middleware([createLogicalPropertiesMiddleware(), stringify])))}`);
  console.log(`  ${shown((await postcss([logical()]).process(css, { from: undefined })).css)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
margin-inline: auto
  .a{margin-left:auto;margin-right:auto;}
  .a{margin-left: auto;margin-right: auto}
margin-inline: 8px 16px
  .a{margin-left:8px 16px;margin-right:8px 16px;}
  .a{margin-left: 8px;margin-right: 16px}
padding-block: 0 4px
  .a{padding-top:0 4px;padding-bottom:0 4px;}
  .a{padding-top: 0;padding-bottom: 4px}
inset: auto 0 0
  .a{left:auto 0 0;right:auto 0 0;}.a{top:auto 0 0;bottom:auto 0 0;}
  .a{top: auto;right: 0;bottom: 0;left: 0}
OUTPUT
