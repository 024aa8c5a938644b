#!/usr/bin/env bash
# Readers of OData's $filter: odata-parser 1.4.1, @jsreport/odata-parser 1.0.1 and odata-filter-parser 0.6.5, with
# odata-filter-to-ast 4.0.0 beside them.
#
# Expected: `and` binds more tightly than `or`, as OData 4.01 has it (part 2, URL Conventions, operator precedence), so that
# `fits and cheap or pinned` also finds an offer that is pinned only. Seen, each `eq 1` left out:
#   filter                     the first three               odata-filter-to-ast
#   fits and cheap or pinned   (fits and (cheap or pinned))   ((fits and cheap) or pinned)
#   pinned or fits and cheap   (pinned or (fits and cheap))   (pinned or (fits and cheap))
# The first three know one rule for both words, and it takes all that stands behind the word as its right side. Which of the
# two binds is then a matter of the order: a pinned offer is found by the second filter, and not by the first. Whoever writes
# filters of three parts must put brackets around each pair, for these three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts odata-parser@1.4.1 @jsreport/odata-parser@1.0.1 \
  odata-filter-parser@0.6.5 odata-filter-to-ast@4.0.0
cat >run.cjs <<'JS'
const { parseFilter } = require('odata-filter-to-ast');
const { Parser } = require('odata-filter-parser');
const jsreport = require('@jsreport/odata-parser');
const plain = require('odata-parser');
const show = (node) => {
  const type = (node.type ?? node.operator).toLowerCase().replace('expr', '');
  const [left, right] = node.type ? [node.left, node.right] : [node.subject, node.value];
  if (type === 'and' || type === 'or') return `(${show(left)} ${type} ${show(right)})`;
  return typeof left === 'string' ? left : left.name ?? left.value;
};
for (const filter of ['fits eq 1 and cheap eq 1 or pinned eq 1', 'pinned eq 1 or fits eq 1 and cheap eq 1']) {
  console.log(filter);
  console.log(`  odata-parser: ${show(plain.parse(`$filter=${filter}`).$filter)}`);
  console.log(`  @jsreport/odata-parser: ${show(jsreport.parse(`$filter=${filter}`).$filter)}`);
  console.log(`  odata-filter-parser: ${show(Parser.parse(filter))}`);
  console.log(`  odata-filter-to-ast: ${show(parseFilter(filter))}`);
}
const offer = { fits: 0, cheap: 0, pinned: 1 };
const holds = ({ type, left, right }) =>
  type === 'and' ? holds(left) && holds(right) : type === 'or' ? holds(left) || holds(right) : offer[left.name] === right.value;
console.log(`pinned only: ${holds(plain.parse('$filter=fits eq 1 and cheap eq 1 or pinned eq 1').$filter)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
fits eq 1 and cheap eq 1 or pinned eq 1
  odata-parser: (fits and (cheap or pinned))
  @jsreport/odata-parser: (fits and (cheap or pinned))
  odata-filter-parser: (fits and (cheap or pinned))
  odata-filter-to-ast: ((fits and cheap) or pinned)
pinned eq 1 or fits eq 1 and cheap eq 1
  odata-parser: (pinned or (fits and cheap))
  @jsreport/odata-parser: (pinned or (fits and cheap))
  odata-filter-parser: (pinned or (fits and cheap))
  odata-filter-to-ast: (pinned or (fits and cheap))
pinned only: false
OUTPUT
