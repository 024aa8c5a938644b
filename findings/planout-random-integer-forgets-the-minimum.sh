#!/usr/bin/env bash
# planout 5.3.0, the experiments of PlanOut in JavaScript, whose operators draw a value by the hash of the visitor.
#
# Expected: RandomInteger with `min` and `max` draws an integer from `min` to `max`, both included, as PlanOut defines it; the
# other build of the package, planout_core_compatible, and RandomFloat do so. Seen, the least and the greatest of 20 000
# visitors:
#   from `min` to `max`     planout       planout_core_compatible
#   5 to 30 days            0 to 25       5 to 30
#   1 to 3 offers           0 to 2        1 to 3
#   10 to 12 seconds        0 to 2        10 to 12
#   RandomFloat 0.5 to 0.8  0.5 to 0.8    0.5 to 0.8
# The minimum is added to the hash before the remainder is taken, not to the remainder. A test of how long a term the slider
# starts at draws terms that no lender has, and never the longest ones; the number of offers is zero for a third.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts planout@5.3.0
cat >run.cjs <<'JS'
const draws = [['RandomInteger', 5, 30], ['RandomInteger', 1, 3], ['RandomInteger', 10, 12], ['RandomFloat', 0.5, 0.8]];
const builds = { planout: require('planout'), compatible: require('planout/dist/planout_core_compatible.js') };
for (const [name, { Assignment, Ops }] of Object.entries(builds)) {
  for (const [operator, min, max] of draws) {
    const values = Array.from({ length: 20_000 }, (_, visitor) => {
      const assignment = new Assignment('term');
      assignment.set('value', new Ops.Random[operator]({ min, max, unit: `visitor ${visitor}` }));
      return assignment.get('value');
    });
    const [least, greatest] = [Math.min(...values), Math.max(...values)].map((value) => Math.round(value * 100) / 100);
    console.log(`${name}, ${operator} ${min} to ${max}: ${least} to ${greatest}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
planout, RandomInteger 5 to 30: 0 to 25
planout, RandomInteger 1 to 3: 0 to 2
planout, RandomInteger 10 to 12: 0 to 2
planout, RandomFloat 0.5 to 0.8: 0.5 to 0.8
compatible, RandomInteger 5 to 30: 5 to 30
compatible, RandomInteger 1 to 3: 1 to 3
compatible, RandomInteger 10 to 12: 10 to 12
compatible, RandomFloat 0.5 to 0.8: 0.5 to 0.8
OUTPUT
