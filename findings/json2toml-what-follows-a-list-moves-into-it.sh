#!/usr/bin/env bash
# json2toml 6.1.2, which writes an object as TOML, with smol-toml 1.9.1 beside it; read again by smol-toml.
#
# Expected: what is written is read as the same object. In TOML 1.0 all keys below [[offers]] belong to that offer up to the next
# header, so that plain values have to stand above. Seen, for phone, limit, and two offers, of which the first has a limit:
#   order of keys          written by json2toml: phone, limit, offers       by smol-toml
#   phone, limit, offers   +7912…, 30000, Первый 15000, Второй               the same
#   offers, phone, limit   none, none, Первый 15000, Второй +7912… 30000     the same as above
# It writes plain values and lists of objects in the order of the keys, and moves only single objects to the end. A key that was
# added to the object behind the list gets into the last item: the phone and the limit of the whole form are gone, the last
# offer has a limit that nobody set, and the text is valid, so that nothing fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json2toml@6.1.2 smol-toml@1.9.1
cat >run.cjs <<'JS'
const json2toml = require('json2toml');
const { parse, stringify } = require('smol-toml');
for (const settings of [
  { phone: '+79123456789', limit: 30_000, offers: [{ name: 'Первый', limit: 15_000 }, { name: 'Второй' }] },
  { offers: [{ name: 'Первый', limit: 15_000 }, { name: 'Второй' }], phone: '+79123456789', limit: 30_000 },
]) for (const write of [json2toml, stringify]) {
  const { phone, limit, offers } = parse(write(settings));
  console.log(`${phone}, ${limit}, ${offers.map((offer) => Object.values(offer).join(' ')).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
+79123456789, 30000, Первый 15000, Второй
+79123456789, 30000, Первый 15000, Второй
undefined, undefined, Первый 15000, Второй +79123456789 30000
+79123456789, 30000, Первый 15000, Второй
OUTPUT
