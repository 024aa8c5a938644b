#!/usr/bin/env bash
# json-schema-library 11.6.2, a validator of JSON schemas up to 2020-12; ajv 8.20.0 beside it.
#
# Expected: `maximum: 0`, as for the rate of a first loan at 0 % and for money that goes out, allows 0 and less (JSON Schema
# Validation, 6.2.2). Seen:
#   schema                       value   json-schema-library   ajv
#   maximum: 0                   292     valid                 invalid
#   maximum: -1                  292     invalid               invalid
#   minimum: 0                   -1      invalid               invalid
#   exclusiveMaximum: 0          292     invalid               invalid
#   minimum: 0, maximum: 0       292     valid                 invalid
# This one limit is forgotten when it is zero. Besides, `const` takes an object whatever the order of its keys, `enum` with
# the same object does not (6.1.2: equal values).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-schema-library@11.6.2 ajv@8.20.0
cat >run.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import { compileSchema } from 'json-schema-library';
const ajv = new Ajv.default({ strictTypes: false });
const money = { amount: 0, currency: 'RUB' };
const other = { currency: 'RUB', amount: 0 };
for (const [schema, value] of [
  [{ maximum: 0 }, 292],
  [{ maximum: -1 }, 292],
  [{ minimum: 0 }, -1],
  [{ exclusiveMaximum: 0 }, 292],
  [{ minimum: 0, maximum: 0 }, 292],
  [{ const: money }, other],
  [{ enum: [money] }, other],
]) {
  const { valid } = compileSchema({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }).validate(value);
  console.log(`${JSON.stringify(schema)} ${JSON.stringify(value)}: ${valid}, ajv ${ajv.validate(schema, value)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"maximum":0} 292: true, ajv false
{"maximum":-1} 292: false, ajv false
{"minimum":0} -1: false, ajv false
{"exclusiveMaximum":0} 292: false, ajv false
{"minimum":0,"maximum":0} 292: true, ajv false
{"const":{"amount":0,"currency":"RUB"}} {"currency":"RUB","amount":0}: true, ajv true
{"enum":[{"amount":0,"currency":"RUB"}]} {"currency":"RUB","amount":0}: false, ajv true
OUTPUT
