#!/usr/bin/env bash
# sort-by-value 0.1.0, which puts objects in the order of a given list of values; sort-array 5.1.2 beside it.
#
# Expected: all objects are in the result, those of one value side by side, those with no value of the list at the end;
# the documentation speaks of a new order only. Seen, with two offers of each lender but one:
#   order wanted                    sort-by-value               sort-array
#   alfa, mig                       alfa 2, mig 2, other 1      alfa 1, alfa 2, mig 1, mig 2, other 1
#   Альфа, Миг                      Другой 1                    Альфа 1, Альфа 2, Миг 1, Миг 2, Другой 1
#   Альфа, Миг with `normalize`     Альфа 2, Миг 2, Другой 1    the same
# The result has one place for each value of the list, and an object that comes later takes the place of the one before: of
# five offers, two are gone. Before it compares, it takes away all that is no Latin letter, digit or underscore: all Russian
# names become one, the empty text, and one single offer is left. The option `normalize` helps the second, not the first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sort-by-value@0.1.0 sort-array@5.1.2
cat >run.mjs <<'JS'
import sortArray from 'sort-array';
import sortByValue from 'sort-by-value';
for (const lenders of [['mig', 'alfa', 'other'], ['Миг', 'Альфа', 'Другой']]) {
  const [second, first, other] = lenders;
  const offers = () => [[second, 1], [first, 1], [second, 2], [first, 2], [other, 1]].map(([name, number]) => ({ name, number }));
  const show = (list) => list.map(({ name, number }) => `${name} ${number}`).join(', ');
  const values = [first, second];
  console.log(show(sortByValue(offers(), { prop: 'name', values })));
  console.log(show(sortByValue(offers(), { prop: 'name', values, normalize: (name) => name })));
  console.log(show(sortArray(offers(), { by: 'name', order: 'wanted', customOrders: { wanted: [...values, other] } })));
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
alfa 2, mig 2, other 1
alfa 2, mig 2, other 1
alfa 1, alfa 2, mig 1, mig 2, other 1
Другой 1
Альфа 2, Миг 2, Другой 1
Альфа 1, Альфа 2, Миг 1, Миг 2, Другой 1
OUTPUT
