#!/usr/bin/env bash
# abortcontroller-polyfill 1.7.8, by its ponyfill; the AbortController of Node 20 beside it.
#
# Expected: a signal that is aborted stays as it is, a second `abort()` does nothing (DOM, «signal abort»: if the signal is
# aborted, return); the documentation names the standard of DOM as what it stands for. Seen, when a request runs out of time and
# the visitor then leaves the page:
#                               polyfill                  Node 20
#   reason after abort('time')  time                      time
#   calls of the listener       1                         1
#   reason after abort('left')  left                      time
#   calls of the listener       2                         1
#   added after the abort       called by the next abort  never called
# `abort()` sets the reason and sends the event without a look at `aborted`. In old browsers that need the polyfill, each abort by
# a clean-up counts once more: two reports of one failure, and the cause of the first is replaced by that of the last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts abortcontroller-polyfill@1.7.8
cat >run.cjs <<'JS'
const ponyfill = require('abortcontroller-polyfill/dist/cjs-ponyfill.js');
for (const [name, Controller] of [['polyfill', ponyfill.AbortController], ['node', AbortController]]) {
  const controller = new Controller();
  const { signal } = controller;
  let calls = 0;
  let late = 0;
  signal.addEventListener('abort', () => (calls += 1));
  controller.abort('time');
  console.log(`${name}: ${signal.reason}, ${calls}`);
  signal.addEventListener('abort', () => (late += 1));
  controller.abort('left');
  console.log(`${name}: ${signal.reason}, ${calls}, late ${late}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
polyfill: time, 1
polyfill: left, 2, late 1
node: time, 1
node: time, 1, late 0
OUTPUT
