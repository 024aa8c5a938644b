#!/usr/bin/env bash
# service-worker-mock 2.0.5, with which service workers are tested in Node.
#
# Expected: in a Cache an address as text and a Request of it are one key (Service Workers, 5.4), each answer can be read anew,
# and what is not there is `undefined`. Seen:
#   step                                          found                          expected
#   put('/offline.html', …), then keys()          2 entries                      1
#   delete('/offline.html')                       true                           true
#   match(new Request('/offline.html'))           still the old page             nothing
#   put(new Request('/rates.json'), …), match     null for '/rates.json'         the answer
#   text() of match('/rates'), and once more      body is already used           the text twice
# An address is kept under two keys, as written and in full, and only one of them is deleted or asked; and the answer that was
# put is handed out itself, not a copy. A test that an update removes the old page is green by the text, and the worker, which
# asks by event.request, goes on to serve it; a worker that is right fails at the second visit. `caches.match` does the same.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts service-worker-mock@2.0.5
cat >run.cjs <<'JS'
Object.assign(globalThis, require('service-worker-mock')());
const read = async (found) => (found ? found.text() : String(found));
const run = async () => {
  const cache = await caches.open('pages');
  await cache.put('/offline.html', new Response('old page'));
  console.log(`keys: ${(await cache.keys()).map(({ url }) => url).join(', ')}`);
  console.log(`deleted: ${await cache.delete('/offline.html')}`);
  console.log(`by text: ${await read(await cache.match('/offline.html'))}`);
  console.log(`by Request: ${await read(await cache.match(new Request('/offline.html')))}`);
  await cache.put(new Request('/rates.json'), new Response('{}'));
  console.log(`put by Request, by text: ${await read(await cache.match('/rates.json'))}`);
  await cache.put('/rates', new Response('rates'));
  for (const time of ['once', 'twice']) {
    const text = await read(await cache.match('/rates')).catch(({ message }) => message);
    console.log(`${time}: ${text}`);
  }
};
run();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
keys: https://www.test.com/offline.html, https://www.test.com/offline.html
deleted: true
by text: null
by Request: old page
put by Request, by text: null
once: rates
twice: Failed to execute 'text': body is already used
OUTPUT
