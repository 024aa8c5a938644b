#!/usr/bin/env bash
# sort-by 1.2.0, which sorts objects by several properties; thenby 1.4.1 and array-sort 1.0.0 beside it.
#
# Expected: the second property decides where the first one is equal, also for dates, as it does for numbers. Seen, offers by
# `until` and then by `rate`:
#   until is                   sort-by              thenby               array-sort
#   a text, 2026-02-01         0.3, 0.8, 0.5        0.3, 0.8, 0.5        0.3, 0.8, 0.5
#   a number of milliseconds   0.3, 0.8, 0.5        0.3, 0.8, 0.5        0.3, 0.8, 0.5
#   a Date                     0.8, 0.3, 0.5        0.3, 0.8, 0.5        0.3, 0.8, 0.5
#   null and null, missing     0.8, 0.3, 0.5
# It asks `<`, `>` and `===`. Two Date objects of the same moment are none of these: the result is undefined, then NaN, and its
# loop goes on to the next property only while the result is 0. The array method takes NaN as equal: no error, the second
# property is never read. It hits tables where the terms were parsed into dates, and those of null beside a missing value.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sort-by@1.2.0 thenby@1.4.1 array-sort@1.0.0
cat >run.cjs <<'JS'
const arraySort = require('array-sort');
const sortBy = require('sort-by');
const { firstBy } = require('thenby');
const rows = [['2026-02-01', 0.8], ['2026-02-01', 0.3], ['2026-03-01', 0.5]];
const show = (offers) => offers.map(({ rate }) => rate).join(' ');
for (const [name, make] of [['text', (day) => day], ['number', (day) => Date.parse(day)], ['Date', (day) => new Date(day)]]) {
  const offers = () => rows.map(([day, rate]) => ({ until: make(day), rate }));
  console.log(`${name}: ${[
    show(offers().sort(sortBy('until', 'rate'))),
    show(offers().sort(firstBy('until').thenBy('rate'))),
    show(arraySort(offers(), ['until', 'rate'])),
  ].join(', ')}`);
}
const unknown = () => [{ until: null, rate: 0.8 }, { rate: 0.3 }, { until: null, rate: 0.5 }];
console.log(`null and missing: ${show(unknown().sort(sortBy('until', 'rate')))}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
text: 0.3 0.8 0.5, 0.3 0.8 0.5, 0.3 0.8 0.5
number: 0.3 0.8 0.5, 0.3 0.8 0.5, 0.3 0.8 0.5
Date: 0.8 0.3 0.5, 0.3 0.8 0.5, 0.3 0.8 0.5
null and missing: 0.8 0.3 0.5
OUTPUT
