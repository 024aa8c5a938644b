#!/usr/bin/env bash
# odata-filter-parser 0.6.5, which reads the text of OData's $filter and writes it again.
#
# Expected: brackets keep what they hold (OData 4.01, part 2, grouping), -0.5 and false are numbers and words of the language as
# 0 and null are; what cannot be read fails. Seen, as written again:
#   (rate eq 0 or term le 30) and (sum ge 1000 or pinned eq 1)   ((sum ge 1000) or (pinned eq 1))
#   (rate eq 0 or term le 30) and sum ge 1000                    ((rate eq 0) or ((term le 30) and (sum ge 1000)))
#   pinned eq false      (pinned eq NaN)
#   change eq -0.5       (change eq 0)
#   from ge 2026-01-31   (from ge 2026)
# Of two pairs of brackets the first is dropped with its conditions, and a pair in front of one condition takes it in: both are
# right only if there are brackets around the whole. Values are read up to the first sign that its expression does not know, and
# what follows is left; a word becomes no number at all. Each filter is shorter than the one asked for, and none is refused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts odata-filter-parser@0.6.5
cat >run.cjs <<'JS'
const { Parser } = require('odata-filter-parser');
for (const filter of [
  '(rate eq 0 or term le 30) and (sum ge 1000 or pinned eq 1)',
  '(sum ge 1000 or pinned eq 1) and (rate eq 0 or term le 30)',
  '(rate eq 0 or term le 30) and sum ge 1000',
  '((rate eq 0 or term le 30) and (sum ge 1000 or pinned eq 1))',
  'pinned eq false',
  'change eq -0.5',
  'from ge 2026-01-31',
]) console.log(`${filter}: ${Parser.parse(filter).serialize()}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
(rate eq 0 or term le 30) and (sum ge 1000 or pinned eq 1): ((sum ge 1000) or (pinned eq 1))
(sum ge 1000 or pinned eq 1) and (rate eq 0 or term le 30): ((rate eq 0) or (term le 30))
(rate eq 0 or term le 30) and sum ge 1000: ((rate eq 0) or ((term le 30) and (sum ge 1000)))
((rate eq 0 or term le 30) and (sum ge 1000 or pinned eq 1)): (((rate eq 0) or (term le 30)) and ((sum ge 1000) or (pinned eq 1)))
pinned eq false: (pinned eq NaN)
change eq -0.5: (change eq 0)
from ge 2026-01-31: (from ge 2026)
OUTPUT
