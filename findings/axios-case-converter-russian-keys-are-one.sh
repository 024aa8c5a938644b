#!/usr/bin/env bash
# axios-case-converter 1.1.2 (with axios 1.7.9), which turns keys into camelCase and snake_case; camelcase-keys 7.0.2 beside it.
#
# Expected: a key in Russian letters has neither underscores nor Latin capitals, so it stays as it is, or at worst changes its
# case, as with camelcase-keys. Seen:
#   sent      { leadData: { Телефон: '+7 912 345-67-89', Сумма: 15000 } }   {"lead_data":{"":15000}}
#   read      {"Москва":12,"Казань":7,"Тула":3}                             { '': 3 }
#   read      {"до 30 дней":0.8,"от 30 дней":0.7}                           { '30': 0.7 }
# All that is not a Latin letter, a digit or a bracket is taken for a space between words, so each Russian key becomes an empty
# one, and the last value with it wins. The phone number is never sent, of the offers by city one is left, and the rate for a
# longer term takes the place of the other. Nothing is said of it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts axios-case-converter@1.1.2 axios@1.7.9 camelcase-keys@7.0.2
cat >run.cjs <<'JS'
const applyCaseMiddleware = require('axios-case-converter').default;
const axios = require('axios');
const camelcaseKeys = require('camelcase-keys');
const answer = {
  offers_by_city: { Москва: 12, Казань: 7, Тула: 3 },
  rates: { 'до 30 дней': 0.8, 'от 30 дней': 0.7 },
};
const adapter = async (config) => ({ data: JSON.stringify(answer), status: 200, statusText: 'OK', headers: {}, config });
const client = applyCaseMiddleware(axios.create({ adapter }));
const main = async () => {
  const leadData = { Телефон: '+7 912 345-67-89', Сумма: 15_000 };
  const { data, config } = await client.post('/lead', { leadData });
  console.log(`sent: ${config.data}`);
  console.log(`read: ${JSON.stringify(data)}`);
  const { offersByCity, rates } = camelcaseKeys(answer, { deep: true });
  for (const value of [offersByCity, rates]) console.log(`camelcase-keys: ${JSON.stringify(value)}`);
};
main();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
sent: {"lead_data":{"":15000}}
read: {"offersByCity":{"":3},"rates":{"30":0.7}}
camelcase-keys: {"москва":12,"казань":7,"тула":3}
camelcase-keys: {"до30Дней":0.8,"от30Дней":0.7}
OUTPUT
