#!/usr/bin/env bash
# Readers of _redirects as Cloudflare Pages has it: cloudflare-redirect-parser 1.0.0, redirects-in-workers 0.0.7.
#
# Expected: a placeholder is a colon with a name of letters, digits and underscores, and stands for one part of the path; its
# names are free, and one can be used more than once in the target. Seen, for /zaim/kazan/centr:
#   from                    to                               cloudflare-redirect-parser         redirects-in-workers
#   /zaim/:city/:street     /offers/:street/:city            /offers/centr/kazan                /offers/centr/kazan
#   /zaim/:city/:cityarea   /offers/:cityarea/:city          /offers/kazanarea/:city            none
#   /zaim/:cityarea/:city   /offers/:city/:cityarea          /offers/centr/kazan                /offers/centr/kazan
#   /zaim/:city/:street     /offers/:city?from=/zaim/:city   /offers/kazan?from=/zaim/:city     /offers/kazan?from=/zaim/kazan
# Both replace text, not names: `:city` is found in `:cityarea` too. The parser writes «kazan»
# before «area» in the target; the other one gets a pattern with two groups named «city», and drops the rule. It depends on
# which placeholder comes first. The parser also fills in each only once. Old links of advertisements end on missing pages.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cloudflare-redirect-parser@1.0.0 redirects-in-workers@0.0.7
cat >run.mjs <<'JS'
import { createRedirect } from 'cloudflare-redirect-parser';
import { generateRedirectsEvaluator } from 'redirects-in-workers';
const print = console.log;
console.log = () => {};
const answer = async (rule, path) => {
  const found = await generateRedirectsEvaluator(rule)(new Request(`https://example.ru${path}`), {});
  return [createRedirect(rule)(path)?.to, found?.headers.get('location')].map((to) => to ?? 'none').join(', ');
};
for (const rule of [
  '/zaim/:city/:street /offers/:street/:city 301',
  '/zaim/:city/:cityarea /offers/:cityarea/:city 301',
  '/zaim/:cityarea/:city /offers/:city/:cityarea 301',
  '/zaim/:city/:street /offers/:city?from=/zaim/:city 301',
]) print(`${rule}: ${await answer(rule, '/zaim/kazan/centr')}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
/zaim/:city/:street /offers/:street/:city 301: /offers/centr/kazan, /offers/centr/kazan
/zaim/:city/:cityarea /offers/:cityarea/:city 301: /offers/kazanarea/:city, none
/zaim/:cityarea/:city /offers/:city/:cityarea 301: /offers/centr/kazan, /offers/centr/kazan
/zaim/:city/:street /offers/:city?from=/zaim/:city 301: /offers/kazan?from=/zaim/:city, /offers/kazan?from=/zaim/kazan
OUTPUT
