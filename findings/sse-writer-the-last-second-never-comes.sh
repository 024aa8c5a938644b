#!/usr/bin/env bash
# sse-writer 3.0.4, which writes a stream of server-sent events; eventsource-encoder 1.0.2 beside it, and eventsource-parser
# 3.0.6 as the reader.
#
# Expected: `event(name, data)` sends an event with that data, whatever it is. By the HTML Standard (9.2.6) an event whose data
# buffer is the empty string is dropped by the reader, so a block without a `data` line is as good as nothing. Seen, as read:
#   written                  sse-writer           eventsource-encoder
#   seconds 2, 1, 0          2, 1                 2, 1, 0
#   offers [], [1], 0        [], [1]              [], [1], 0
#   accepted true, false     true                 true, false
# All that is falsy is taken for no data, and only `event: seconds` is written. A countdown stays at 1, a number of offers never
# falls to 0, a refused consent is not told: the very values that decide.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sse-writer@3.0.4 eventsource-encoder@1.0.2 eventsource-parser@3.0.6
cat >run.mjs <<'JS'
import { encode } from 'eventsource-encoder';
import { createParser } from 'eventsource-parser';
import SSE from 'sse-writer';
const read = (text) => {
  const found = [];
  createParser({ onEvent: ({ data }) => found.push(data) }).feed(text);
  return found.join(', ');
};
for (const [event, values] of Object.entries({ seconds: [2, 1, 0], offers: [[], [1], 0], accepted: [true, false] })) {
  const writer = new SSE();
  for (const value of values) writer.event(event, value);
  writer.end();
  let written = '';
  for await (const part of writer) written += part;
  const encoded = values.map((value) => encode({ event, data: JSON.stringify(value) })).join('');
  console.log(`${event}: ${read(written)} | ${read(encoded)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
seconds: 2, 1 | 2, 1, 0
offers: [], [1] | [], [1], 0
accepted: true | true, false
OUTPUT
