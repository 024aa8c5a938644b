#!/usr/bin/env bash
# parse-git-patch 2.1.1, which reads patches and diffs of git; parse-diff 0.12.0 beside it.
#
# Expected: its list `modifiedLines` has the changed lines of each file, with their numbers. Seen:
#   file                                                    parse-git-patch   parse-diff
#   rates.ts, line 1 is changed                             -1 +1             -1 +1
#   old.ts, renamed, line 1 is changed                      none              -1 +1
#   list.yml, line 2, a «-», goes, and line 3 is changed    -3 +3             -2 -3 +2
# Where the first line behind the heading is «similarity index», the rest of the file is passed over, also at 90 %. A line
# `--` is taken for the signature at the end of a mail: it is left out, and counted as a line of both files.
# It hits checks of a change that look at its lines, such as «no sum was changed without a test»: what is moved is not looked
# at, and remarks stand beside another line.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts parse-git-patch@2.1.1 parse-diff@0.12.0
cat >change.diff <<'DIFF'
diff --git a/rates.ts b/rates.ts
index 1111111..2222222 100644
--- a/rates.ts
+++ b/rates.ts
@@ -1 +1 @@
-export const rate = 0.9;
+export const rate = 0.8;
diff --git a/old.ts b/new.ts
similarity index 90%
rename from old.ts
rename to new.ts
index 1111111..2222222 100644
--- a/old.ts
+++ b/new.ts
@@ -1,2 +1,2 @@
-export const sum = 30_000;
+export const sum = 100_000;
 export const days = 30;
diff --git a/list.yml b/list.yml
index 1111111..2222222 100644
--- a/list.yml
+++ b/list.yml
@@ -1,4 +1,3 @@
 offers:
--
-  - 1
+  - 2
   - 3
DIFF
cat >run.cjs <<'JS'
const { readFileSync } = require('node:fs');
const parseDiff = require('parse-diff');
const { default: parsePatch = require('parse-git-patch') } = require('parse-git-patch');
const text = readFileSync('change.diff', 'utf8');
const write = (lines) => lines.map(([added, number, line]) => `${added ? '+' : '-'}${number} «${line}»`).join(' ') || 'none';
for (const { afterName, modifiedLines } of parsePatch(text).files) {
  const lines = modifiedLines.map(({ added, lineNumber, line }) => [added, lineNumber, line]);
  console.log(`parse-git-patch: ${afterName} ${write(lines)}`);
}
for (const { to, chunks } of parseDiff(text)) {
  const changes = chunks.flatMap((chunk) => chunk.changes).filter(({ type }) => type !== 'normal');
  console.log(`parse-diff: ${to} ${write(changes.map(({ type, ln, content }) => [type === 'add', ln, content.slice(1)]))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
parse-git-patch: rates.ts -1 «export const rate = 0.9;» +1 «export const rate = 0.8;»
parse-git-patch: new.ts none
parse-git-patch: list.yml -3 «  - 1» +3 «  - 2»
parse-diff: rates.ts -1 «export const rate = 0.9;» +1 «export const rate = 0.8;»
parse-diff: new.ts -1 «export const sum = 30_000;» +1 «export const sum = 100_000;»
parse-diff: list.yml -2 «-» -3 «  - 1» +2 «  - 2»
OUTPUT
