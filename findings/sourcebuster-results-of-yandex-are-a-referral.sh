#!/usr/bin/env bash
# sourcebuster 1.1.0, which tells where a visitor came from, by marks in the address and by the referrer.
#
# Expected: a visitor from the results of Yandex is `organic`, as one from those of Google is; its code knows both by name. Seen:
#   referrer                               type       source      medium
#   https://www.google.com/                organic    google      organic
#   https://yandex.ru/search/?text=loan    organic    yandex      organic
#   https://yandex.ru/                     referral   yandex.ru   referral
#   https://go.mail.ru/                    referral   go.mail.ru  referral
# It asks for the words of the search in the referrer, for all but Google. Browsers send only the origin to another site since
# the policy strict-origin-when-cross-origin is the default (Referrer Policy, 3.7), so that the third line is what
# comes today. And within the session of a paid visit, a later one from there counts for nothing:
#   Google ad, then results of Google      organic, google
#   Yandex ad, then results of Yandex      utm, yandex, cpc
# The search of Yandex, the greatest of Russia, looks as if it brought nobody, and the ads as if they brought all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sourcebuster@1.1.0 happy-dom@21.0.4
cat >run.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { Window } = require('happy-dom');
const script = readFileSync(require.resolve('sourcebuster/dist/sourcebuster.js'), 'utf8');
const visit = (query, referrer, cookie = '') => {
  const page = new Window({ url: `https://example.ru/${query}` });
  Object.defineProperty(page.document, 'referrer', { value: referrer });
  for (const pair of cookie.split('; ').filter(Boolean)) page.document.cookie = `${pair};path=/`;
  const own = { exports: {} };
  new Function('window', 'document', 'navigator', 'module', 'exports', script)(
    page, page.document, page.navigator, own, own.exports);
  own.exports.init({ domain: 'example.ru' });
  const { typ, src, mdm } = own.exports.get.current;
  return { told: `${typ} ${src} ${mdm}`, cookie: page.document.cookie };
};
for (const address of ['www.google.com/', 'yandex.ru/search/?text=loan', 'yandex.ru/', 'go.mail.ru/'])
  console.log(`https://${address}: ${visit('', `https://${address}`).told}`);
for (const [name, host] of [['google', 'www.google.com'], ['yandex', 'yandex.ru']]) {
  const { cookie } = visit(`?utm_source=${name}&utm_medium=cpc`, '');
  console.log(`${name}, then its results: ${visit('', `https://${host}/`, cookie).told}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
https://www.google.com/: organic google organic
https://yandex.ru/search/?text=loan: organic yandex organic
https://yandex.ru/: referral yandex.ru referral
https://go.mail.ru/: referral go.mail.ru referral
google, then its results: organic google organic
yandex, then its results: utm yandex cpc
OUTPUT
