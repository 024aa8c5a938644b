#!/usr/bin/env bash
# vcards-js 2.11.1, which makes the cards that contacts are added from, read by ical.js 2.2.1.
#
# Expected: a link is put into the card as it is, being a uri and no text (RFC 2426, 3.6.8 and 4), and a semicolon in the name
# of a company is escaped, since it parts the company from its units (3.5.5). Seen, the other way round:
#   https://example.com/a,b   URL:https://example.com/a\,b, read in version 3.0, the default, with the backslash
#   ООО «Займ; деньги»        ORG:ООО «Займ; деньги», a company «ООО «Займ» with a unit «деньги»»
#   +7 912 345-67-89          as version 4.0: VALUE=uri:tel:+7 912 345-67-89, while a uri has no spaces (RFC 3966, 3)
# A name and a street with the same signs are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vcards-js@2.11.1 ical.js@2.2.1
cat >run.mjs <<'JS'
import ical from 'ical.js';
import vCard from 'vcards-js';
for (const version of ['3.0', '4.0']) {
  const card = vCard();
  card.version = version;
  card.lastName = 'Займ; деньги, в долг';
  card.organization = 'ООО «Займ; деньги»';
  card.url = 'https://example.com/a,b';
  card.logo.attachFromUrl('https://example.com/w_100,h_100/logo.png', 'PNG');
  card.cellPhone = '+7 912 345-67-89';
  card.workAddress.street = 'ул. Ленина, 5; вход со двора';
  const text = card.getFormattedString();
  console.log(version);
  for (const line of text.split('\r\n')) if (/^(?:N|ORG|URL|LOGO|TEL|ADR)[;:]/.test(line)) console.log(`  ${line}`);
  for (const [name, , , value] of ical.parse(text)[1])
    if (['n', 'org', 'url'].includes(name)) console.log(`  read: ${name} ${JSON.stringify(value)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
3.0
  N:Займ\; деньги\, в долг;;;;
  LOGO;VALUE=uri;TYPE=PNG:https://example.com/w_100\,h_100/logo.png
  TEL;TYPE=CELL:+7 912 345-67-89
  ADR;TYPE=WORK:;;ул. Ленина\, 5\; вход со двора;;;;
  ORG:ООО «Займ; деньги»
  URL:https://example.com/a\,b
  read: n ["Займ; деньги, в долг","","","",""]
  read: org ["ООО «Займ"," деньги»"]
  read: url "https://example.com/a\\,b"
4.0
  N:Займ\; деньги\, в долг;;;;
  LOGO;VALUE=uri;MEDIATYPE=image/PNG:https://example.com/w_100\,h_100/logo.pn
  TEL;TYPE=CELL;VALUE=uri:tel:+7 912 345-67-89
  ADR;TYPE=WORK:;;ул. Ленина\, 5\; вход со двора;;;;
  ORG:ООО «Займ; деньги»
  URL:https://example.com/a\,b
  read: n ["Займ; деньги, в долг","","","",""]
  read: org ["ООО «Займ"," деньги»"]
  read: url "https://example.com/a,b"
OUTPUT
