#!/usr/bin/env bash
# @iabtcf/core 1.5.6, which writes the consent strings (TCF 2.2) that ad platforms read, for a notice in Russian.
#
# Expected: the string has the language that is set on the model. Seen: `consentLanguage` and `publisherCountryCode` are set
# to RU side by side, and the decoded string has EN and RU. The encoder takes the language of the vendor list in place of
# the model's, and a list that was given as JSON is English; the model keeps RU, so nothing tells of it. The string then says
# that the visitor was asked in English.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @iabtcf/core@1.5.6
cat >run.cjs <<'JS'
const { GVL, TCModel, TCString } = require('@iabtcf/core');
const groups = ['purposes', 'specialPurposes', 'features', 'specialFeatures', 'stacks', 'vendors'];
const list = new GVL({
  gvlSpecificationVersion: 3,
  vendorListVersion: 100,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-01-01T00:00:00Z',
  ...Object.fromEntries(groups.map((name) => [name, {}])),
});
const model = new TCModel(list);
Object.assign(model, { cmpId: 10, cmpVersion: 1, consentLanguage: 'RU', publisherCountryCode: 'RU' });
const decoded = TCString.decode(TCString.encode(model));
console.log(`list: ${list.language}`);
console.log(`model: ${model.consentLanguage}, ${model.publisherCountryCode}`);
console.log(`string: ${decoded.consentLanguage}, ${decoded.publisherCountryCode}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
list: EN
model: RU, RU
string: EN, RU
OUTPUT
