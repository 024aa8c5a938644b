#!/usr/bin/env bash
# object-hash 3.0.0, hash-sum 2.0.0 and hash-it 7.0.2, which make a key of a value for caches and comparisons; ohash 2.0.12,
# stable-hash 0.0.6 and node-object-hash 3.1.1 beside them. The value is a form whose address of living is that of registration.
#
# Expected: equal data, the same hash: whether one object stands in two places or a copy of it does, as after JSON, a store or
# a worker. All three support circular references, and there is no circle here. Seen, whether the hash of the form is that of
# JSON.parse(JSON.stringify(form)):
#   object-hash, hash-sum, hash-it         no
#   ohash, stable-hash, node-object-hash   yes
# They remember each object they have met, within the whole value, not on the way down to it, and take the second one for a
# circle. So the form that was just sent is never found again under its key, and a list with one offer twice neither.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts object-hash@3.0.0 hash-sum@2.0.0 hash-it@7.0.2 \
  ohash@2.0.12 stable-hash@0.0.6 node-object-hash@3.1.1
cat >run.mjs <<'JS'
import { hash as hashIt } from 'hash-it';
import hashSum from 'hash-sum';
import nodeObjectHash from 'node-object-hash';
import objectHash from 'object-hash';
import { hash as ohash } from 'ohash';
import { stableHash } from 'stable-hash';
const { hash: nodeHash } = nodeObjectHash.hasher();
const hashes = {
  'object-hash': objectHash,
  'hash-sum': hashSum,
  'hash-it': hashIt,
  ohash,
  'stable-hash': stableHash,
  'node-object-hash': nodeHash,
};
const address = { city: 'Пермь', street: 'ул. Ленина', house: '1' };
const offer = { id: 12, rate: 0.8 };
const values = { form: { registered: address, lives: address }, offers: [offer, offer], without: { ...address } };
for (const [name, hash] of Object.entries(hashes)) {
  const same = Object.entries(values).map(
    ([kind, value]) => `${kind} ${hash(value) === hash(JSON.parse(JSON.stringify(value))) ? 'same' : 'other'}`,
  );
  console.log(`${name}: ${same.join(', ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
object-hash: form other, offers other, without same
hash-sum: form other, offers other, without same
hash-it: form other, offers other, without same
ohash: form same, offers same, without same
stable-hash: form same, offers same, without same
node-object-hash: form same, offers same, without same
OUTPUT
