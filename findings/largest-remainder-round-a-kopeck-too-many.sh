#!/usr/bin/env bash
# largest-remainder-round 1.1.0, which splits a total in proportion, here roubles with two decimals.
#
# Expected: the parts add up to the total, as the documentation promises for its method that the total is exact, and has an
# argument for decimals. Seen, for a payment split in the proportion 3218 : 8217 : 3243:
#   total   with two decimals                the same in kopecks
#   10.12   2.22 + 5.66 + 2.24 = 10.12       2.22 + 5.66 + 2.24 = 10.12
#   10.13   2.22 + 5.68 + 2.24 = 10.14       2.22 + 5.67 + 2.24 = 10.13
#   16.1    3.53 + 9.02 + 3.56 = 16.11       3.53 + 9.01 + 3.56 = 16.1
#   81.47   17.86 + 45.61 + 18 = 81.47       17.86 + 45.61 + 18 = 81.47
# It multiplies the total by 100 and does not round: 10.13 gives 1013.0000000000001 (or a bit less), and for the bit that is
# left one part more gets a kopeck. So it is with 573 of the totals from 0.01 to 100. A payment that is split into debt,
# interest and a fee, or a sum over several offers, is then a kopeck too high.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts largest-remainder-round@1.1.0
cat >run.cjs <<'JS'
require('largest-remainder-round');
const shares = [3_218, 8_217, 3_243];
const kopecks = (values) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
let wrong = 0;
for (let total = 1; total <= 10_000; total++) if (kopecks(shares.spread(total / 100, 2)) !== total) wrong++;
for (const total of [10.12, 10.13, 16.1, 81.47]) {
  const parts = shares.spread(total, 2);
  const whole = shares.spread(Math.round(total * 100)).map((part) => part / 100);
  console.log(`${total}: ${parts.join(' + ')} = ${kopecks(parts) / 100}`);
  console.log(`  in kopecks: ${whole.join(' + ')} = ${kopecks(whole) / 100}`);
}
console.log(`wrong sums: ${wrong} of 10000`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
10.12: 2.22 + 5.66 + 2.24 = 10.12
  in kopecks: 2.22 + 5.66 + 2.24 = 10.12
10.13: 2.22 + 5.68 + 2.24 = 10.14
  in kopecks: 2.22 + 5.67 + 2.24 = 10.13
16.1: 3.53 + 9.02 + 3.56 = 16.11
  in kopecks: 3.53 + 9.01 + 3.56 = 16.1
81.47: 17.86 + 45.61 + 18 = 81.47
  in kopecks: 17.86 + 45.61 + 18 = 81.47
wrong sums: 573 of 10000
OUTPUT
