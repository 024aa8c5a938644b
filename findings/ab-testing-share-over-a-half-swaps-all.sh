#!/usr/bin/env bash
# ab-testing 3.1.8, which gives each visitor a group by the hash of his id; planout 5.3.0 beside it.
#
# Expected: the group of a visitor depends on his id, the name of the test and the weights. Where the weight of A grows by
# 20 of 100, a fifth of the visitors gets another group, from B to A, and all others keep theirs: what hashing is for. Seen,
# the share of 10 000 visitors that gets another group:
#   weights of A and B before   after    ab-testing                               planout
#   40, 60                      45, 55   5.05 %, from B to A                      4.96 %, from B to A
#   40, 60                      60, 40   100 %, all of A to B and all of B to A   20.40 %, from B to A
#   49, 51                      51, 49   100 %, likewise                          2.24 %, from B to A
# The groups are sorted by weight, the heaviest first, before the range of hashes is cut. As A becomes heavier than B they
# change places, and the same hash means the other group. A cautious rollout from 5 % on goes well up to a half; the step
# over it shows the new form to all who had the old one, and the old one to all who had the new one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ab-testing@3.1.8 planout@5.3.0
cat >run.cjs <<'JS'
const { createTest } = require('ab-testing');
const { Assignment, Ops } = require('planout');
const visitors = Array.from({ length: 10_000 }, (_, visitor) => `visitor ${visitor}`);
const groupsOf = {
  'ab-testing': ([first, second]) => {
    const test = createTest('form', [{ name: 'A', weight: first / 100 }, { name: 'B', weight: second / 100 }]);
    return visitors.map((visitor) => test.getGroup(visitor));
  },
  planout: (weights) =>
    visitors.map((unit) => {
      const assignment = new Assignment('form');
      assignment.set('group', new Ops.Random.WeightedChoice({ choices: ['A', 'B'], weights, unit }));
      return assignment.get('group');
    }),
};
for (const [name, groups] of Object.entries(groupsOf)) {
  for (const [before, after] of [[[40, 60], [45, 55]], [[40, 60], [60, 40]], [[49, 51], [51, 49]]]) {
    const [old, now] = [groups(before), groups(after)];
    const moved = (from) => old.filter((group, visitor) => group === from && now[visitor] !== from).length / 100;
    console.log(`${name}, ${before} to ${after}: ${moved('A').toFixed(2)} % from A to B, ${moved('B').toFixed(2)} % from B to A`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
ab-testing, 40,60 to 45,55: 0.00 % from A to B, 5.05 % from B to A
ab-testing, 40,60 to 60,40: 39.55 % from A to B, 60.45 % from B to A
ab-testing, 49,51 to 51,49: 48.55 % from A to B, 51.45 % from B to A
planout, 40,60 to 45,55: 0.00 % from A to B, 4.96 % from B to A
planout, 40,60 to 60,40: 0.00 % from A to B, 20.40 % from B to A
planout, 49,51 to 51,49: 0.00 % from A to B, 2.24 % from B to A
OUTPUT
