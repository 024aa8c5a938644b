#!/usr/bin/env bash
# generate-schema 2.6.0, @stoplight/json-schema-generator 1.0.2 and json-schema-generator 2.0.6, which make a JSON schema of a
# sample of a service's answer; genson-js 0.0.8 beside them, ajv 8.20.0 as the judge.
#
# Expected: the schema takes the very sample it was made of. Seen:
#   sample                      generate-schema   stoplight            json-schema-generator   genson-js
#   terms: [7, 14, null]        refuses           refuses: null only   takes                   takes
#   terms: [7, "до зарплаты"]   refuses           refuses: text only   takes                   takes
#   [7, 14]                     takes             takes                refuses: objects only   takes
# generate-schema writes a type into `oneOf` for each item and the first once more, so that 7 matches several parts and not
# one; stoplight keeps the type of the last item; json-schema-generator takes a list at the top for a list of objects.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts generate-schema@2.6.0 @stoplight/json-schema-generator@1.0.2 \
  json-schema-generator@2.0.6 genson-js@0.0.8 ajv@8.20.0
cat >run.cjs <<'JS'
const Ajv = require('ajv');
const stoplight = require('@stoplight/json-schema-generator');
const generators = {
  'generate-schema': require('generate-schema').json,
  stoplight: stoplight.default ?? stoplight,
  'json-schema-generator': require('json-schema-generator'),
  'genson-js': require('genson-js').createSchema,
};
for (const sample of [{ terms: [7, 14, null] }, { terms: [7, 'до зарплаты'] }, [7, 14]]) {
  console.log(JSON.stringify(sample));
  for (const [name, generate] of Object.entries(generators)) {
    const { $schema, ...schema } = structuredClone(generate(structuredClone(sample)));
    const taken = new Ajv({ strict: false }).validate(schema, sample);
    const { items } = schema.properties?.terms ?? schema;
    console.log(`  ${name}: ${taken ? 'taken' : 'refused'}, items ${JSON.stringify(items)}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
{"terms":[7,14,null]}
  generate-schema: refused, items {"oneOf":[{"type":"number"},{"type":"number"},{"type":"number"},{"type":"null"}]}
  stoplight: refused, items {"type":"null"}
  json-schema-generator: taken, items {"required":[],"properties":{}}
  genson-js: taken, items {"type":["null","integer"]}
{"terms":[7,"до зарплаты"]}
  generate-schema: refused, items {"oneOf":[{"type":"number"},{"type":"number"},{"type":"string"}]}
  stoplight: refused, items {"type":"string"}
  json-schema-generator: taken, items {"required":[],"properties":{}}
  genson-js: taken, items {"type":["integer","string"]}
[7,14]
  generate-schema: taken, items {"type":"number"}
  stoplight: taken, items {"type":"integer"}
  json-schema-generator: refused, items {"type":"object","required":[],"properties":{}}
  genson-js: taken, items {"type":"integer"}
OUTPUT
