#!/usr/bin/env bash
# sort-objects-array 4.0.0, which sorts objects by a property; sort-array 5.1.2 beside it.
#
# Expected: numbers in their order, with 0 as the smallest; only objects without the property go to the end, as the example
# of its documentation has it for null. Seen:
#   values                order   sort-objects-array   sort-array
#   0.8, 0, 12, 5         asc     0.8, 5, 12, 0        0, 0.8, 5, 12
#   0.8, 0, 12, 5         desc    12, 5, 0.8, 0        12, 5, 0.8, 0
#   -300, 0, 500          desc    500, -300, 0         500, 0, -300
#   false, true, false    asc     true, false, false   false, false, true
# It parts the objects by whether the value is truthy, sorts one half, and puts the other behind it: 0, false and '' count as
# missing. The first loan at 0 per cent, the best offer, stands below the dearest one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sort-objects-array@4.0.0 sort-array@5.1.2
cat >run.mjs <<'JS'
import sortArray from 'sort-array';
import { sortObjArr } from 'sort-objects-array';
for (const [order, ...values] of [
  ['asc', 0.8, 0, 12, 5], ['desc', 0.8, 0, 12, 5], ['desc', -300, 0, 500], ['asc', false, true, false],
]) {
  const offers = () => values.map((rate) => ({ rate }));
  const show = (list) => list.map(({ rate }) => rate).join(' ');
  console.log(`${order}: ${show(sortObjArr(offers(), 'rate', order))}, ${show(sortArray(offers(), { by: 'rate', order }))}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
asc: 0.8 5 12 0, 0 0.8 5 12
desc: 12 5 0.8 0, 12 5 0.8 0
desc: 500 -300 0, 500 0 -300
asc: true false false, false false true
OUTPUT
