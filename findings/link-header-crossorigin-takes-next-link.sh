#!/usr/bin/env bash
# Three readers of a `Link` header, http-link-header 1.1.4, li 1.3.0 and parse-link-header 2.0.0, on the preload of a font
# with a bare `crossorigin`, followed by a preconnect.
#
# Expected: two links, for RFC 8288 lets a parameter stand without a value. Seen:
#   http-link-header {"uri":"/f.woff2","rel":"preload","as":"font","crossorigin, <https://mc.example>; rel":"preconnect"}
#   li {"link":"/f.woff2","rel":["preload"]}
#   parse-link-header {"rel":"preload","as":"font","url":"/f.woff2"} {"rel":"preconnect","url":"https://mc.example"}
# For http-link-header the second link is part of a parameter's name, li ends at the first one; both throw nothing. With the
# bare `crossorigin` as the very last word, both read both links:
#   http-link-header {"uri":"https://mc.example","rel":"preconnect"} {"uri":"/f.woff2","rel":"preload","as":"font","crossorigin":""}
#   li {"link":"https://mc.example","rel":["preconnect"]} {"link":"/f.woff2","rel":["preload"]}
#   parse-link-header {"rel":"preconnect","url":"https://mc.example"} {"rel":"preload","as":"font","url":"/f.woff2"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts http-link-header@1.1.4 li@1.3.0 parse-link-header@2.0.0
cat >run.mjs <<'JS'
import LinkHeader from 'http-link-header';
import li from 'li';
import parseLinkHeader from 'parse-link-header';
const font = '</f.woff2>; rel=preload; as=font; crossorigin';
const peer = '<https://mc.example>; rel=preconnect';
const tell = (name, links) => console.log(name, ...links.map((link) => JSON.stringify(link)));
for (const header of [`${font}, ${peer}`, `${peer}, ${font}`]) {
  tell('http-link-header', LinkHeader.parse(header).refs);
  tell('li', li.parse(header, { extended: true }));
  tell('parse-link-header', Object.values(parseLinkHeader(header)));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
http-link-header {"uri":"/f.woff2","rel":"preload","as":"font","crossorigin, <https://mc.example>; rel":"preconnect"}
li {"link":"/f.woff2","rel":["preload"]}
parse-link-header {"rel":"preload","as":"font","url":"/f.woff2"} {"rel":"preconnect","url":"https://mc.example"}
http-link-header {"uri":"https://mc.example","rel":"preconnect"} {"uri":"/f.woff2","rel":"preload","as":"font","crossorigin":""}
li {"link":"https://mc.example","rel":["preconnect"]} {"link":"/f.woff2","rel":["preload"]}
parse-link-header {"rel":"preconnect","url":"https://mc.example"} {"rel":"preload","as":"font","url":"/f.woff2"}
OUTPUT
