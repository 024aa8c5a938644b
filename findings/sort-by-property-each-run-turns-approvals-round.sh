#!/usr/bin/env bash
# sort-by-property 1.3.0, which sorts objects by a property, also booleans; thenby 1.4.1 beside it.
#
# Expected: items that are equal stay in their order, as Array.prototype.sort is stable (ECMAScript, since 2019), and a second
# run changes nothing; and null goes to the end, as its documentation promises. Seen, offers А to Д by `approved`:
#   order              once    twice   thenby, once   twice
#   asc  (АВГ true)    ГВАБД   АВГБД   БДАВГ          БДАВГ
#   desc (БД false)    БДГВА   БДАВГ   АВГБД          АВГБД
#   rates 5, null, 3   3 5 null
#   rates 0, null, 3   an error: typeof a and typeof b are not handled
# For two values that are both true it answers -1, whichever is first, so that each run turns them round; and true stands
# before false in the order that goes up. A missing value is looked for beside one that is truthy: 0 per cent is not. It hits
# lists of offers with approval or with a first loan without interest: each repaint shows them the other way round.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sort-by-property@1.3.0 thenby@1.4.1
cat >run.cjs <<'JS'
const { sortByProperty } = require('sort-by-property');
const { firstBy } = require('thenby');
const offers = [...'АБВГД'].map((name) => ({ name, approved: 'АВГ'.includes(name) }));
const twice = (compare) => {
  const once = [...offers].sort(compare);
  return [once, [...once].sort(compare)].map((list) => list.map(({ name }) => name).join('')).join(' ');
};
for (const order of ['asc', 'desc'])
  console.log(`${order}: ${twice(sortByProperty('approved', order))}, ${twice(firstBy('approved', order))}`);
for (const rates of [[5, null, 3], [0, null, 3]])
  try {
    const sorted = rates.map((rate) => ({ rate })).sort(sortByProperty('rate', 'asc'));
    console.log(`${rates.map(String)}: ${sorted.map(({ rate }) => String(rate))}`);
  } catch (error) {
    console.log(`${rates.map(String)}: ${error.name}`);
  }
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
asc: ГВАБД АВГБД, БДАВГ БДАВГ
desc: БДГВА БДАВГ, АВГБД АВГБД
5,null,3: 3,5,null
0,null,3: Error
OUTPUT
