#!/usr/bin/env bash
# json-bigint-string 1.0.0, which reads JSON and makes text of long integers; json-bigint-native 1.2.0 beside it.
#
# Expected: its documentation promises integers that are too long for a Number as text, and else what JSON.parse gives. Seen,
# for what a service in floating-point numbers sends of two sums to pay, and for a number of 16 digits that a Number holds:
#   in the JSON           json-bigint-string             json-bigint-native
#   9007199254740993      text                           BigInt
#   1234567890123456      text                           BigInt, as documented
#   300.30000000000001    text '300.30000000000001'      number 300.3
#   0.1                   number                         number
#   their sum             '300.300000000000010.1'        300.40000000000003
# It counts the characters of a number, 16 or more with point and sign, and does not look whether it is an integer. A sum or
# a rate is a number or a text as its last digits happen to be; with «+» the sums are put one behind the other.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-bigint-string@1.0.0 json-bigint-native@1.2.0
cat >run.cjs <<'JS'
const native = require('json-bigint-native');
const strings = require('json-bigint-string');
for (const text of ['9007199254740993', '1234567890123456', '300.30000000000001', '0.1']) {
  const [first, second] = [strings, native].map(({ parse }) => parse(`{ "sum": ${text} }`).sum);
  console.log(`${text}: ${typeof first} ${first}, ${typeof second} ${second}`);
}
for (const { parse } of [strings, native]) {
  const [loan, fee] = parse('[300.30000000000001, 0.1]');
  console.log(`sum: ${loan + fee}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
9007199254740993: string 9007199254740993, bigint 9007199254740993
1234567890123456: string 1234567890123456, bigint 1234567890123456
300.30000000000001: string 300.30000000000001, number 300.3
0.1: number 0.1, number 0.1
sum: 300.300000000000010.1
sum: 300.40000000000003
OUTPUT
