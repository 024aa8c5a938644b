#!/usr/bin/env bash
# css-mediaquery 0.1.2, by which pages are rendered on the server for a given width, and match-media-mock 0.1.1, which uses it in
# tests; mock-match-media 1.0.3 beside them.
#
# Expected: `not` turns the whole query (Media Queries 4, 2.2.1), so `not print` holds on a screen, and `not all and (min-width:
# 640px)` on a narrow one; a feature without value holds if its value is neither none nor zero (2.4.2). Seen, for a screen of 360
# px with reduced motion:
#   query                             css-mediaquery, match-media-mock   mock-match-media
#   not print                         false                              true
#   not all and (min-width: 640px)    false                              true
#   (prefers-reduced-motion)          false                              true
#   (prefers-reduced-motion: reduce)  true                               true
# If the type is right and `not` stands before it, the answer is no at once, and the conditions are not read; if the type is
# another and there are no conditions, none has failed, which is turned to no as well. A feature without value is compared with
# undefined. Tailwind writes its `max-sm:` as the second query: what is for phones is shown on no phone, and no test sees it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts css-mediaquery@0.1.2 match-media-mock@0.1.1 mock-match-media@1.0.3
cat >run.cjs <<'JS'
const { match } = require('css-mediaquery');
const { create } = require('match-media-mock');
const { matchMedia, setMedia } = require('mock-match-media');
const screen = { type: 'screen', width: '360px', 'prefers-reduced-motion': 'reduce' };
const mock = create();
mock.setConfig(screen);
setMedia({ type: 'screen', width: 360, prefersReducedMotion: 'reduce' });
for (const query of [
  'not print',
  'not all and (min-width: 640px)',
  '(max-width: 639.98px)',
  '(prefers-reduced-motion)',
  '(prefers-reduced-motion: reduce)',
])
  console.log(`${query}: ${match(query, screen)}, ${mock(query).matches}, ${matchMedia(query).matches}`);
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
not print: false, false, true
not all and (min-width: 640px): false, false, true
(max-width: 639.98px): true, true, true
(prefers-reduced-motion): false, false, true
(prefers-reduced-motion: reduce): true, true, true
OUTPUT
