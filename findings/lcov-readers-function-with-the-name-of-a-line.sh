#!/usr/bin/env bash
# lcov-parse 1.0.0 and parse-lcov 1.0.4, which read reports of coverage; @friedemannsommer/lcov-parser 5.0.2 beside them.
#
# Expected: `FN:<first line>[,<last line>],<name>`, as the manual of geninfo has it since version 2; the number of calls comes
# from `FNDA` by the name. Seen, for function `instalment` on lines 3 to 12, with 7 calls:
#   package                          name          line   calls
#   lcov-parse                       12            3      none
#   parse-lcov                       12            3      none
#   @friedemannsommer/lcov-parser    instalment    3      7
# Without the last line all three say the same. The two cut at each comma and take the second part as the name; no FNDA fits
# that name then.
# It hits reports and limits of coverage by function: each function is without a call and has a number as its name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts lcov-parse@1.0.0 parse-lcov@1.0.4 @friedemannsommer/lcov-parser@5.0.2
cat >run.mjs <<'JS'
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { lcovParser } from '@friedemannsommer/lcov-parser';
const require = createRequire(import.meta.url);
const first = promisify(require('lcov-parse'));
const second = require('parse-lcov');
const write = ({ name, line, hit }) => `${name}, line ${line}, calls ${hit}`;
for (const start of ['3', '3,12']) {
  const text = `TN:
SF:src/loan.ts
FN:${start},instalment
FNDA:7,instalment
FNF:1
FNH:1
DA:3,7
LF:1
LH:1
end_of_record
`;
  const [own] = await first(text);
  const [other] = (second.default ?? second)(text);
  const [peer] = await lcovParser({ from: text });
  for (const [name, found] of [['lcov-parse', own], ['parse-lcov', other], ['@friedemannsommer/lcov-parser', peer]])
    console.log(`FN:${start} by ${name}: ${found.functions.details.map(write).join('; ')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
FN:3 by lcov-parse: instalment, line 3, calls 7
FN:3 by parse-lcov: instalment, line 3, calls 7
FN:3 by @friedemannsommer/lcov-parser: instalment, line 3, calls 7
FN:3,12 by lcov-parse: 12, line 3, calls undefined
FN:3,12 by parse-lcov: 12, line 3, calls undefined
FN:3,12 by @friedemannsommer/lcov-parser: instalment, line 3, calls 7
OUTPUT
