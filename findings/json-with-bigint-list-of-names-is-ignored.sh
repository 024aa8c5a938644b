#!/usr/bin/env bash
# json-with-bigint 3.5.12, which writes JSON with BigInt; json-bigint-native 1.2.0 and lossless-json 4.3.3 beside it.
#
# Expected: its documentation says that JSONStringify works just like JSON.stringify, with the same parameters, so that each
# call can be replaced. A list as the second parameter names the only properties to write (ECMA-262, JSON.stringify). Seen,
# for an application whose number is longer than a Number holds, and the list id, sum:
#   JSON.stringify, of a short id   {"id":17,"sum":30000}
#   json-with-bigint                {"id":9007199254740993,"sum":30000,"phone":"+79123456789","note":"for the bank only"}
#   both others                     {"id":9007199254740993,"sum":30000}
# It puts a function of its own in place of the list, and that function looks whether the name is in the list, but returns
# the value in both cases. Whoever replaced JSON.stringify to keep long ids now sends the phone to the counter or to a
# partner, or writes it to a log.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-with-bigint@3.5.12 json-bigint-native@1.2.0 lossless-json@4.3.3
cat >run.mjs <<'JS'
import native from 'json-bigint-native';
import { JSONStringify } from 'json-with-bigint';
import { stringify } from 'lossless-json';
const rest = { sum: 30_000, phone: '+79123456789', note: 'for the bank only' };
const names = ['id', 'sum'];
const application = { id: 9_007_199_254_740_993n, ...rest };
console.log(`JSON: ${JSON.stringify({ id: 17, ...rest }, names)}`);
console.log(`json-with-bigint, short id: ${JSONStringify({ id: 17, ...rest }, names)}`);
console.log(`json-with-bigint: ${JSONStringify(application, names)}`);
console.log(`json-bigint-native: ${native.stringify(application, names)}`);
console.log(`lossless-json: ${stringify(application, names)}`);
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
JSON: {"id":17,"sum":30000}
json-with-bigint, short id: {"id":17,"sum":30000,"phone":"+79123456789","note":"for the bank only"}
json-with-bigint: {"id":9007199254740993,"sum":30000,"phone":"+79123456789","note":"for the bank only"}
json-bigint-native: {"id":9007199254740993,"sum":30000}
lossless-json: {"id":9007199254740993,"sum":30000}
OUTPUT
