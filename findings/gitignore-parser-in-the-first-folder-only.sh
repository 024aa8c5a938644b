#!/usr/bin/env bash
# Readers of .gitignore: gitignore-parser 0.0.2 and gitignore-to-glob 0.3.0; ignore 7.0.17 beside them.
#
# Expected: as git has it (documentation of gitignore), a rule without a slash holds in all folders, one with a slash in front or
# in the middle from the top only, a rule names whole parts of a path, and ? is any letter. Seen:
#   rule          path            gitignore-parser   ignore, as git
#   *.log         server.log      ignored            ignored
#   *.log         logs/api.log    kept               ignored
#   cache         apps/ads/cache  kept               ignored
#   /build        builder.ts      ignored            kept
#   part?.json    part1.json      kept               ignored
# And gitignore-to-glob makes of docs/*.pdf the pattern **/docs/*.pdf, which takes src/docs/terms.pdf along. In gitignore-parser
# the rules become one expression tied to the start of the path and open at its end. What it calls «not ignored» is copied into
# the image or the archive of a release: logs and caches of the inner folders go along, and sources stay behind.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gitignore-parser@0.0.2 gitignore-to-glob@0.3.0 ignore@7.0.17
cat >run.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const parser = require('gitignore-parser');
const toGlob = require('gitignore-to-glob');
const ignore = require('ignore');
for (const [rule, path] of [
  ['*.log', 'server.log'],
  ['*.log', 'logs/api.log'],
  ['cache', 'apps/ads/cache'],
  ['/build', 'builder.ts'],
  ['part?.json', 'part1.json'],
]) {
  const answers = [parser.compile(rule).denies(path), ignore().add(rule).ignores(path)];
  console.log(`${rule} ${path}: ${answers.map((denied) => (denied ? 'ignored' : 'kept')).join(', ')}`);
}
writeFileSync('rules', 'docs/*.pdf\n');
console.log(toGlob('rules').join(' '), ignore().add('docs/*.pdf').ignores('src/docs/terms.pdf'));
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
*.log server.log: ignored, ignored
*.log logs/api.log: kept, ignored
cache apps/ads/cache: kept, ignored
/build builder.ts: ignored, kept
part?.json part1.json: kept, ignored
!**/docs/*.pdf !**/docs/*.pdf/** false
OUTPUT
