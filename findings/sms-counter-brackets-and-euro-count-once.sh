#!/usr/bin/env bash
# sms-counter 1.0.0; smshelper 0.1.0, sms-length 0.2.2, split-sms 0.1.7 and sms-segments-calculator 1.3.0 beside it.
#
# Expected: € [ ] { } ~ ^ | and the backslash take two places of the GSM alphabet (3GPP TS 23.038, 6.2.1.1: an escape and a
# letter), 160 places are one message, else 153 for each part, and an escape is not parted from its letter (TS 23.040). Seen:
#   text                          sms-counter   smshelper   sms-length   split-sms   sms-segments-calculator
#   160 letters                   1             1           1            1           1
#   159 letters, €                1             2           2            2           2
#   305 letters, [                2             3           3            3           3
#   152 letters, [, 152 letters   2             3           2            3           3
# sms-counter does gather these letters, within a function inside its countGsm7bitEx(), but then takes the `length` of the
# function, which is 0, not of the list. sms-length counts the places alone, not where the parts end.
# Hits mailings in Latin letters with sums in € or links with brackets: they cost more messages than was counted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sms-counter@1.0.0 smshelper@0.1.0 sms-length@0.2.2 split-sms@0.1.7 \
  sms-segments-calculator@1.3.0
cat >run.cjs <<'JS'
const counter = require('sms-counter').default;
const helper = require('smshelper');
const { count } = require('sms-length');
const { SegmentedMessage } = require('sms-segments-calculator');
const { split } = require('split-sms');
const latin = (length) => 'a'.repeat(length);
for (const [name, text] of [
  ['160 letters', latin(160)],
  ['159 letters, €', `${latin(159)}€`],
  ['link with [id]=1', `${latin(140)} primer.ru/?[id]=1`],
  ['305 letters, [', `${latin(305)}[`],
  ['152 letters, [, 152 letters', `${latin(152)}[${latin(152)}`],
]) {
  const parts = [counter.count(text).messages, helper.parts(text), count(text).messages, split(text).parts.length,
    new SegmentedMessage(text).segmentsCount];
  console.log(`${name} (${text.length}): ${parts.join(', ')}; ${counter.count(text).length}, ${count(text).length}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
160 letters (160): 1, 1, 1, 1, 1; 160, 160
159 letters, € (160): 1, 2, 2, 2, 2; 160, 161
link with [id]=1 (158): 1, 1, 1, 1, 1; 158, 160
305 letters, [ (306): 2, 3, 3, 3, 3; 306, 307
152 letters, [, 152 letters (305): 2, 3, 2, 3, 3; 305, 306
OUTPUT
