#!/usr/bin/env bash
# @dmitryrechkin/json-schema-to-zod 1.0.1, which makes a JSON schema a checker of zod; @n8n/json-schema-to-zod 1.16.0 beside it.
#
# Expected: the limits of the schema hold; its README shows `age: { type: 'number', minimum: 0 }` and a phone with a `pattern`.
# Seen:
#   schema                                    value           passes   @n8n
#   minimum: 0, README's age                  -1              yes      no
#   integer, minimum: 1000, maximum: 30000    500000          yes      no
#   multipleOf: 500                           501             yes      no
#   pattern of a phone, minLength: 12         8               yes      no
#   format: email; integer; enum of texts     …               no       no
#   array with maxItems: 1                    two items       no       no
# Types, formats and lengths of arrays are checked, so nobody misses the rest: limits of numbers and texts are dropped.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @dmitryrechkin/json-schema-to-zod@1.0.1 @n8n/json-schema-to-zod@1.16.0 zod@3.25.76
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { JSONSchemaToZod } from '@dmitryrechkin/json-schema-to-zod';
const peer = createRequire(import.meta.url)('@n8n/json-schema-to-zod');
for (const [schema, value] of [
  [{ type: 'object', properties: { age: { type: 'number', minimum: 0 } }, required: ['age'] }, { age: -1 }],
  [{ type: 'integer', minimum: 1_000, maximum: 30_000 }, 500_000],
  [{ type: 'number', multipleOf: 500 }, 501],
  [{ type: 'string', pattern: '^\\+7\\d{10}$' }, '8'],
  [{ type: 'string', minLength: 12 }, '8'],
  [{ type: 'string', format: 'email' }, '8'],
  [{ type: 'integer' }, 1.5],
  [{ type: 'string', enum: ['RUB'] }, 'USD'],
  [{ type: 'array', items: { type: 'integer' }, maxItems: 1 }, [7, 14]],
]) {
  const passes = JSONSchemaToZod.convert(schema).safeParse(value).success;
  const passesOther = peer.jsonSchemaToZod(schema).safeParse(value).success;
  console.log(`${JSON.stringify(schema)} ${JSON.stringify(value)}: ${passes}, @n8n ${passesOther}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"type":"object","properties":{"age":{"type":"number","minimum":0}},"required":["age"]} {"age":-1}: true, @n8n false
{"type":"integer","minimum":1000,"maximum":30000} 500000: true, @n8n false
{"type":"number","multipleOf":500} 501: true, @n8n false
{"type":"string","pattern":"^\\+7\\d{10}$"} "8": true, @n8n false
{"type":"string","minLength":12} "8": true, @n8n false
{"type":"string","format":"email"} "8": false, @n8n false
{"type":"integer"} 1.5: false, @n8n false
{"type":"string","enum":["RUB"]} "USD": false, @n8n false
{"type":"array","items":{"type":"integer"},"maxItems":1} [7,14]: false, @n8n false
OUTPUT
