#!/usr/bin/env bash
# @hbtgmbh/dmn-eval-js 1.5.0, which evaluates decision tables (DMN); feelin 8.2.0 and js-feel 1.4.7 (its ancestor) beside it.
#
# Expected: `-` and `/` are read from the left, as in arithmetic at school and in FEEL: sum - paid - discount takes both away.
# Seen, as an output entry, with amount 30 000, paid 5 000, discount 1 000:
#   expression                 dmn-eval-js   feelin   js-feel
#   amount - paid - discount   26 000        24 000   24 000     the discount is added to the debt
#   amount - paid + discount   24 000        26 000   26 000     the fee is taken off
#   amount / 365 / 100         8 219.178     0.822    0.822
#   amount * 292 / 365 * 30    800           720 000  720 000    interest of 30 days
# Each operator takes all that follows as its right side, so a - b - c is a - (b - c). Brackets help. One operator alone, or
# a row of + only, gives the right number, so the first simple tables show nothing.
# It hits rules of scoring and tariffs that are drawn in a modeler: a remaining debt or a limit that is off, without a word.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hbtgmbh/dmn-eval-js@1.5.0 feelin@8.2.0 js-feel@1.4.7
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { evaluate } from 'feelin';
const require = createRequire(import.meta.url);
const { decisionTable } = require('@hbtgmbh/dmn-eval-js');
const { feel } = require('js-feel')();
const table = (entry) => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/DMN/20151101/dmn.xsd" id="loan" name="loan" namespace="http://example.com/">
  <decision id="rest" name="rest">
    <decisionTable id="table" hitPolicy="FIRST">
      <input id="input"><inputExpression id="expression" typeRef="integer"><text>days</text></inputExpression></input>
      <output id="output" name="rest" typeRef="integer"/>
      <rule id="rule">
        <inputEntry id="in"><text>-</text></inputEntry><outputEntry id="out"><text>${entry}</text></outputEntry>
      </rule>
    </decisionTable>
  </decision>
</definitions>`;
const context = { amount: 30_000, paid: 5_000, discount: 1_000, days: 30 };
const round = (value) => Math.round(value * 1_000) / 1_000;
const entries = [
  'amount - paid', 'amount - paid - discount', 'amount - (paid + discount)', 'amount - paid + discount',
  'amount / 365 / 100', 'amount * 292 / 365 * 30',
];
for (const entry of entries) {
  const decisions = await decisionTable.parseDmnXml(table(entry));
  const { rest } = decisionTable.evaluateDecision('rest', decisions, context);
  const own = evaluate(entry, context).value;
  const ancestor = await feel.parse(entry).build(context);
  console.log(`${entry}: ${[rest, own, ancestor].map(round).join(', ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
amount - paid: 25000, 25000, 25000
amount - paid - discount: 26000, 24000, 24000
amount - (paid + discount): 24000, 24000, 24000
amount - paid + discount: 24000, 26000, 26000
amount / 365 / 100: 8219.178, 0.822, 0.822
amount * 292 / 365 * 30: 800, 720000, 720000
OUTPUT
