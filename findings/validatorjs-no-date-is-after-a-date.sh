#!/usr/bin/env bash
# validatorjs 3.22.1, which checks the answers of forms and services by rules in words.
#
# Expected, by its readme: «must be after the given date» for `after:date`, and `required_with:foo` where the other field is
# present. Seen:
#   birth 2000-03-15, before:2007-01-01                       error
#   paid 2025-03-15, after:2025-03-14                         error
#   paid 2025-03-15, after:from, from 2025-03-14              valid
#   children missing, required_if:married,1, married 1 / '1'  valid / error
#   reason missing, required_with:debts, debts 0 / '0'        valid / error
#   debts 0, required                                         valid: here 0 is an answer
# The date of the rule is taken for the name of another field, so that no date passes; the value of another field must be text,
# and a number 0 counts as not present: rules that hold for a form do not hold for the same answers as JSON.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts validatorjs@3.22.1
cat >run.cjs <<'JS'
const Validator = require('validatorjs');
for (const [values, rules] of [
  [{ birth: '2000-03-15' }, { birth: 'before:2007-01-01' }],
  [{ paid: '2025-03-15' }, { paid: 'after:2025-03-14' }],
  [{ paid: '2025-03-15', from: '2025-03-14' }, { paid: 'after:from' }],
  [{ married: 1 }, { children: 'required_if:married,1' }],
  [{ married: '1' }, { children: 'required_if:married,1' }],
  [{ debts: 0 }, { reason: 'required_with:debts' }],
  [{ debts: '0' }, { reason: 'required_with:debts' }],
  [{ debts: 0 }, { debts: 'required' }],
]) {
  const validation = new Validator(values, rules);
  const verdict = validation.passes() ? 'valid' : Object.values(validation.errors.all()).flat().join(' ');
  console.log(`${JSON.stringify(values)}, ${JSON.stringify(rules)}: ${verdict}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
{"birth":"2000-03-15"}, {"birth":"before:2007-01-01"}: The birth must be before 2007-01-01.
{"paid":"2025-03-15"}, {"paid":"after:2025-03-14"}: The paid must be after 2025-03-14.
{"paid":"2025-03-15","from":"2025-03-14"}, {"paid":"after:from"}: valid
{"married":1}, {"children":"required_if:married,1"}: valid
{"married":"1"}, {"children":"required_if:married,1"}: The children field is required when married is 1.
{"debts":0}, {"reason":"required_with:debts"}: valid
{"debts":"0"}, {"reason":"required_with:debts"}: The reason field is required when debts is not empty.
{"debts":0}, {"debts":"required"}: valid
OUTPUT
