#!/usr/bin/env bash
# fetch-to-curl 0.6.0 and axios-curlirize 2.0.0 (with axios 1.7.9), which write a request as a command for reports and logs.
#
# Expected: the command has the body that is sent. A form is URLSearchParams for fetch and for axios, and the
# documentation of fetch-to-curl says that it takes what one gives to fetch, a single Request object too. Seen:
#   body                                             sent                                   in the command
#   axios, URLSearchParams                           phone=%2B79123456789&amount=15000      {}
#   fetch, URLSearchParams                           phone=%2B79123456789&amount=15000      {}
#   fetch, a Request with the text {"amount":15000}  {"amount":15000}                       {}
# Whatever is an object goes through JSON.stringify, and these have no keys of their own. A developer who repeats the command
# from a report sends an empty form, gets an error about missing fields, and looks for the fault in the page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts axios-curlirize@2.0.0 axios@1.7.9 fetch-to-curl@0.6.0
cat >run.mjs <<'JS'
import axios from 'axios';
import curlirize from 'axios-curlirize';
import { fetchToCurl } from 'fetch-to-curl';
const body = () => new URLSearchParams({ phone: '+79123456789', amount: '15000' });
const url = 'https://example.com/lead';
const adapter = async (config) => ({ data: config.data, status: 200, statusText: 'OK', headers: {}, config });
const client = axios.create({ adapter });
curlirize(client, ({ command }) => console.log(`axios-curlirize: ${/--data.*/.exec(command)}`));
const { data } = await client.post(url, body());
console.log(`sent by axios: ${data}`);
console.log(`fetch-to-curl: ${/--data.*/.exec(fetchToCurl(url, { method: 'POST', body: body() }))}`);
console.log(`sent by fetch: ${await new Request(url, { method: 'POST', body: body() }).text()}`);
const text = JSON.stringify({ amount: 15_000 });
const request = new Request(url, { method: 'POST', body: text, headers: { 'Content-Type': 'application/json' } });
console.log(`fetch-to-curl of a Request: ${/--data.*/.exec(fetchToCurl(request))}`);
console.log(`sent by fetch: ${await request.text()}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
axios-curlirize: --data '{}'
sent by axios: phone=%2B79123456789&amount=15000
fetch-to-curl: --data-binary '{}'
sent by fetch: phone=%2B79123456789&amount=15000
fetch-to-curl of a Request: --data-binary '{}'
sent by fetch: {"amount":15000}
OUTPUT
