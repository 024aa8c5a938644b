#!/usr/bin/env bash
# Readers of card numbers: creditcardutils 1.0.0 and cc-validate 2.0.6; payment 2.4.7, creditcards 5.0.0 and card-validator
# 10.0.4 beside them.
#
# Expected: a card of Mir (2200 to 2204) is called Mir, or unknown where the package has no Mir; Mastercard has 2221 to 2720
# and 51 to 55, as it has published. Seen, with numbers that end on the right digit of Luhn:
#   number starts   creditcardutils   cc-validate   payment      creditcards   card-validator
#   2200, Mir       mastercard        MasterCard    mir          unknown       mir
#   2204, Mir       mastercard        MasterCard    mir          unknown       mir
#   2210, nobody    mastercard        MasterCard    unknown      unknown       unknown
#   2721, nobody    mastercard        MasterCard    unknown      unknown       unknown
#   2221, 2720      mastercard        MasterCard    mastercard   Mastercard    mastercard
# Both have the new numbers of Mastercard as «two digits from 22 to 27», the pattern without its ends. The form then shows the
# sign of Mastercard beside a Mir card and counts it so in the reports; where the rules of the two differ, as for payouts
# from Russia, a right card goes the wrong way.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts creditcardutils@1.0.0 cc-validate@2.0.6 \
  payment@2.4.7 creditcards@5.0.0 card-validator@10.0.4
cat >run.cjs <<'JS'
const cc = require('cc-validate');
const { card } = require('creditcards');
const utils = require('creditcardutils');
const payment = require('payment');
const validator = require('card-validator');
const withDigit = (digits) => {
  const sum = [...digits].reverse().reduce((all, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : +digit;
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};
for (const start of ['2200', '2204', '2210', '2721', '2221', '2720', '5469']) {
  const number = withDigit(`${start}12345678901`);
  const names = [
    utils.parseCardType(number),
    cc.isValid(number).cardType,
    payment.fns.cardType(number),
    card.type(number),
    validator.number(number).card?.type,
  ];
  console.log(`${start}: ${names.map((name) => name ?? 'unknown').join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
2200: mastercard, MasterCard, mir, unknown, mir
2204: mastercard, MasterCard, mir, unknown, mir
2210: mastercard, MasterCard, unknown, unknown, unknown
2721: mastercard, MasterCard, unknown, unknown, unknown
2221: mastercard, MasterCard, mastercard, Mastercard, mastercard
2720: mastercard, MasterCard, mastercard, Mastercard, mastercard
5469: mastercard, MasterCard, mastercard, Mastercard, mastercard
OUTPUT
