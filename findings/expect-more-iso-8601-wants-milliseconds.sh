#!/usr/bin/env bash
# expect-more 1.3.0, matchers for tests, which expect-more-jest and expect-more-jasmine hand on (toBeIso8601, toBeOddNumber).
#
# Expected: `isIso8601` is true for the common forms of ISO 8601, as its comment promises, and false for days that do not exist;
# `isOddNumber` is true for odd numbers, and a number with a fraction is neither odd nor even. Seen:
#   2026-01-31, 2026-01-31T12:30:00.000Z                 true
#   2026-01-31T12:30:00Z, 2026-01-31T12:30:00+03:00      false
#   2026-02-30                                           true
#   isOddNumber of 1, 3, 1.5, 2.5                        true
# It knows two forms, the day alone and what toISOString() writes, and looks at the digits only. Times from a server in another
# language, without milliseconds or with the offset of Moscow, fail a right test, while the 30th of February passes. Odd is all
# that leaves something when halved, so that an instalment of half a rouble passes as well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts expect-more@1.3.0
cat >run.cjs <<'JS'
const { isIso8601, isOddNumber } = require('expect-more');
const texts = ['2026-01-31', '2026-01-31T12:30:00.000Z', '2026-01-31T12:30:00Z', '2026-01-31T12:30:00+03:00', '2026-02-30'];
for (const text of texts) console.log(`${text}: ${isIso8601(text)}`);
console.log(`odd: ${[1, 3, 1.5, 2.5].map(isOddNumber).join(', ')}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
2026-01-31: true
2026-01-31T12:30:00.000Z: true
2026-01-31T12:30:00Z: false
2026-01-31T12:30:00+03:00: false
2026-02-30: true
odd: true, true, true, true
OUTPUT
