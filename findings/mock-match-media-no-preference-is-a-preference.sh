#!/usr/bin/env bash
# mock-match-media 1.0.3, a `matchMedia` for tests; css-mediaquery 0.1.2 beside it.
#
# Expected: without a value, a feature such as prefers-reduced-motion does not hold for `no-preference` (Media Queries 5: in a
# boolean context that value is false); the documentation says that the mock fully complies with Media Queries 5. Seen, for a
# visitor without preferences, and without hover:
#   query                                    mock-match-media   right
#   (prefers-reduced-motion)                 true               false
#   (prefers-reduced-motion: reduce)         false              false
#   (prefers-reduced-motion: no-preference)  true               true
#   not (prefers-reduced-motion)             false              true
#   (hover), (pointer), (forced-colors)      false              false
# For a feature without value, only `none` is taken for false; and no-preference is also what counts if nothing is set. The
# answers of the first two contradict each other. A countdown that stands still for those who asked for less motion stands still
# in each test, and the moving one is never tested.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mock-match-media@1.0.3 css-mediaquery@0.1.2
cat >run.cjs <<'JS'
const { match } = require('css-mediaquery');
const { matchMedia, setMedia } = require('mock-match-media');
setMedia({ type: 'screen', width: 360, hover: 'none', pointer: 'none', forcedColors: 'none' });
for (const query of [
  '(prefers-reduced-motion)',
  '(prefers-reduced-motion: reduce)',
  '(prefers-reduced-motion: no-preference)',
  'not (prefers-reduced-motion)',
  '(prefers-contrast)',
  '(hover)',
  '(pointer)',
  '(forced-colors)',
])
  console.log(`${query}: ${matchMedia(query).matches}`);
const visitor = { type: 'screen', width: '360px', 'prefers-reduced-motion': 'no-preference' };
console.log(`css-mediaquery, (prefers-reduced-motion): ${match('(prefers-reduced-motion)', visitor)}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
(prefers-reduced-motion): true
(prefers-reduced-motion: reduce): false
(prefers-reduced-motion: no-preference): true
not (prefers-reduced-motion): false
(prefers-contrast): true
(hover): false
(pointer): false
(forced-colors): false
css-mediaquery, (prefers-reduced-motion): false
OUTPUT
