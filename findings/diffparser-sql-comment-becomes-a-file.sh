#!/usr/bin/env bash
# diffparser 2.0.1, which reads the output of git diff; parse-diff 0.12.0 and gitdiff-parser 0.3.1 beside it.
#
# Expected: within a hunk the first sign of a line says what it is, and the heading of the hunk says how many lines belong to
# it (unified format): `--- ` and `+++ ` there are lines that begin with `-- ` or `++ `, such as comments in SQL. Seen, for
# one file, rates.sql, in which a comment and a number are changed:
#   package          files                 added   removed
#   parse-diff       rates.sql             2       2
#   gitdiff-parser   rates.sql             2       2
#   diffparser       rates.sql             0       1
#                    ставка до 1 июля      2       0
# It looks for the heading of a file in each line, without regard to the hunk: a removed line `-- ставка …` starts a file of
# that name, and what follows is counted for it.
# It hits checks of a change in a build, such as «which migrations were touched», and reports with the size of a change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts diffparser@2.0.1 parse-diff@0.12.0 gitdiff-parser@0.3.1
cat >rates.diff <<'DIFF'
diff --git a/rates.sql b/rates.sql
index 1111111..2222222 100644
--- a/rates.sql
+++ b/rates.sql
@@ -1,4 +1,4 @@
 BEGIN;
-UPDATE offers SET rate = 0.9;
--- ставка до 1 июля
+UPDATE offers SET rate = 0.8;
+-- ставка с 1 июля
 COMMIT;
DIFF
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const text = readFileSync('rates.diff', 'utf8');
const [parseDiff, gitdiff, diffparser] = ['parse-diff', 'gitdiff-parser', 'diffparser'].map(require);
const readers = { 'parse-diff': parseDiff, diffparser: diffparser.default ?? diffparser };
for (const [name, parse] of Object.entries(readers))
  for (const { from, to, additions, deletions } of parse(text))
    console.log(`${name}: ${from} to ${to}, +${additions}, -${deletions}`);
for (const { oldPath, newPath, hunks } of gitdiff.parse(text)) {
  const count = (type) => hunks.flatMap(({ changes }) => changes).filter((change) => change.type === type).length;
  console.log(`gitdiff-parser: ${oldPath} to ${newPath}, +${count('insert')}, -${count('delete')}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
parse-diff: rates.sql to rates.sql, +2, -2
diffparser: rates.sql to rates.sql, +0, -1
diffparser: ставка до 1 июля to undefined, +2, -0
gitdiff-parser: rates.sql to rates.sql, +2, -2
OUTPUT
