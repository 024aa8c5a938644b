#!/usr/bin/env bash
# Readers and writers of JSON:API: kitsu-core 11.1.0 and jsonapi-fractal 2.3.2, with jsonapi-datastore 0.4.0-beta beside them.
#
# Expected: `null` as the data of a relationship is an empty one (JSON:API 1.1, resource linkage): an offer without a bonus
# is read as having none, and to take the bonus from an offer, one sends `null`. Seen, with `bonus: { data: null }`:
#                                    read as     `offer.bonus ?`   written for `bonus: null`
#   jsonapi-datastore                null        no bonus          { data: null }
#   kitsu-core, `hoistData: true`    {}          a bonus
#   jsonapi-fractal                  undefined   no bonus          nothing, the relationship is left out
# kitsu-core spreads the linked data into an object, and nothing spread is an empty object, which is true in a condition: the
# page shows a bonus that is not there, while the lender beside it is read right. jsonapi-fractal skips each empty value when it
# reads and when it writes (not so an empty list): a bonus cannot be taken away, as the server is told of no change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsonapi-fractal@2.3.2 kitsu-core@11.1.0 \
  jsonapi-datastore@0.4.0-beta
cat >run.mjs <<'JS'
import * as fractal from 'jsonapi-fractal';
import datastore from 'jsonapi-datastore';
import { deserialise } from 'kitsu-core';
const text = JSON.stringify({
  data: {
    type: 'offers',
    id: '1',
    attributes: { name: 'Первый' },
    relationships: { bonus: { data: null }, lender: { data: { type: 'lenders', id: '7' } } },
  },
  included: [{ type: 'lenders', id: '7', attributes: { name: 'ООО «Пример»' } }],
});
const store = new datastore.JsonApiDataStore();
const read = {
  'jsonapi-datastore': store.sync(JSON.parse(text)),
  'kitsu-core': deserialise(JSON.parse(text), { hoistData: true }),
  'jsonapi-fractal': fractal.deserialize(JSON.parse(text)),
};
for (const [name, { bonus, lender }] of Object.entries(read))
  console.log(`${name}: ${JSON.stringify(bonus)}, ${bonus ? 'a bonus' : 'no bonus'}, ${lender.name}`);
console.log(JSON.stringify(read['jsonapi-datastore'].serialize({ relationships: ['bonus'], attributes: [] }).data.relationships));
for (const bonus of [null, []]) {
  const { data } = fractal.serialize({ id: '1', bonus }, 'offers', { relationships: ['bonus'] });
  console.log(JSON.stringify(data.relationships));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
jsonapi-datastore: null, no bonus, ООО «Пример»
kitsu-core: {}, a bonus, ООО «Пример»
jsonapi-fractal: undefined, no bonus, ООО «Пример»
{"bonus":{"data":null}}
undefined
{"bonus":{"data":[]}}
OUTPUT
