#!/usr/bin/env bash
# nope-validator 1.2.2, which checks forms by schemas, and yup 1.7.1 with the same rules: a consent that must be true, and a
# number of children that is required and at most 20. The values are those of hidden fields and of addresses.
#
# Expected: a consent of `0` or `false` is none, and a number that was left empty is missing. Seen:
#   value                           nope-validator   yup
#   consent 'true', '1'             valid            valid
#   consent 'false', '0', 'no'      valid            error
#   consent false                   error            error
#   children ''                     valid            error
# Any text that is not empty is made true before it is checked. The empty text passes `required()` of a number, while
# `Nope.string().required()` refuses it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nope-validator@1.2.2 yup@1.7.1
cat >run.cjs <<'JS'
const nope = require('nope-validator').default;
const yup = require('yup');
const rules = {
  consent: [nope.boolean().required().true(), yup.boolean().required().isTrue()],
  children: [nope.number().required().atMost(20), yup.number().required().max(20)],
  name: [nope.string().required(), yup.string().required()],
};
const values = {
  consent: ['true', '1', 'false', '0', 'no', true, false],
  children: ['2', '21', '', null],
  name: ['Ия', ''],
};
for (const [field, [ofNope, ofYup]] of Object.entries(rules)) {
  for (const value of values[field]) {
    const errors = nope.object().shape({ [field]: ofNope }).validate({ [field]: value });
    const valid = yup.object({ [field]: ofYup }).isValidSync({ [field]: value });
    console.log(`${field} ${JSON.stringify(value)}: ${errors ? 'error' : 'valid'}; yup: ${valid ? 'valid' : 'error'}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
consent "true": valid; yup: valid
consent "1": valid; yup: valid
consent "false": valid; yup: error
consent "0": valid; yup: error
consent "no": valid; yup: error
consent true: valid; yup: valid
consent false: error; yup: error
children "2": valid; yup: valid
children "21": error; yup: error
children "": valid; yup: error
children null: error; yup: error
name "Ия": valid; yup: valid
name "": error; yup: error
OUTPUT
