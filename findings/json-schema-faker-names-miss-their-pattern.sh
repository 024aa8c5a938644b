#!/usr/bin/env bash
# json-schema-faker 0.6.3, which makes answers for mocks from a JSON schema, in its version 0.5.9 too; ajv 8.20.0 as the judge.
#
# Expected: what it makes is valid, as its documentation says first of all: the name of a field fits the `patternProperties`
# (JSON Schema 2020-12, Core 10.3.2.2), as a text with the same pattern does. Seen, an object of numbers, valid ones of 20:
#   names                       0.6.3, the first                         0.5.9
#   ^offer-\d+$                 0, {"offer":1}                           20
#   ^20\d\d-\d\d$, months       0, {"nd":9}                              20
#   ^(7|14|30)$, terms in days  0, error "properties '' were not found"  20
#   ^[a-z]+$                    20                                       20
#   a text ^offer-\d+$          20                                       20
# For texts 0.6 has a generator that reads the pattern; for names it takes the letters at the pattern's start or its end for the
# whole (`\d$` ends on a d), or else small letters by chance, if they fit. Since then a mock of offers by key, or of rates by
# term, answers what its contract refuses, and the page finds in the key neither the offer's number nor the term.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts json-schema-faker@0.6.3 before@npm:json-schema-faker@0.5.9 ajv@8.20.0
cat >run.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import { JSONSchemaFaker as before } from 'before';
import { generateSync } from 'json-schema-faker';
const ajv = new Ajv.default();
const value = { type: 'integer', minimum: 1, maximum: 9 };
const named = (pattern) => ({
  type: 'object',
  patternProperties: { [pattern]: value },
  additionalProperties: false,
  minProperties: 1,
});
let part = 0;
before.option({ random: () => (part = (part * 16_807 + 0.37) % 1) });
for (const [name, schema] of [
  ['^offer-\\d+$', named('^offer-\\d+$')],
  ['^20\\d\\d-\\d\\d$', named('^20\\d\\d-\\d\\d$')],
  ['^(7|14|30)$', named('^(7|14|30)$')],
  ['^[a-z]+$', named('^[a-z]+$')],
  ['a text', { type: 'string', pattern: '^offer-\\d+$' }],
]) {
  const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
  const make = (seed) => {
    try {
      return generateSync(schema, { seed });
    } catch ({ message }) {
      return message;
    }
  };
  const now = seeds.map(make);
  const earlier = seeds.map(() => before.generate(schema));
  const count = (values) => values.filter((one) => ajv.validate(schema, one)).length;
  console.log(`${name}: ${count(now)}, ${JSON.stringify(now[0])}; before: ${count(earlier)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
^offer-\d+$: 0, {"offer":1}; before: 20
^20\d\d-\d\d$: 0, {"nd":9}; before: 20
^(7|14|30)$: 0, "properties '' were not found while additionalProperties is false in /"; before: 20
^[a-z]+$: 20, {"nzz":3}; before: 20
a text: 20, "offer-0599"; before: 20
OUTPUT
