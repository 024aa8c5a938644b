#!/usr/bin/env bash
# jmespath 0.16.0 and @metrichor/jmespath 0.3.1, with @jmespath-community/jmespath 1.3.0 beside them.
#
# Expected: `<`, `<=`, `>` and `>=` are for numbers; with anything else the answer is null, which a filter takes as no (JMESPath
# specification, filter expressions, ordering operators). So an offer whose least sum is not known, or is text, is left out, and
# to keep it one adds `min == null`. Seen, for the least sums 3000, null, none, '3000', 50000 and false of the offers 1 to 6:
#   filter             jmespath, @metrichor/jmespath   @jmespath-community/jmespath
#   [?min <= `30000`]  1 2 3 4 6                       1
#   [?min >= `0`]      1 2 3 4 5 6                     1 5
#   [?min > `30000`]   5                               5
# The first two hand both values to the operators of JavaScript, where null and false are 0 and text becomes a number; a name
# that is missing counts as null, so as 0 too. An offer without a limit is within each limit, above and below, and the same
# expression finds other offers in the package of the community or in tools written in other languages.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jmespath@0.16.0 @metrichor/jmespath@0.3.1 \
  @jmespath-community/jmespath@1.3.0
cat >run.cjs <<'JS'
const community = require('@jmespath-community/jmespath');
const metrichor = require('@metrichor/jmespath');
const jmespath = require('jmespath');
const offers = [
  { id: 1, min: 3_000 }, { id: 2, min: null }, { id: 3 }, { id: 4, min: '3000' }, { id: 5, min: 50_000 }, { id: 6, min: false },
];
for (const expression of ['[?min <= `30000`].id', '[?min >= `0`].id', '[?min > `30000`].id']) {
  const found = [jmespath, metrichor, community].map(({ search }) => search(offers, expression).join(' '));
  console.log(`${expression}: ${found.join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
[?min <= `30000`].id: 1 2 3 4 6, 1 2 3 4 6, 1
[?min >= `0`].id: 1 2 3 4 5 6, 1 2 3 4 5 6, 1 5
[?min > `30000`].id: 5, 5, 5
OUTPUT
