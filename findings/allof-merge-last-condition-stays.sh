#!/usr/bin/env bash
# allof-merge 0.6.8, which makes one schema of those under `allOf`: two conditions, as JSON schema writes them side by side,
# and a field that is a number here and an integer there. json-schema-merge-allof 0.8.1 beside it, ajv 8.20.0 checks.
#
# Expected: the merged schema accepts neither more nor less, as the documentation says, or it is an error. Seen:
#   {"way":"card"} false merged true errors 0
#   {"way":"cash"} false merged false errors 0
#   {"sum":"many"} false merged true errors 1
# Of several `if` with `then` the last one stays: the documentation names JSON schema 2020-12, but the rules end with draft
# 6, and of a keyword without a rule the last value is taken, of which `onMergeError` hears nothing. An integer is a number,
# yet the two types are a conflict, and a conflict takes the whole field away, in silence where no `onMergeError` is given.
# The other library throws for both:
#   No resolver found for key if.
#   Could not resolve values for path:"properties.sum.type".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  allof-merge@0.6.8 json-schema-merge-allof@0.8.1 ajv@8.20.0
cat >run.cjs <<'JS'
const { merge } = require('allof-merge');
const other = require('json-schema-merge-allof');
const Ajv = require('ajv');
const rule = (way, field) => ({ if: { properties: { way: { const: way } } }, then: { required: [field] } });
const ways = { type: 'object', required: ['way'], allOf: [rule('card', 'number'), rule('cash', 'office')] };
const sums = {
  allOf: [
    { type: 'object', properties: { sum: { type: 'number' } } },
    { properties: { sum: { type: 'integer' } } },
  ],
};
for (const [schema, value] of [
  [ways, { way: 'card' }],
  [ways, { way: 'cash' }],
  [sums, { sum: 'many' }],
]) {
  const heard = [];
  const result = merge(structuredClone(schema), { onMergeError: (message) => heard.push(message) });
  const merged = JSON.parse(JSON.stringify(result));
  const valid = (one) => new Ajv({ strict: false }).validate(one, value);
  console.log(JSON.stringify(value), valid(schema), 'merged', valid(merged), 'errors', heard.length);
}
for (const schema of [ways, sums]) {
  try {
    console.log(other(structuredClone(schema)));
  } catch (error) {
    console.log(error.message.split(/(?<=\.) /u)[0]);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
{"way":"card"} false merged true errors 0
{"way":"cash"} false merged false errors 0
{"sum":"many"} false merged true errors 1
No resolver found for key if.
Could not resolve values for path:"properties.sum.type".
OUTPUT
