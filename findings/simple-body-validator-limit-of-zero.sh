#!/usr/bin/env bash
# simple-body-validator 1.3.9, with the rule `numeric|lte:limit`: the sum is at most what another field holds.
#
# Expected: by its documentation, `lte` compares with the field that it names; and that field may be 0, as the limit of a
# customer who is refused. Seen, with sums as a form sends them:
#   sum        limit 1000   limit 0
#   '500'      valid        valid
#   '5000'     not valid    valid
#   '50000'    not valid    valid
#   '500000'   not valid    not valid
# The rule takes the value of the field or, if that is falsy, the word «limit» itself, as it also allows `lte:1000`. As the
# word is no number, lengths are compared: 50000 has five characters, as «limit» has. `gt:debt` with a debt of 0 likewise
# refuses 500 and says that the sum must be greater than 0. The texts '0' and '1000' are compared as numbers.
# Whom it hits: forms where the most that is lent, a debt or a fee comes from the server as a number and may be 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts simple-body-validator@1.3.9
cat >run.cjs <<'JS'
const { make } = require('simple-body-validator');
const check = (rule, data) => {
  const validator = make(data, { amount: rule });
  return validator.validate() ? 'valid' : validator.errors().first('amount').replace('The amount must be ', '');
};
for (const amount of ['500', '5000', '50000', '500000'])
  console.log(`${amount}: ${[1_000, 0, '0'].map((limit) => check('numeric|lte:limit', { amount, limit })).join(' | ')}`);
for (const debt of [100, 0, '0']) console.log(`debt ${debt}: ${check('numeric|gt:debt', { amount: '500', debt })}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
500: valid | valid | less than or equal 0.
5000: less than or equal 1000. | valid | less than or equal 0.
50000: less than or equal 1000. | valid | less than or equal 0.
500000: less than or equal 1000. | less than or equal 0. | less than or equal 0.
debt 100: valid
debt 0: greater than 0.
debt 0: valid
OUTPUT
