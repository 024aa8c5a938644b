#!/usr/bin/env bash
# spdx-correct 3.2.0, by which tools that report licences turn loose names into identifiers of SPDX; spdx-expression-parse 4.0.0
# and validate-npm-package-license 3.0.4 beside it.
#
# Expected: a name that is near no identifier gives null, as the documentation shows; UNLICENSED is npm's own word for «nobody may
# use this» (documentation of package.json), and must not become a licence. Seen:
#   licence field         spdx-correct   what it is
#   UNLICENSED            Unlicense      no rights at all; the Unlicense gives all of them
#   BSL 1.1               BSL-1.0        Business Source License; BSL-1.0 is Boost
#   EUPL                  UPL-1.0        copyleft of the European Union; UPL is a permissive licence of Oracle
#   Apache License 1.1    Apache-2.0     another version, which stands in the text
# At last, the text is searched for parts such as UNLI, APACHE and MIT, and for names that have one version only, as BSL and UPL
# (within EUPL); what else stands there is forgotten.
# spdx-expression-parse refuses all of them; validate-npm-package-license knows UNLICENSED. Who asks spdx-correct first, for the
# report on packages, finds the closed package of a partner free for all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts spdx-correct@3.2.0 spdx-expression-parse@4.0.0 \
  validate-npm-package-license@3.0.4
cat >run.cjs <<'JS'
const correct = require('spdx-correct');
const parse = require('spdx-expression-parse');
const validate = require('validate-npm-package-license');
const known = (text) => {
  try {
    return parse(text).license;
  } catch {
    return 'refused';
  }
};
for (const text of ['UNLICENSED', 'BSL 1.1', 'EUPL', 'Apache License 1.1', 'MIT + Commons Clause', 'EUPL 1.2', 'MPL 1.1'])
  console.log(`${text}: ${correct(text)}, spdx-expression-parse: ${known(text)}`);
console.log(`validate-npm-package-license: ${JSON.stringify(validate('UNLICENSED'))}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
UNLICENSED: Unlicense, spdx-expression-parse: refused
BSL 1.1: BSL-1.0, spdx-expression-parse: refused
EUPL: UPL-1.0, spdx-expression-parse: refused
Apache License 1.1: Apache-2.0, spdx-expression-parse: refused
MIT + Commons Clause: MIT, spdx-expression-parse: refused
EUPL 1.2: EUPL-1.2, spdx-expression-parse: refused
MPL 1.1: MPL-1.1, spdx-expression-parse: refused
validate-npm-package-license: {"validForOldPackages":true,"validForNewPackages":true,"unlicensed":true}
OUTPUT
