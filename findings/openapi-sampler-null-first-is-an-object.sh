#!/usr/bin/env bash
# openapi-sampler 1.7.10, which makes the examples that documentation of an OpenAPI 3.1 contract shows, and ajv 8.20.0: a
# field that may be null, in the ways in which generators write it.
#
# Expected: every example fits its own schema, null or a number, whichever stands first. Seen:
#   {"type":["null","integer"]} null true
#   {"type":"null"} null true
#   {"anyOf":[{"type":"integer"},{"type":"null"}]} 0 true
#   {"anyOf":[{"type":"null"},{"type":"integer"}]} {} false
#   {"oneOf":[{"type":"null"},{"type":"integer"}]} {} false
# A null that is the first of several schemas becomes an empty object, which neither of them allows, so that a body copied
# from the documentation is refused. The same null alone or in a list of types is sampled as null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-sampler@1.7.10 ajv@8.20.0
cat >run.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import { sample } from 'openapi-sampler';
const ajv = new Ajv.default({ allowUnionTypes: true });
const [empty, number] = [{ type: 'null' }, { type: 'integer' }];
for (const schema of [
  { type: ['null', 'integer'] },
  empty,
  { anyOf: [number, empty] },
  { anyOf: [empty, number] },
  { oneOf: [empty, number] },
]) {
  const example = sample(schema);
  console.log(JSON.stringify(schema), JSON.stringify(example), ajv.validate(schema, example));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"type":["null","integer"]} null true
{"type":"null"} null true
{"anyOf":[{"type":"integer"},{"type":"null"}]} 0 true
{"anyOf":[{"type":"null"},{"type":"integer"}]} {} false
{"oneOf":[{"type":"null"},{"type":"integer"}]} {} false
OUTPUT
