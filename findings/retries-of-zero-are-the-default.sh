#!/usr/bin/env bash
# async-await-retry 2.1.0 and circuit-fuses 6.0.1, which repeat what fails; async-retry 1.3.3 beside them.
#
# Expected: their documentation has `retriesMax` as the maximum number of retries, and `retries` as the number of retries to do
# before passing back a failure. With 0 there is none, as for a POST that must not be sent twice. Seen, the requests that are
# sent when each one fails:
#   retries   async-await-retry   circuit-fuses   async-retry
#   0         3                   6               1
#   1         1                   2               2
#   2         2                   3               3
# Both take the default, 3 and 5, in place of a value that is false, and 0 is. async-await-retry counts attempts, besides, so
# that 1 is what switches retries off. The setting that was meant to send an application once sends it more often than any
# other small number, and only when the lender's service fails, perhaps after it has taken the application.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts async-await-retry@2.1.0 circuit-fuses@6.0.1 async-retry@1.3.3
cat >run.cjs <<'JS'
const simple = require('async-await-retry');
const retry = require('async-retry');
const { breaker: Breaker } = require('circuit-fuses');
let count;
const send = async () => {
  count++;
  throw new Error('504');
};
const sendAndCall = (application, done) => {
  count++;
  done(new Error('504'));
};
const runs = {
  'async-await-retry': (retriesMax) => simple(send, [], { retriesMax }),
  'circuit-fuses': (retries) =>
    new Breaker(sendAndCall, { retry: { retries, minTimeout: 1 }, breaker: { maxFailures: 100 } }).runCommand('application'),
  'async-retry': (retries) => retry(send, { retries, minTimeout: 1 }),
};
(async () => {
  for (const [name, run] of Object.entries(runs)) {
    const counts = [];
    for (const retries of [0, 1, 2]) {
      count = 0;
      await run(retries).catch(() => {});
      counts.push(count);
    }
    process.stdout.write(`${name}: ${counts.join(', ')}\n`);
  }
  process.exit();
})();
JS
node run.cjs | grep -v '"level":"error"' | tee output
diff output - <<'OUTPUT'
async-await-retry: 3, 1, 2
circuit-fuses: 6, 2, 3
async-retry: 1, 2, 3
OUTPUT
