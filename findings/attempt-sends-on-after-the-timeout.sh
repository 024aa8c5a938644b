#!/usr/bin/env bash
# @lifeomic/attempt 3.1.0, which repeats what fails, with a timeout for each attempt; ts-retry-promise 0.8.1 beside it.
#
# Expected: its documentation says of `timeout` that, if it is triggered, future attempts will be aborted, and `retry` is
# rejected with ATTEMPT_TIMEOUT. Seen, for an application whose first request fails with 504 after 150 ms, with a timeout of
# 50 ms, up to 3 attempts, a delay of 20 ms; a second request would be accepted:
#   @lifeomic/attempt   ATTEMPT_TIMEOUT; later: request 1 failed, request 2 sent, request 2 accepted
#   ts-retry-promise    Timeout after 50ms; later: request 1 failed
# The timer only rejects the promise that the page holds. The handler of the slow attempt's error stays in place, does not
# look whether the timer was there, and starts the next attempt. The page has told the customer that it did not work, he
# sends the form again, and the lender gets two applications.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @lifeomic/attempt@3.1.0 ts-retry-promise@0.8.1
cat >run.cjs <<'JS'
const attempt = require('@lifeomic/attempt');
const promise = require('ts-retry-promise');
const { setImmediate: nextTurn } = require('node:timers/promises');
const { mock } = require('node:test');
mock.timers.enable({ apis: ['setTimeout'] });
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const runs = {
  '@lifeomic/attempt': (send) => attempt.retry(send, { timeout: 50, delay: 20, maxAttempts: 3 }),
  'ts-retry-promise': (send) => promise.retry(send, { timeout: 50, delay: 20, retries: 2 }),
};
(async () => {
  for (const [name, run] of Object.entries(runs)) {
    const log = [];
    let count = 0;
    const send = async () => {
      const number = ++count;
      log.push(`request ${number} sent`);
      await wait(150);
      log.push(`request ${number} ${number === 1 ? 'failed' : 'accepted'}`);
      if (number === 1) throw new Error('504');
    };
    run(send).catch(({ code, message }) => log.push(`told the page: ${code ?? message}`));
    for (let time = 0; time < 900; time += 10) {
      mock.timers.tick(10);
      await nextTurn();
    }
    console.log(`${name}: ${log.join(', ')}`);
  }
})();
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
@lifeomic/attempt: request 1 sent, told the page: ATTEMPT_TIMEOUT, request 1 failed, request 2 sent, request 2 accepted
ts-retry-promise: request 1 sent, told the page: Timeout after 50ms, request 1 failed
OUTPUT
