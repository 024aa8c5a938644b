#!/usr/bin/env bash
# parse-multipart-data 1.5.0, which reads the bodies of forms with files; @fastify/busboy 3.2.6 beside it. The form has a sum
# and one scan.
#
# Expected: the parameters of Content-Disposition in any order (RFC 2183, 2), and any text within their quotes. Seen:
#   name="scan"; filename="passport.pdf"         sum, scan = passport.pdf
#   name="scan"; filename="passport; p. 2.pdf"   error of JSON: the whole form is lost, the sum too
#   name="scan"; filename="page=2.pdf"           the same
#   filename="passport.pdf"; name="scan"         sum, passport.pdf: a field that is named after its file
# The header is cut at each `;` and each `=`, in quotes or not, and made to JSON; the first parameter is taken for the name, the
# second for that of the file. busboy is right on all of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-multipart-data@1.5.0 @fastify/busboy@3.2.6
cat >run.cjs <<'JS'
const { once } = require('node:events');
const Busboy = require('@fastify/busboy');
const { parse } = require('parse-multipart-data');
const readByBusboy = async (body) => {
  const found = [];
  const busboy = new Busboy({ headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  busboy.on('field', (name) => found.push(name));
  busboy.on('file', (name, stream, filename) => {
    found.push(`${name} = ${filename}`);
    stream.resume();
  });
  busboy.end(body);
  await once(busboy, 'finish');
  return found.join(', ');
};
const read = (body) => {
  try {
    return parse(body, 'b').map(({ name, filename }) => (filename ? `${name} = ${filename}` : name)).join(', ');
  } catch (error) {
    return error.name;
  }
};
async function run() {
  for (const parameters of [
    'name="scan"; filename="passport.pdf"',
    'name="scan"; filename="passport; p. 2.pdf"',
    'name="scan"; filename="page=2.pdf"',
    'name="scan"; filename="a,b.pdf"',
    'filename="passport.pdf"; name="scan"',
  ]) {
    const start = '--b\r\nContent-Disposition: form-data; ';
    const body = Buffer.from(
      `${start}name="sum"\r\n\r\n5000\r\n${start}${parameters}\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n--b--\r\n`,
    );
    console.log(`${parameters}: ${read(body)}; busboy: ${await readByBusboy(body)}`);
  }
}
run();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
name="scan"; filename="passport.pdf": sum, scan = passport.pdf; busboy: sum, scan = passport.pdf
name="scan"; filename="passport; p. 2.pdf": SyntaxError; busboy: sum, scan = passport; p. 2.pdf
name="scan"; filename="page=2.pdf": SyntaxError; busboy: sum, scan = page=2.pdf
name="scan"; filename="a,b.pdf": sum, scan = a,b.pdf; busboy: sum, scan = a,b.pdf
filename="passport.pdf"; name="scan": sum, passport.pdf; busboy: sum, scan = passport.pdf
OUTPUT
