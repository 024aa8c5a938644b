#!/usr/bin/env bash
# @netlify/headers 2.1.13 (the engine of `netlify dev`) with its own @netlify/headers-parser, on a valid `_headers`.
#
# Expected: the value of a header arrives as it stands in the file, as on other hosts that read the format.
# Seen: every comma gets a space behind it, inside quoted strings and urls as well, so that a file name or the url of an
# endpoint becomes another one:
#   content-disposition: attachment; filename="a, b.csv"
#   reporting-endpoints: default="https://r.example/in?ids=1, 2"
# A comma in such a value must be written as %2C.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @netlify/headers@2.1.13 @netlify/headers-parser@10.1.1
cat >_headers <<'HEADERS'
/*
  Content-Disposition: attachment; filename="a,b.csv"
  Reporting-Endpoints: default="https://r.example/in?ids=1,2"
HEADERS
cat >run.mjs <<'JS'
import { HeadersHandler } from '@netlify/headers';
const handler = new HeadersHandler({ projectDir: process.cwd(), logger: console });
const response = new Response('');
await handler.apply(new Request('https://site.example/'), response);
for (const name of ['content-disposition', 'reporting-endpoints']) {
  console.log(`${name}: ${response.headers.get(name)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
content-disposition: attachment; filename="a, b.csv"
reporting-endpoints: default="https://r.example/in?ids=1, 2"
OUTPUT
