#!/usr/bin/env bash
# axios-etag-cache 1.4.0 (with axios 1.7.9), which asks again with If-None-Match and answers 304 from its store.
#
# Expected: an answer is stored for the address with its query. An entity tag tells apart the representations of one resource
# only (RFC 9110, 8.8.3), so a server may give a catalogue one tag for all queries, here the version of the rates. Seen:
#   asked for                                        answered with
#   offers.example/list, params { amount: 5000 }     offers for 5 000
#   offers.example/list, params { amount: 90000 }    offers for 5 000
#   cards.example/list, params { amount: 90000 }     offers for 5 000, of another host
#   /written?amount=5000, then =90000                each its own
# The store knows an answer by `config.url` alone, without `params` and `baseURL`, and all clients share one store. The tag of
# one sum is sent with another, the server says that nothing has changed, and the visitor who moved the slider gets the old
# offers with the status 200. A query that is written into the address is safe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts axios-etag-cache@1.4.0 axios@1.7.9
cat >run.cjs <<'JS'
const axios = require('axios');
const { axiosETAGCache } = require('axios-etag-cache');
const server = async (config) => {
  const url = axios.getUri(config);
  const etag = '"rates-of-november"';
  const same = config.headers['If-None-Match'] === etag;
  const response = { status: same ? 304 : 200, statusText: '', headers: { etag }, config, data: same ? '' : `offers of ${url}` };
  if (same) throw Object.assign(new Error('not modified'), { response, config });
  return response;
};
const offers = axiosETAGCache(axios.create({ baseURL: 'https://offers.example', adapter: server }));
const cards = axiosETAGCache(axios.create({ baseURL: 'https://cards.example', adapter: server }));
const main = async () => {
  const wanted = [[offers, 5_000], [offers, 5_000], [offers, 90_000], [cards, 90_000]];
  for (const [client, amount] of wanted) {
    const { data, config } = await client.get('/list', { params: { amount } });
    console.log(`${axios.getUri(config)}: ${data}`);
  }
  for (const amount of [5_000, 90_000]) {
    const { data } = await offers.get(`/written?amount=${amount}`);
    console.log(`in the address, ${amount}: ${data}`);
  }
};
main();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
https://offers.example/list?amount=5000: offers of https://offers.example/list?amount=5000
https://offers.example/list?amount=5000: offers of https://offers.example/list?amount=5000
https://offers.example/list?amount=90000: offers of https://offers.example/list?amount=5000
https://cards.example/list?amount=90000: offers of https://offers.example/list?amount=5000
in the address, 5000: offers of https://offers.example/written?amount=5000
in the address, 90000: offers of https://offers.example/written?amount=90000
OUTPUT
