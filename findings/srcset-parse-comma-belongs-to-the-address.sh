#!/usr/bin/env bash
# srcset-parse 1.1.0, which reads the `srcset` of pictures and says that it is «compliant with the latest spec»; parse-srcset
# 1.0.2 beside it.
#
# Expected: no space is needed after the comma that follows a descriptor, and densities are floating-point numbers, with an
# exponent or without (HTML Standard, 4.8.4.2.1 and 2.3.4.3). Seen:
#   srcset                       srcset-parse                              parse-srcset
#   a.png 320w,b.png 640w        a.png, and ,b.png for 640w                a.png, b.png
#   a.png 1x ,b.png 2x           a.png, and ,b.png for 2x                  a.png, b.png
#   a.png 1x, b.png 2e0x         b.png for all, and a picture `2e0x`       b.png for 2x
#   the same with `, ` and 2x    as it should be                           as it should be
# Generators that save the space get every picture but the first from an address with a comma, which is not there.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-srcset@1.0.2 srcset-parse@1.1.0
cat >run.mjs <<'JS'
import parseSrcset from 'parse-srcset';
import srcsetParse from 'srcset-parse';
const parse = srcsetParse.default ?? srcsetParse;
const values = [
  'a.png 320w, b.png 640w',
  'a.png 320w,b.png 640w',
  'a.png 1x ,b.png 2x',
  '/w_320,q_80/a.png 320w,/w_640,q_80/a.png 640w',
  'a.png 1x, b.png 2e0x',
];
for (const value of values) {
  console.log(value);
  const own = parse(value).map(({ density, url, width }) => `${url} ${width ?? density ?? 'for all'}`);
  const peer = parseSrcset(value).map(({ d, url, w }) => `${url} ${w ?? d ?? 'for all'}`);
  console.log(`  srcset-parse: ${own.join(' | ')}`);
  console.log(`  parse-srcset: ${peer.join(' | ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
a.png 320w, b.png 640w
  srcset-parse: a.png 320 | b.png 640
  parse-srcset: a.png 320 | b.png 640
a.png 320w,b.png 640w
  srcset-parse: a.png 320 | ,b.png 640
  parse-srcset: a.png 320 | b.png 640
a.png 1x ,b.png 2x
  srcset-parse: a.png 1 | ,b.png 2
  parse-srcset: a.png 1 | b.png 2
/w_320,q_80/a.png 320w,/w_640,q_80/a.png 640w
  srcset-parse: /w_320,q_80/a.png 320 | ,/w_640,q_80/a.png 640
  parse-srcset: /w_320,q_80/a.png 320 | /w_640,q_80/a.png 640
a.png 1x, b.png 2e0x
  srcset-parse: a.png 1 | b.png for all | 2e0x for all
  parse-srcset: a.png 1 | b.png 2
OUTPUT
