#!/usr/bin/env bash
# weighted-round-robin 2.0.2 and hashring 3.2.0, which share visitors among variants by weight; weighted-random 0.1.0 and
# weighted 1.0.0 beside them, with evenly spread random numbers.
#
# Expected: a share of visitors as large as the part in the sum of weights, which is nothing for a weight of 0 - the usual way to
# switch off an offer or a variant without taking it out. Seen, of 1,300 visitors, weights 2, 1 and 0:
#   variant   weight   weighted-round-robin   hashring   weighted-random   weighted
#   A         2        200                    598        867               867
#   B         1        100                    284        433               433
#   C         0        1000                   418        0                 0
# Both take the weight with `|| default`, which is 10 for the one and 1 for the parser of the other: 0 is the same as none. The
# variant that was switched off gets a third of the visitors, or most of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts weighted-round-robin@2.0.2 hashring@3.2.0 weighted-random@0.1.0 \
  weighted@1.0.0
cat >run.cjs <<'JS'
const HashRing = require('hashring');
const weighted = require('weighted');
const weightedRandom = require('weighted-random');
const Peers = require('weighted-round-robin');
const weights = { A: 2, B: 1, C: 0 };
const names = Object.keys(weights);
const peers = new Peers();
for (const name of names) peers.add({ id: name, weight: weights[name] });
const ring = new HashRing(Object.fromEntries(names.map((name) => [name, { weight: weights[name] }])));
let part = 0;
Math.random = () => part;
const choose = {
  'weighted-round-robin': () => peers.get().id,
  hashring: (visitor) => ring.get(`visitor-${visitor}`),
  'weighted-random': () => names[weightedRandom(Object.values(weights))],
  weighted: () => weighted.select(names, Object.values(weights)),
};
for (const [title, pick] of Object.entries(choose)) {
  const counts = { A: 0, B: 0, C: 0 };
  for (let visitor = 0; visitor < 1_300; visitor++) {
    part = (visitor + 0.5) / 1_300;
    counts[pick(visitor)]++;
  }
  console.log(`${title}: ${names.map((name) => `${name} ${counts[name]}`).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
weighted-round-robin: A 200, B 100, C 1000
hashring: A 598, B 284, C 418
weighted-random: A 867, B 433, C 0
weighted: A 867, B 433, C 0
OUTPUT
