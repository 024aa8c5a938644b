#!/usr/bin/env bash
# mollitia 0.1.1, circuits of modules around a request: a cache, retries, a timeout.
#
# Expected: the Cache keeps an answer for the parameters of the call; a module with `active: false` takes no part. Seen, for a
# service that is asked with a sum and a term, 1000 and 5 first, then 1000 and 30, then 30000 and 30:
#   modules                             answers are for
#   cache                               1000/5, 1000/30, 30000/30
#   cache, timeout                      1000/5, 1000/30, 30000/30
#   timeout that is off, cache          1000/5, 1000/30, 30000/30
#   cache, timeout that is off          1000/5, 1000/5, 1000/5
#   cache, timeout, retry that is off   1000/5, 1000/5, 1000/5
# Each module gets the ones after it among the parameters, two places for each, and takes them off by the count of all modules
# of the circuit; only the active ones were put in. With one module off behind the cache, two parameters of the call too many
# are taken off, and the key is empty. Whoever switches retries off for a test or by a setting shows everybody the offers for
# the sum that was asked first, until the answer is too old.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mollitia@0.1.1
cat >run.cjs <<'JS'
const { Cache, Circuit, Retry, Timeout } = require('mollitia');
const cache = () => new Cache({ ttl: 60_000, cacheClearInterval: 0 });
const timeout = (active) => new Timeout({ active, delay: 5_000 });
const retry = (active) => new Retry({ active, attempts: 1 });
const circuits = {
  cache: [cache()],
  'cache, timeout': [cache(), timeout(true)],
  'timeout off, cache': [timeout(false), cache()],
  'cache, timeout off': [cache(), timeout(false)],
  'cache, timeout, retry off': [cache(), timeout(true), retry(false)],
};
(async () => {
  for (const [name, modules] of Object.entries(circuits)) {
    const circuit = new Circuit({ func: async (sum, term) => `${sum}/${term}`, options: { modules } });
    const answers = [];
    for (const call of [[1_000, 5], [1_000, 30], [30_000, 30]]) answers.push(await circuit.execute(...call));
    console.log(`${name}: ${answers.join(', ')}`);
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
cache: 1000/5, 1000/30, 30000/30
cache, timeout: 1000/5, 1000/30, 30000/30
timeout off, cache: 1000/5, 1000/30, 30000/30
cache, timeout off: 1000/5, 1000/5, 1000/5
cache, timeout, retry off: 1000/5, 1000/5, 1000/5
OUTPUT
