#!/usr/bin/env bash
# @bigcommerce/memoize 1.0.2 (with lodash 4.17.21, which it needs and does not name), lru-memoize 1.1.0 with `deepObjects` and
# timed-memoize 2.4.2, which keep the results of a function; micro-memoize 5.2.0 and memize 2.1.1 beside them.
#
# Expected: another argument is calculated anew. The first says that it compares the properties of objects, the second that
# it compares them deeply, the third that other arguments miss the cache. Seen, for a loan of 30 000 at 0.8 % a day:
#   until                @bigcommerce/memoize   lru-memoize   timed-memoize   both others
#   7 January (Date)     31440                  31440         31440           31440
#   31 January (Date)    31440                  31440         37200           37200
#   { days: 7 }          31680                  31680         31680           31680
#   { days: 31 }         37440                  37440         31680           37440
# A Date has no properties of its own, so all dates are equal to the first two; the third makes a text of the arguments, and
# that of each object is `[object Object]`. The customer is told the sum of whoever asked first.
# Whom it hits: calculators that keep their results by the day of repayment or by a filter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @bigcommerce/memoize@1.0.2 lodash@4.17.21 lru-memoize@1.1.0 \
  timed-memoize@2.4.2 micro-memoize@5.2.0 memize@2.1.1
cat >run.cjs <<'JS'
const memoized = {
  '@bigcommerce/memoize': require('@bigcommerce/memoize').memoize,
  'lru-memoize': (calculate) => (require('lru-memoize').default ?? require('lru-memoize'))(10, true)(calculate),
  'timed-memoize': (calculate) => require('timed-memoize').default(calculate, { timeout: -1 }),
  'micro-memoize': require('micro-memoize').memoize,
  memize: require('memize').default ?? require('memize'),
};
const start = Date.UTC(2026, 0, 1);
const days = (until) => until.days ?? (until - start) / 86_400_000;
for (const [name, memoize] of Object.entries(memoized)) {
  const repayment = memoize((until) => 30_000 + 240 * days(until));
  const asked = [new Date('2026-01-07'), new Date('2026-01-31'), { days: 7 }, { days: 31 }];
  console.log(`${name}: ${asked.map((until) => repayment(until)).join(', ')}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
@bigcommerce/memoize: 31440, 31440, 31680, 37440
lru-memoize: 31440, 31440, 31680, 37440
timed-memoize: 31440, 37200, 31680, 31680
micro-memoize: 31440, 37200, 31680, 37440
memize: 31440, 37200, 31680, 37440
OUTPUT
