#!/usr/bin/env bash
# financejs 4.1.0, loan-calc 0.2.1 and amortizejs 1.0.3, which compute the instalment of a loan, at 0 %, as first loans and
# purchases in instalments have it. amortize 1.1.0, fundamental-js 1.4.1 and PMT of @formulajs/formulajs 4.6.1 beside them.
#
# Expected: 30 000 in three months without interest are 10 000 a month, as Excel's PMT has it. Seen:
#   financejs AM, PMT   NaN       amortize         10 000
#   loan-calc           NaN       fundamental-js   10 000
#   amortizejs          NaN       formulajs PMT    10 000
# The formula of annuities divides 0 by 0 there, and NaN goes on to the page. The schedule of amortizejs has one line instead
# of three, with NaN for the principal. At 20 % all of them agree.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts financejs@4.1.0 loan-calc@0.2.1 amortizejs@1.0.3 \
  amortize@1.1.0 fundamental-js@1.4.1 @formulajs/formulajs@4.6.1
cat >run.cjs <<'JS'
const Finance = require('financejs');
const finance = new (Finance.Finance ?? Finance)();
const { paymentCalc } = require('loan-calc');
const { Calculator } = require('amortizejs');
const amortize = require('amortize');
const { emi } = require('fundamental-js');
const { PMT } = require('@formulajs/formulajs');
for (const rate of [0, 20]) {
  const loan = Calculator.calculate({ method: 'mortgage', apr: rate, balance: 30_000, loanTerm: 3 });
  const payments = {
    'financejs AM': finance.AM(30_000, rate, 3, 1),
    'financejs PMT': finance.PMT(rate / 1200, 3, -30_000),
    'loan-calc': paymentCalc({ amount: 30_000, rate, termMonths: 3 }),
    amortizejs: loan.periodicPayment,
    amortize: amortize({ amount: 30_000, rate, totalTerm: 3, amortizeTerm: 3 }).payment,
    'fundamental-js': emi(30_000, rate / 100, 3).emi,
    formulajs: PMT(rate / 1200, 3, -30_000),
  };
  for (const [name, payment] of Object.entries(payments)) console.log(`${rate} %, ${name}: ${payment.toFixed(2)}`);
  console.log(`${rate} %, schedule of amortizejs: ${loan.schedule.map(({ principal }) => principal.toFixed(2)).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
0 %, financejs AM: NaN
0 %, financejs PMT: NaN
0 %, loan-calc: NaN
0 %, amortizejs: NaN
0 %, amortize: 10000.00
0 %, fundamental-js: 10000.00
0 %, formulajs: 10000.00
0 %, schedule of amortizejs: NaN
20 %, financejs AM: 10335.17
20 %, financejs PMT: 10335.17
20 %, loan-calc: 10335.17
20 %, amortizejs: 10335.17
20 %, amortize: 10335.17
20 %, fundamental-js: 10335.17
20 %, formulajs: 10335.17
20 %, schedule of amortizejs: 9835.17, 9999.09, 10165.74
OUTPUT
