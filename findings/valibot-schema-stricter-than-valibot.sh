#!/usr/bin/env bash
# valibot 1.5.0 and @valibot/to-json-schema 1.8.0: a schema and the JSON schema that is made of it, checked by ajv 8.20.0.
#
# Expected: both accept the same input (`typeMode: 'input'`). Seen:
#   valibot {} true, ajv {} false
#   valibot "😀" false, ajv "😀" true
# A field with `v.fallback` may be missing for valibot, which then takes the fallback, but stands under `required` of the
# JSON schema. `v.maxLength` counts UTF-16 units, JSON schema's `maxLength` characters: an emoji of two units is too long
# for the one and not for the other. Neither conversion warns, with `errorMode: 'throw'` as its default.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts valibot@1.5.0 @valibot/to-json-schema@1.8.0 ajv@8.20.0
cat >run.mjs <<'JS'
import { Ajv } from 'ajv';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
const cases = [
  [v.object({ title: v.fallback(v.string(), '') }), {}],
  [v.pipe(v.string(), v.maxLength(1)), '😀'],
];
for (const [schema, input] of cases) {
  const text = JSON.stringify(input);
  const jsonSchema = toJsonSchema(schema, { typeMode: 'input' });
  const byAjv = new Ajv().validate(jsonSchema, input);
  console.log(`valibot ${text} ${v.is(schema, input)}, ajv ${text} ${byAjv}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
valibot {} true, ajv {} false
valibot "😀" false, ajv "😀" true
OUTPUT
