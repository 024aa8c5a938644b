#!/usr/bin/env bash
# js-money 0.6.3 and ts-money 0.4.8, which compute with sums of money in whole kopecks.
#
# Expected: the README says that sums with more digits than the currency has are refused, unless a way to round is given, and
# that `allocate` divides by the ratio. Seen, in roubles and kopecks:
#   fromDecimal(1.1, 'RUB')              js-money raises «Amount must be an integer», ts-money has 110
#   the same for 0.01, 0.02 … 100.00     js-money refuses 1 146 of 10 000, ts-money none
#   fromDecimal(1.1, 'RUB', Math.ceil)   111 in both; 573 of the 10 000 grow by a kopeck
#   … Math.floor                         573 shrink by a kopeck, as 0.29 to 28
#   100.01 allocated by 0 : 50 : 50      1, 5000, 5000: the kopeck goes to the one who has no share
#   -0.05 allocated by 0 : 50 : 50       1, -3, -3: who has no share pays against the direction
# 1.1 × 100 is 110.00000000000001 in binary fractions, which both take for a third digit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-money@0.6.3 ts-money@0.4.8
cat >run.cjs <<'JS'
const libraries = { 'js-money': require('js-money'), 'ts-money': require('ts-money').Money };
for (const [name, Money] of Object.entries(libraries)) {
  const amount = (...options) => {
    try {
      return Money.fromDecimal(...options).amount;
    } catch ({ message }) {
      return message;
    }
  };
  console.log(`${name}: 1.1 is ${amount(1.1, 'RUB')}, 0.29 with floor ${amount(0.29, 'RUB', Math.floor)}`);
  for (const [way, ...options] of [['none'], ['ceil', Math.ceil], ['floor', Math.floor], ['round', Math.round]]) {
    let wrong = 0;
    for (let kopecks = 1; kopecks <= 10_000; kopecks += 1) {
      if (amount(kopecks / 100, 'RUB', ...options) !== kopecks) wrong += 1;
    }
    console.log(`  ${way}: ${wrong} of 10000 wrong or refused`);
  }
  for (const [kopecks, ratio] of [[10_001, [0, 50, 50]], [-5, [0, 50, 50]], [10_001, [50, 50, 0]]]) {
    const shares = Money.fromInteger(kopecks, 'RUB').allocate(ratio).map((share) => share.amount);
    console.log(`  ${kopecks} by ${ratio.join(':')}: ${shares.join(', ')}`);
  }
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
js-money: 1.1 is Amount must be an integer, 0.29 with floor 28
  none: 1146 of 10000 wrong or refused
  ceil: 573 of 10000 wrong or refused
  floor: 573 of 10000 wrong or refused
  round: 0 of 10000 wrong or refused
  10001 by 0:50:50: 1, 5000, 5000
  -5 by 0:50:50: 1, -3, -3
  10001 by 50:50:0: 5001, 5000, 0
ts-money: 1.1 is 110, 0.29 with floor 28
  none: 0 of 10000 wrong or refused
  ceil: 573 of 10000 wrong or refused
  floor: 573 of 10000 wrong or refused
  round: 0 of 10000 wrong or refused
  10001 by 0:50:50: 1, 5000, 5000
  -5 by 0:50:50: 1, -3, -3
  10001 by 50:50:0: 5001, 5000, 0
OUTPUT
