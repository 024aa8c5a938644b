#!/usr/bin/env bash
# amortize 1.1.0, whose `principalPayment` is what is paid each month on top of the instalment; fundamental-js 1.4.1 beside it.
#
# Expected: the last payment is what is left, so that the principal repaid is the loan and the balance is 0, as without the
# additional sum, where it does take care of that. Seen, for 12 months:
#   loan, rate, additional   `principal`   `balance`    last `payment`   fundamental-js, last payment
#   100 000, 24 %, 0         100 000.00           0          9 455.96     9 455.96
#   100 000, 24 %, 2 000     102 000.00      -2 000.00       9 915.84     7 915.84
#   100 000, 24 %, 5 000     105 000.00      -5 000.00      12 546.84     7 546.84
#   30 000, 292 %, 5 000      31 852.75      -1 852.75      12 877.19    11 024.44
# The instalment is limited to the debt, then the additional sum is added behind the limit. With early repayment, a calculator
# on such a page shows a last payment that is up to the whole additional sum too high, and a loan repaid at 105 %.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts amortize@1.1.0 fundamental-js@1.4.1
cat >run.cjs <<'JS'
const amortize = require('amortize');
const { amortizationSchedule } = require('fundamental-js');
for (const [amount, rate, extra] of [[100_000, 24, 0], [100_000, 24, 2_000], [100_000, 24, 5_000], [30_000, 292, 5_000]]) {
  const terms = { amount, rate, totalTerm: 12, amortizeTerm: 12, principalPayment: extra };
  const { principalRound, balanceRound, paymentRound } = amortize(terms);
  const plan = { principal: amount, annualRate: rate / 100, months: 12, extraPaymentMonthly: extra };
  const { schedule } = amortizationSchedule(plan);
  const other = schedule.at(-1).payment.toFixed(2);
  console.log(`${amount}, ${rate} %, ${extra}: ${principalRound}, ${balanceRound}, ${paymentRound}; fundamental-js: ${other}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
100000, 24 %, 0: 100000.00, 0.00, 9455.96; fundamental-js: 9455.96
100000, 24 %, 2000: 102000.00, -2000.00, 9915.84; fundamental-js: 7915.84
100000, 24 %, 5000: 105000.00, -5000.00, 12546.84; fundamental-js: 7546.84
30000, 292 %, 5000: 31852.75, -1852.75, 12877.19; fundamental-js: 11024.44
OUTPUT
