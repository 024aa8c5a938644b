#!/usr/bin/env bash
# klaro 0.7.22, a notice of consents, on a page of www.example.ru; happy-dom 21.0.4 is the browser.
#
# Expected: `resetConsents` forgets the decision, on the page and in the store, so that the next page asks again; klaro's sample
# has `cookieDomain` to get one consent for several hosts of a site. Seen, after «accept all», a reset on the next page, and
# one page more:
#   cookie for       page after «accept all»   the same after the reset   page after it
#   www.example.ru   consent                   no consent                 no consent
#   example.ru       consent                   no consent                 consent
# The cookie is set with the domain and deleted without it. On a host below that domain these are two cookies: name, domain and
# path together tell cookies apart (RFC 6265, 5.3), and the one with the consent stays. On example.ru itself they are one, so
# that a test there passes. The customer who has withdrawn his consent sees that it is gone; from the next page on he is
# counted again, for as long as the cookie lives.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts klaro@0.7.22 happy-dom@21.0.4
cat >run.cjs <<'JS'
const { Window } = require('happy-dom');
const page = new Window({ url: 'https://www.example.ru/' });
globalThis.window = page;
globalThis.self = page;
for (const name of ['document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'CustomEvent', 'Event', 'HTMLElement'])
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true });
const open = (cookieDomain) => {
  for (const path of Object.keys(require.cache)) if (path.includes('klaro')) delete require.cache[path];
  const services = [{ name: 'metrica', purposes: ['analytics'] }];
  const config = { cookieDomain, storageName: `consent-${cookieDomain}`, services };
  return require('klaro/dist/klaro-no-css.js').getManager(config);
};
(async () => {
  for (const domain of [undefined, 'example.ru']) {
    const state = (manager) => (manager.getConsent('metrica') && manager.confirmed ? 'consent' : 'no consent');
    const first = open(domain);
    first.changeAll(true);
    first.saveAndApplyConsents();
    const second = open(domain);
    const states = [state(second)];
    second.resetConsents();
    states.push(state(second), state(open(domain)));
    console.log(`${domain ?? 'www.example.ru'}: ${states.join(', ')}`);
  }
  await page.happyDOM.close();
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
www.example.ru: consent, no consent, no consent
example.ru: consent, no consent, consent
OUTPUT
