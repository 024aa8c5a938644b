#!/usr/bin/env bash
# @openapi-contrib/json-schema-to-openapi-schema 4.3.4, which makes a schema of OpenAPI 3.0, and its authors' package for the
# way back, openapi-schema-to-json-schema 5.1.0, on fields of an offer that may be null. ajv-draft-04 1.0.0 is the judge.
#
# Expected: null stays allowed, and nothing else becomes allowed. `nullable` counts only beside a `type` in the same schema, and
# what stands beside `$ref` is ignored (OpenAPI 3.0.3, 4.7.24 and 4.7.23). Seen, there and back:
#   JSON schema                   in OpenAPI                        null      the rest
#   type: [integer, null]         type: integer, nullable: true     allowed   as before
#   type: [integer, text, null]   nullable: true, anyOf: […]        refused   as before
#   oneOf: [$ref, type: null]     oneOf: [$ref + nullable: true]    refused   as before
#   type: null                    nullable: true                    allowed   numbers and texts are allowed too
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @openapi-contrib/json-schema-to-openapi-schema@4.3.4 \
  @openapi-contrib/openapi-schema-to-json-schema@5.1.0 ajv-draft-04@1.0.0 ajv@8.20.0
cat >run.mjs <<'JS'
import Ajv from 'ajv-draft-04';
import there from '@openapi-contrib/json-schema-to-openapi-schema';
import back from '@openapi-contrib/openapi-schema-to-json-schema';
const convert = there.default ?? there;
const { openapiSchemaToJsonSchema } = back;
const definitions = { money: { type: 'integer' } };
const check = (schema, value) => new Ajv.default({ strict: false }).compile({ ...schema, definitions })(value);
for (const schema of [
  { type: ['integer', 'null'] },
  { type: ['integer', 'string', 'null'] },
  { oneOf: [{ $ref: '#/definitions/money' }, { type: 'null' }] },
  { type: 'null' },
]) {
  const { $schema, ...openapi } = await convert(schema);
  const again = openapiSchemaToJsonSchema(openapi);
  console.log(JSON.stringify(schema), '->', JSON.stringify(openapi));
  for (const value of [null, 30_000, 'text']) {
    console.log(`  ${JSON.stringify(value)}: ${check(schema, value)}, then ${check(again, value)}`);
  }
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"type":["integer","null"]} -> {"type":"integer","nullable":true}
  null: true, then true
  30000: true, then true
  "text": false, then false
{"type":["integer","string","null"]} -> {"nullable":true,"anyOf":[{"type":"integer"},{"type":"string"}]}
  null: true, then false
  30000: true, then true
  "text": true, then true
{"oneOf":[{"$ref":"#/definitions/money"},{"type":"null"}]} -> {"oneOf":[{"$ref":"#/definitions/money","nullable":true}]}
  null: true, then false
  30000: true, then true
  "text": false, then false
{"type":"null"} -> {"nullable":true}
  null: true, then true
  30000: false, then true
  "text": false, then true
OUTPUT
