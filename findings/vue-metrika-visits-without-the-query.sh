#!/usr/bin/env bash
# yandex-metrika-vue3 1.3.4, vue-yandex-metrika 1.8.3 and vue3-yandex-metrika 0.0.4: visits counted by the router's changes, with
# vue-router 4.6.3 as the router.
#
# Expected: the automatic tracking tells Metrica the address of each page that is shown, whole, as in the counter's own first
# visit; and `skipSamePath`, by the documentation about the same URL before and after, compares whole URLs. Seen, all three:
#   change                                                      address in `hit`   referer
#   / to /offers?utm_source=vk&sum=15000                        /offers            /
#   to /offers?utm_source=vk&sum=30000                          none, "the same"
#   to /apply?offer=5#phone                                     /apply             /offers
# They take `to.path`, which in the router is the address without its query and fragment (`fullPath` is the whole), for the hit,
# for the referer and for the comparison. All that stands in the query - marks of an advertisement, the chosen sum, the offer -
# is missing in the reports by address, and a new choice on the same page is no visit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps yandex-metrika-vue3@1.3.4 vue-yandex-metrika@1.8.3 \
  vue3-yandex-metrika@0.0.4 vue@3.5.24 vue-router@4.6.3
cat >run.cjs <<'JS'
const vue2 = require('vue-yandex-metrika').default;
const vue3 = require('vue3-yandex-metrika').default;
const { createMemoryHistory, createRouter } = require('vue-router');
const scripts = [];
console.warn = () => {};
globalThis.document = { head: { appendChild: (script) => scripts.push(script) }, createElement: () => ({}) };
globalThis.window = globalThis;
globalThis.Ya = { Metrika2: class {
  hit(address, { referer }) {
    console.log(`  hit ${address}, referer ${referer}`);
  }
} };
const application = () => Object.assign(function () {}, { config: { globalProperties: {} } });
(async () => {
  const { initYandexMetrika } = await import('yandex-metrika-vue3');
  for (const [name, install] of Object.entries({ 'yandex-metrika-vue3': initYandexMetrika, 'vue-yandex-metrika': vue2,
    'vue3-yandex-metrika': vue3 })) {
    const page = { render: () => null };
    const routes = ['/', '/offers', '/apply'].map((path) => ({ path, component: page }));
    const router = createRouter({ history: createMemoryHistory(), routes });
    await router.push('/');
    console.log(name);
    install(application(), { id: 12345678, env: 'production', router });
    for (const script of scripts.splice(0)) script.onload();
    for (const address of ['/offers?utm_source=vk&sum=15000', '/offers?utm_source=vk&sum=30000', '/apply?offer=5#phone']) {
      await router.push(address);
      console.log(`  shown ${router.currentRoute.value.fullPath}`);
    }
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
yandex-metrika-vue3
  hit /offers, referer /
  shown /offers?utm_source=vk&sum=15000
  shown /offers?utm_source=vk&sum=30000
  hit /apply, referer /offers
  shown /apply?offer=5#phone
vue-yandex-metrika
  hit /offers, referer /
  shown /offers?utm_source=vk&sum=15000
  shown /offers?utm_source=vk&sum=30000
  hit /apply, referer /offers
  shown /apply?offer=5#phone
vue3-yandex-metrika
  hit /offers, referer /
  shown /offers?utm_source=vk&sum=15000
  shown /offers?utm_source=vk&sum=30000
  hit /apply, referer /offers
  shown /apply?offer=5#phone
OUTPUT
