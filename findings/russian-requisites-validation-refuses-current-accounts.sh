#!/usr/bin/env bash
# russian-requisites-validation 1.0.6, which checks INN, BIK, current accounts (`Rs`) and correspondent accounts (`Ks`).
#
# Expected: the two kinds of accounts are checked in two ways, as the Bank of Russia laid down for the control key (order 515
# of 1997): the weights 7, 1, 3 run over three digits of the bank and the twenty of the account; the three are the last ones
# of the BIK for a client of a bank, and a zero with digits 5 and 6 of the BIK for an account at the Bank of Russia.
# Seen, with accounts 40702810…0001 at five banks, of which four stand here, with the key by either way:
#   BIK         right key   `Rs` says   key by the other way   `Rs` says
#   044525225   2           refused     0                      good
#   044525593   8           refused     0                      good
#   044525974   5           refused     0                      good
#   045004641   6           refused     5                      good
#   correspondent accounts of three banks: good, as it should be
# `Rs` and `Ks` call the same function with the zero in front. So nine in ten right current accounts are refused, with «р/с
# имеет неправильный формат», and a wrong digit is what passes. The form for the payout of a loan then takes mistakes only.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts russian-requisites-validation@1.0.6
cat >run.cjs <<'JS'
const { Validation } = require('russian-requisites-validation');
const validation = new Validation({ lng: 'ru' });
const sum = (digits) => [...digits].reduce((all, digit, index) => all + [7, 1, 3][index % 3] * digit, 0);
const withKey = (bank) => {
  const key = (sum(`${bank}40702810000000000001`) * 3) % 10;
  return `40702810${key}00000000001`;
};
const say = ({ code }) => (code === 0 ? 'good' : 'refused');
let refused = 0;
for (const bik of ['044525225', '044525593', '044525974', '045004641', '040173604']) {
  const right = withKey(bik.slice(-3));
  const wrong = withKey(`0${bik.slice(4, 6)}`);
  console.log(`${bik}: ${right} ${say(validation.Rs(right, bik))}, ${wrong} ${say(validation.Rs(wrong, bik))}`);
}
for (let bank = 50; bank < 1000; bank++) {
  const end = String(bank).padStart(3, '0');
  if (validation.Rs(withKey(end), `044525${end}`).code !== 0) refused++;
}
console.log(`refused of 950: ${refused}`);
const correspondent = ['30101810400000000225', '30101810200000000593', '30101810145250000974'];
console.log(correspondent.map((account) => say(validation.Ks(account, `044525${account.slice(-3)}`))).join(', '));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
044525225: 40702810200000000001 refused, 40702810000000000001 good
044525593: 40702810800000000001 refused, 40702810000000000001 good
044525974: 40702810500000000001 refused, 40702810000000000001 good
045004641: 40702810600000000001 refused, 40702810500000000001 good
040173604: 40702810100000000001 refused, 40702810700000000001 good
refused of 950: 855
good, good, good
OUTPUT
