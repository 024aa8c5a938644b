#!/usr/bin/env bash
# eml-format 0.6.1, which reads saved letters; letterparser 0.1.8 and libmime 5.3.7 beside it.
#
# Expected: a heading in Russian consists of several encoded words, as one has 75 letters at most (RFC 2047, 2); they are put
# together without the space between them, and plain text around them stays. In quoted-printable each =XX is one byte (RFC
# 2045, 6.7), so =D0=97 is «З» in UTF-8. Seen:
#   heading or text                             eml-format         both others
#   Заявка на заём № 12 одобрена, two words     Заявка на заём     as it was
#   Re: Заявка, and Заявка 12 одобрена          Заявка, Заявка     as it was
#   Заявка № 12 in quoted-printable, heading    З��яв��а_№_12      as it was
#   Заявка № 12 in quoted-printable, letter     З��яв��а № 12      as it was (letterparser)
# It gives back the first encoded word alone, whatever stands around it. Of quoted-printable it first takes three =XX at a time
# as one letter, then two: «₽» and «№» have three bytes, but Russian letters two, so each third byte goes astray.
# Where answers of banks come in letters, decisions and sums at the end of a subject are lost without a sign.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts eml-format@0.6.1 letterparser@0.1.8 libmime@5.3.7
cat >run.cjs <<'JS'
const eml = require('eml-format');
const { extract } = require('letterparser');
const libmime = require('libmime');
const word = (text) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
const quoted = '=D0=97=D0=B0=D1=8F=D0=B2=D0=BA=D0=B0';
const subjects = [
  `${word('Заявка на заём ')}\r\n ${word('№ 12 одобрена')}`,
  `Re: ${word('Заявка')}`,
  `${word('Заявка')} 12 ${word('одобрена')}`,
  `=?utf-8?Q?${quoted}_=E2=84=96_12?=`,
];
const type = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable';
for (const subject of subjects) {
  const letter = `From: info@example.ru\r\nSubject: ${subject}\r\n${type}\r\n\r\n${quoted} =E2=84=96 12\r\n`;
  let read;
  eml.read(letter, (error, data) => {
    read = data;
  });
  const other = extract(letter);
  console.log(`${read.subject}|${other.subject}|${libmime.decodeWords(subject.replace(/\r\n(?= )/g, ''))}`);
  console.log(`${read.text.trim()}|${other.text.trim()}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
Заявка на заём |Заявка на заём № 12 одобрена|Заявка на заём № 12 одобрена
З��яв��а № 12|Заявка № 12
Заявка|Re: Заявка|Re: Заявка
З��яв��а № 12|Заявка № 12
Заявка|Заявка 12 одобрена|Заявка 12 одобрена
З��яв��а № 12|Заявка № 12
З��яв��а_№_12|Заявка № 12|Заявка № 12
З��яв��а № 12|Заявка № 12
OUTPUT
