#!/usr/bin/env bash
# changelog-parser 3.0.1, which reads a CHANGELOG.md; keep-a-changelog 3.1.0 beside it.
#
# Expected: `parsed` has the items of each heading (documentation), whole, and each under its own heading; an item may go on in an
# indented line, as Markdown has it (CommonMark 5.2). Seen:
#   in the file                                    parsed
#   ### Changed: «Ставка теперь не выше» and in    Changed: «Ставка теперь не выше»
#     the next line «0,8 % в день»
#   ### Fixed: «Опечатка»                          Fixed: «Опечатка»
#   ### Changed, once more: «Сумма до 100 000»     Fixed: «Сумма до 100 000»
# Only lines that begin with a list sign are kept, what follows them stands in `body` alone. A heading that was seen before does
# not become the current one again, so its items go to the heading before it; a version put together of several branches often has
# one twice. The list of changes for the bank ends in mid-sentence, and a change counts as a correction.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts changelog-parser@3.0.1 keep-a-changelog@3.1.0
cat >run.mjs <<'JS'
import parse from 'changelog-parser';
import { parser } from 'keep-a-changelog';
const text = `# Changelog

## [1.2.0] - 2026-01-31
### Changed
- Ставка теперь не выше
  0,8 % в день

### Fixed
- Опечатка

### Changed
- Сумма до 100 000
`;
const { versions: [{ parsed: { _, ...parsed } }] } = await parse({ text });
console.log(JSON.stringify(parsed));
const { changes } = parser(text).releases[0];
for (const [heading, items] of changes)
  if (items.length > 0) console.log(heading, JSON.stringify(items.map((item) => `${item.title} ${item.description}`.trim())));
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
{"Changed":["Ставка теперь не выше"],"Fixed":["Опечатка","Сумма до 100 000"]}
changed ["Ставка теперь не выше\n0,8 % в день","Сумма до 100 000"]
fixed ["Опечатка"]
OUTPUT
