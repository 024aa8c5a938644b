#!/usr/bin/env bash
# domino 2.1.8 and @mixmark-io/domino 2.2.0, a document without a browser (under server rendering and turndown); happy-dom
# 21.0.4 beside them, and the standard's URL of Node.
#
# Expected: `href` of a link is the address, serialized; two slashes stand only before a host, and `tel:` and `mailto:` have
# none (URL Standard, 4.5; RFC 3966, 3; RFC 6068, 2). Seen, both packages the same:
#   attribute                      href                              happy-dom and URL
#   tel:+79123456789               tel://+79123456789                tel:+79123456789
#   sms:+79123456789               sms://+79123456789                sms:+79123456789
#   mailto:info@example.ru         mailto://info@example.ru          mailto:info@example.ru
#   https://example.ru/rules#top   https://example.ru/rules#top      the same
# Its address writes `//` behind each scheme. What was read as `href` and set again, or compared with "tel:+7", or counted as a
# click on the phone, is another address, without a number or a receiver where the schemes have them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts domino@2.1.8 @mixmark-io/domino@2.2.0 happy-dom@21.0.4
cat >run.mjs <<'JS'
import mixmark from '@mixmark-io/domino';
import domino from 'domino';
import { Window } from 'happy-dom';
const happy = new Window({ url: 'https://example.ru/' });
const documents = [
  domino.createWindow('', 'https://example.ru/').document,
  mixmark.createWindow('', 'https://example.ru/').document,
  happy.document,
];
for (const address of ['tel:+79123456789', 'sms:+79123456789', 'mailto:info@example.ru', 'https://example.ru/rules#top']) {
  const found = documents.map((document) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    return link.href;
  });
  console.log([...found, new URL(address).href].join(' | '));
}
const [{ body }] = documents;
body.innerHTML = '<a href="tel:+79123456789">Позвонить</a>';
const link = body.querySelector('a');
link.href = `${link.href}`;
console.log(body.innerHTML);
await happy.happyDOM.close();
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
tel://+79123456789 | tel://+79123456789 | tel:+79123456789 | tel:+79123456789
sms://+79123456789 | sms://+79123456789 | sms:+79123456789 | sms:+79123456789
mailto://info@example.ru | mailto://info@example.ru | mailto:info@example.ru | mailto:info@example.ru
https://example.ru/rules#top | https://example.ru/rules#top | https://example.ru/rules#top | https://example.ru/rules#top
<a href="tel://+79123456789">Позвонить</a>
OUTPUT
