#!/usr/bin/env bash
# cbor-sync 1.0.4 reads dates in CBOR that were written by cbor 10.0.12, cbor-x 1.6.9, cbor2 2.3.0 and borc 3.0.0.
#
# Expected: tag 1 is a number of seconds since 1970, with or without a fraction (RFC 8949, 3.4.2); the readers of the four
# agree on it. cbor-sync knows the tag and gives a Date. Seen, for the date of an offer and a birthday, in UTC:
#   written               by                      by cbor-sync              by each of the four
#   2026-11-29 12:00      cbor, cbor-x, cbor2     1970-01-21 18:52          2026-11-29 12:00
#   1985-05-05            all four                1970-01-06 14:28          1985-05-05
#   1965-03-12            all four                1969-12-30 05:51          1965-03-12
#   2026-11-29 12:00      cbor-sync               2026-11-29 12:00          2026-11-29 12:00
# The number goes to `new Date` as it is, which counts milliseconds: a thousandth of the time since 1970. Itself it writes
# dates as text (tag 0), so tests that write and read with it alone pass.
# It hits a push message or a cached answer in CBOR: each offer is overdue, and each client is 56 years old.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cbor-sync@1.0.4 cbor@10.0.12 cbor-x@1.6.9 cbor2@2.3.0 borc@3.0.0
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import * as cbor2 from 'cbor2';
const require = createRequire(import.meta.url);
const [borc, cbor, own, cborX] = ['borc', 'cbor', 'cbor-sync', 'cbor-x'].map(require);
const packages = {
  cbor: [cbor.encode, cbor.decodeFirstSync],
  'cbor-x': [cborX.encode, cborX.decode],
  cbor2: [cbor2.encode, cbor2.decode],
  borc: [borc.encode, borc.decode],
  'cbor-sync': [own.encode, own.decode],
};
const write = (date) => date.toISOString().slice(0, 16).replace('T', ' ');
for (const text of ['2026-11-29T12:00:00Z', '1985-05-05T00:00:00Z', '1965-03-12T00:00:00Z']) {
  for (const [name, [encode]] of Object.entries(packages)) {
    const bytes = Buffer.from(encode(new Date(text)));
    const seen = Object.entries(packages).map(([reader, [, decode]]) => `${reader} ${write(decode(bytes))}`);
    console.log(`${text} by ${name}, ${bytes.toString('hex').slice(0, 12)}…\n  ${seen.join(', ')}`);
  }
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
2026-11-29T12:00:00Z by cbor, c11a6b0c13c0…
  cbor 2026-11-29 12:00, cbor-x 2026-11-29 12:00, cbor2 2026-11-29 12:00, borc 2026-11-29 12:00, cbor-sync 1970-01-21 18:52
2026-11-29T12:00:00Z by cbor-x, c11a6b0c13c0…
  cbor 2026-11-29 12:00, cbor-x 2026-11-29 12:00, cbor2 2026-11-29 12:00, borc 2026-11-29 12:00, cbor-sync 1970-01-21 18:52
2026-11-29T12:00:00Z by cbor2, c11a6b0c13c0…
  cbor 2026-11-29 12:00, cbor-x 2026-11-29 12:00, cbor2 2026-11-29 12:00, borc 2026-11-29 12:00, cbor-sync 1970-01-21 18:52
2026-11-29T12:00:00Z by borc, c11a6b0c13c0…
  cbor 2026-11-29 12:00, cbor-x 2026-11-29 12:00, cbor2 2026-11-29 12:00, borc 2026-11-29 12:00, cbor-sync 1970-01-21 18:52
2026-11-29T12:00:00Z by cbor-sync, c07818323032…
  cbor 2026-11-29 12:00, cbor-x 2026-11-29 12:00, cbor2 2026-11-29 12:00, borc 2026-11-29 12:00, cbor-sync 2026-11-29 12:00
1985-05-05T00:00:00Z by cbor, c11a1cdac480…
  cbor 1985-05-05 00:00, cbor-x 1985-05-05 00:00, cbor2 1985-05-05 00:00, borc 1985-05-05 00:00, cbor-sync 1970-01-06 14:28
1985-05-05T00:00:00Z by cbor-x, c11a1cdac480…
  cbor 1985-05-05 00:00, cbor-x 1985-05-05 00:00, cbor2 1985-05-05 00:00, borc 1985-05-05 00:00, cbor-sync 1970-01-06 14:28
1985-05-05T00:00:00Z by cbor2, c11a1cdac480…
  cbor 1985-05-05 00:00, cbor-x 1985-05-05 00:00, cbor2 1985-05-05 00:00, borc 1985-05-05 00:00, cbor-sync 1970-01-06 14:28
1985-05-05T00:00:00Z by borc, c11a1cdac480…
  cbor 1985-05-05 00:00, cbor-x 1985-05-05 00:00, cbor2 1985-05-05 00:00, borc 1985-05-05 00:00, cbor-sync 1970-01-06 14:28
1985-05-05T00:00:00Z by cbor-sync, c07818313938…
  cbor 1985-05-05 00:00, cbor-x 1985-05-05 00:00, cbor2 1985-05-05 00:00, borc 1985-05-05 00:00, cbor-sync 1985-05-05 00:00
1965-03-12T00:00:00Z by cbor, c13a090b09ff…
  cbor 1965-03-12 00:00, cbor-x 1965-03-12 00:00, cbor2 1965-03-12 00:00, borc 1965-03-12 00:00, cbor-sync 1969-12-30 05:51
1965-03-12T00:00:00Z by cbor-x, c1fbc1a21614…
  cbor 1965-03-12 00:00, cbor-x 1965-03-12 00:00, cbor2 1965-03-12 00:00, borc 1965-03-12 00:00, cbor-sync 1969-12-30 05:51
1965-03-12T00:00:00Z by cbor2, c13a090b09ff…
  cbor 1965-03-12 00:00, cbor-x 1965-03-12 00:00, cbor2 1965-03-12 00:00, borc 1965-03-12 00:00, cbor-sync 1969-12-30 05:51
1965-03-12T00:00:00Z by borc, c13a090b09ff…
  cbor 1965-03-12 00:00, cbor-x 1965-03-12 00:00, cbor2 1965-03-12 00:00, borc 1965-03-12 00:00, cbor-sync 1969-12-30 05:51
1965-03-12T00:00:00Z by cbor-sync, c07818313936…
  cbor 1965-03-12 00:00, cbor-x 1965-03-12 00:00, cbor2 1965-03-12 00:00, borc 1965-03-12 00:00, cbor-sync 1965-03-12 00:00
OUTPUT
