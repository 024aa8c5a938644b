#!/usr/bin/env bash
# Readers of bank statements in SWIFT's MT940, mt940js 1.3.5, mt940-js 1.0.0 and stitch-swiftmessageparser 2.0.1, on a statement
# over New Year: 500.50 of 31 December 2025 that is booked on 2 January, and the reversal of a credit of 10.05.
#
# Expected: field 61 has the value date with its year (251231) and the entry date without one (0102), which is close to it:
# 2 January 2026, as the closing balance of the same statement says. RC, the reversal of a credit, lowers the balance. Seen:
#                               mt940js      mt940-js            stitch-swiftmessageparser
#   booked, value 31.12.2025    2025-01-02   2025-01-02          2025-01-02
#   booked, value 02.01.2026    2026-12-31   2026-12-31          2026-12-31, for the 31st of December before
#   RC 10.05                    -10.05       a credit of 10.05   -10.05
#   reference of the bank       B1, B2, B3   none                B1, B2, B3
# All three give the entry the year of the value date: it is booked 363 days before it came, or after. In mt940-js the entries
# do not add up to the closing balance either, and `isExpense` is true for all of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1 \
  stitch-swiftmessageparser@2.0.1
cat >run.cjs <<'JS'
const { Parser } = require('mt940js');
const { read } = require('mt940-js');
const stitch = require('stitch-swiftmessageparser').default;
const text = [
  ':20:STATEMENT',
  ':25:40702810900000000001',
  ':28C:1/1',
  ':60F:C251230RUB1000,',
  ':61:2512310102D500,50NTRFLOAN15//B1',
  ':61:2601021231C30000,00NTRFLOAN16//B2',
  ':61:260102RC10,05NMSCLOAN17//B3',
  ':62F:C260102RUB30489,45',
  '-',
].join('\r\n');
const day = (date) => (date ? new Date(date).toISOString().slice(0, 10) : 'no date');
async function run() {
  const read940 = (await read(Buffer.from(text)))[0];
  for (const [name, entries] of Object.entries({
    mt940js: new Parser().parse(text)[0].transactions.map((entry) => [entry.date, entry.entryDate, entry.amount, entry]),
    'mt940-js': read940.transactions.map((entry) => [
      entry.valueDate,
      entry.entryDate,
      entry.isCredit ? entry.amount : -entry.amount,
      entry,
    ]),
    stitch: stitch.parse({ type: 'mt940', data: text })[0].transactions.map((entry) => [
      entry.date,
      entry.entryDate,
      Number(entry.amount),
      entry,
    ]),
  })) {
    console.log(`${name}: 1000 becomes ${entries.reduce((sum, [, , amount]) => sum + amount, 1000).toFixed(2)}`);
    for (const [value, booked, amount, { bankReference, isExpense }] of entries)
      console.log(`  ${day(value)}, ${day(booked)}: ${amount}, «${bankReference}»${isExpense ? ', expense' : ''}`);
  }
}
run();
JS
TZ=UTC node run.cjs | tee output
diff output - <<'OUTPUT'
mt940js: 1000 becomes 30489.45
  2025-12-31, 2025-01-02: -500.5, «B1»
  2026-01-02, 2026-12-31: 30000, «B2»
  2026-01-02, no date: -10.05, «B3»
mt940-js: 1000 becomes 30509.55
  2025-12-31, 2025-01-02: -500.5, «», expense
  2026-01-02, 2026-12-31: 30000, «», expense
  2026-01-02, no date: 10.05, «», expense
stitch: 1000 becomes 30489.45
  2025-12-31, 2025-01-02: -500.5, «B1»
  2026-01-02, 2026-12-31: 30000, «B2»
  2026-01-02, no date: -10.05, «B3»
OUTPUT
