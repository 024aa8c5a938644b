#!/usr/bin/env bash
# fractional-arithmetic 1.2.3, which makes a fraction of a number to calculate without errors; fraction.js 5.3.4 beside it.
# Expected: the fraction of a number is equal to it, and toNumber gives it back. Seen:
#   number        fraction   toNumber   fraction.js
#   0.000001      1/1000000  0.000001   1/1000000
#   0.0000005     5/10000    0.0005     1/2000000
#   0.0000008     8/10000    0.0008     1/1250000
#   0.00000025    25/10000   0.0025     1/4000000
# The digits behind the point are counted in the text of the number. Below a millionth, that is 8e-7: without a point, its whole
# length is taken for the count, and the digits are read up to the e. So what was to be exact is a thousand or more times as much.
# Whom: the share of one second in the rate of a day, as a counter of interest has it: 0.8 % a day, 9.26e-8 a second, 800 a day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts fractional-arithmetic@1.2.3 fraction.js@5.3.4
cat >run.cjs <<'JS'
const { Fraction } = require('fractional-arithmetic');
const Peer = require('fraction.js');
for (const value of [0.008, 0.000001, 0.0000005, 0.0000008, 0.00000025]) {
  const found = new Fraction(value);
  console.log(`${value}: ${found}, ${found.toNumber()}, ${new Peer(value).toFraction()}`);
}
const second = 0.008 / 86_400;
console.log(`a day: ${(new Fraction(Number(second.toPrecision(3))).toNumber() * 86_400).toFixed(3)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0.008: (8/1000), 0.008, 1/125
0.000001: (1/1000000), 0.000001, 1/1000000
5e-7: (5/10000), 0.0005, 1/2000000
8e-7: (8/10000), 0.0008, 1/1250000
2.5e-7: (25/10000), 0.0025, 1/4000000
a day: 800.064
OUTPUT
