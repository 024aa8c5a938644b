#!/usr/bin/env bash
# js-feel 1.4.7, which reads FEEL, the language of decision tables (DMN); feelin 8.2.0 beside it.
#
# Expected: months are counted from 1, places in a list too (DMN, 10.3.4, built-in functions), and a function that changes a
# list gives the new list. Seen, with { income: 50000 } as the data of the client:
#   expression                       js-feel                             feelin
#   date(2026, 1, 15)                2026-02-15                          2026-01-15
#   date("2026-03-31").month         2                                   3
#   concatenate([1, 2], [3])         [1, 2, 3, { income: 50000 }]        [1, 2, 3]
#   union([1, 2], [2, 3])            [[1, 2], [2, 3], { income: … }]     [1, 2, 3]
#   insert before([1, 3], 2, 2)      []                                  [1, 2, 3]
#   remove([1, 2, 3], 1)             [2]                                 [2, 3]
# Numbers go to moment as they are, whose months start with 0. Each built-in function gets the data of the client as one more
# argument; those that take any number of lists take it as a list. The others give what `splice` gives: what was taken out.
# It hits rules with the age of a client or the number of open loans: a count that is one too many, a date a month late.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-feel@1.4.7 feelin@8.2.0
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { evaluate } from 'feelin';
const { feel } = createRequire(import.meta.url)('js-feel')();
const client = { income: 50_000 };
const write = (value) => JSON.stringify(value).replace(/^"(.{10}).*"$/, '$1');
const expressions = [
  'date("2026-01-15")', 'date(2026, 1, 15)', 'date("2026-03-31").month', 'concatenate([1, 2], [3])',
  'count(concatenate([1, 2], [3]))', 'union([1, 2], [2, 3])', 'insert before([1, 3], 2, 2)', 'remove([1, 2, 3], 1)',
];
for (const expression of expressions) {
  const seen = await feel.parse(expression).build(client);
  console.log(`${expression}: ${write(seen)}; ${write(evaluate(expression, client).value)}`);
}
JS
TZ=UTC node run.mjs | tee output
diff output - <<'OUTPUT'
date("2026-01-15"): 2026-01-15; 2026-01-15
date(2026, 1, 15): 2026-02-15; 2026-01-15
date("2026-03-31").month: 2; 3
concatenate([1, 2], [3]): [1,2,3,{"income":50000}]; [1,2,3]
count(concatenate([1, 2], [3])): 4; 3
union([1, 2], [2, 3]): [[1,2],[2,3],{"income":50000}]; [1,2,3]
insert before([1, 3], 2, 2): []; [1,2,3]
remove([1, 2, 3], 1): [2]; [2,3]
OUTPUT
