#!/usr/bin/env bash
# variable-diff 2.0.2, which shows how two values differ, for messages of tests and logs, with deep-diff 1.0.2 and
# microdiff 1.6.0 beside it.
#
# Expected: `changed` is true if two values differ, and false if they do not. Seen:
#   before and after                     changed   shown          deep-diff, microdiff
#   due 1 February, due 1 March          false     nothing        1 change
#   the same, and the sum 1000 to 30000  true      the sum only   2 changes
#   due 1 February, 1 March, as text     true      the due day    1 change
#   rate NaN, rate NaN                   true      NaN => NaN     0 changes
# A date is compared as an object, by its own keys, and it has none, so that any two dates are the same. A test that asks for
# `changed: false` passes with another day of payment, and the log of an edit leaves the new day out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts variable-diff@2.0.2 deep-diff@1.0.2 microdiff@1.6.0
cat >run.cjs <<'JS'
const { diff: deepDiff } = require('deep-diff');
const { default: microdiff } = require('microdiff');
const diff = require('variable-diff');
for (const [name, before, after] of [
  ['due', { due: new Date('2026-02-01') }, { due: new Date('2026-03-01') }],
  ['due and sum', { due: new Date('2026-02-01'), sum: 1_000 }, { due: new Date('2026-03-01'), sum: 30_000 }],
  ['due as text', { due: '2026-02-01' }, { due: '2026-03-01' }],
  ['no rate twice', { rate: NaN }, { rate: NaN }],
]) {
  const { changed, text } = diff(before, after);
  console.log(`${name}: ${changed}, ${JSON.stringify(text)}`);
  console.log(`  deep-diff ${deepDiff(before, after)?.length ?? 0}, microdiff ${microdiff(before, after).length}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
due: false, ""
  deep-diff 1, microdiff 1
due and sum: true, "{\n  sum: 1000 => 30000\n}"
  deep-diff 2, microdiff 2
due as text: true, "{\n  due: \"2026-02-01\" => \"2026-03-01\"\n}"
  deep-diff 1, microdiff 1
no rate twice: true, "{\n  rate: NaN => NaN\n}"
  deep-diff 0, microdiff 0
OUTPUT
