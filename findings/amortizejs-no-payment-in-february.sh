#!/usr/bin/env bash
# amortizejs 1.0.3, whose schedule has a date for each payment; date-fns 4.1.0 beside it.
#
# Expected: a payment in each month, on the same day or, where a month has no such day, on its last one, as banks have it.
# Seen, for six months:
#   from         amortizejs                            date-fns, `addMonths` from the first date
#   28 January   28.01 28.02 28.03 28.04 28.05 28.06   28.01 28.02 28.03 28.04 28.05 28.06
#   31 January   31.01 03.03 03.04 03.05 03.06 03.07   31.01 28.02 31.03 30.04 31.05 30.06
#   31 August    31.08 01.10 01.11 01.12 01.01 01.02   31.08 30.09 31.10 30.11 31.12 31.01
#   30 October   30.10 30.11 30.12 30.01 02.03 02.04   30.10 30.11 30.12 30.01 28.02 30.03
# Each date is the one before with its month raised by one: the day runs over into the next month, a month is left out, and
# from then on the day stays another. Who took a loan on the 31st sees dates up to three days late, and delays cost money.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts amortizejs@1.0.3 date-fns@4.1.0
cat >run.cjs <<'JS'
process.env.TZ = 'UTC';
const { Calculator } = require('amortizejs');
const { addMonths } = require('date-fns');
const day = (date) => `${String(date.getDate()).padStart(2, '0')}.${String(date.getMonth() + 1).padStart(2, '0')}`;
for (const startDate of [new Date(2025, 0, 28), new Date(2025, 0, 31), new Date(2025, 7, 31), new Date(2025, 9, 30)]) {
  const { schedule } = Calculator.calculate({ method: 'mortgage', apr: 24, balance: 30_000, loanTerm: 6, startDate });
  console.log(`amortizejs: ${schedule.map(({ date }) => day(date)).join(' ')}`);
  console.log(`date-fns:   ${schedule.map((_, month) => day(addMonths(startDate, month))).join(' ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
amortizejs: 28.01 28.02 28.03 28.04 28.05 28.06
date-fns:   28.01 28.02 28.03 28.04 28.05 28.06
amortizejs: 31.01 03.03 03.04 03.05 03.06 03.07
date-fns:   31.01 28.02 31.03 30.04 31.05 30.06
amortizejs: 31.08 01.10 01.11 01.12 01.01 01.02
date-fns:   31.08 30.09 31.10 30.11 31.12 31.01
amortizejs: 30.10 30.11 30.12 30.01 02.03 02.04
date-fns:   30.10 30.11 30.12 30.01 28.02 30.03
OUTPUT
