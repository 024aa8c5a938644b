#!/usr/bin/env bash
# polished 4.3.1, wcag-color 1.1.1 and @mdhnpm/wcag-contrast-checker 1.1.0; color2k 2.0.4 and wcag-contrast 3.0.0 beside them.
#
# Expected: AA from 4.5 on, AAA from 7 on; W3C (Understanding 1.4.3) says not to round: 4.499 does not meet 4.5. Seen:
#   text on background   wcag-contrast, color2k   polished     wcag-color   @mdhnpm/…
#   #7b7b7b on #0d1117   4.4711                   4.51  AA     AA Large     not AA
#   #808080 on #18181b   4.4859                   4.51  AA     AA Large     not AA
#   #597cb1 on #0b0f19   4.5073  AA               4.49  Fail   AA           AA
#   #f3b8df on #ac0a2b   4.4953                   4.49  Fail   AA           AA
#   #969696 on #000000   7.0997  AAA              AAA          AAA          AA only
# polished rounds each luminance to three places, and the one of a dark background is 0.005 or 0.009: the ratio is off by up to
# one per cent. wcag-color and @mdhnpm/… round the ratio to two places before they compare; the latter wants 7.5 for AAA.
# Hits tests of a dark palette whose greys were chosen to be just enough.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts polished@4.3.1 wcag-color@1.1.1 @mdhnpm/wcag-contrast-checker@1.1.0 \
  color2k@2.0.4 wcag-contrast@3.0.0
cat >run.cjs <<'JS'
const { wcagContrastChecker } = require('@mdhnpm/wcag-contrast-checker');
const { getContrast: color2k } = require('color2k');
const { getContrast, meetsContrastGuidelines } = require('polished');
const { ratio, score } = require('wcag-color');
const { hex } = require('wcag-contrast');
for (const [text, background] of [
  ['#7b7b7b', '#0d1117'],
  ['#808080', '#18181b'],
  ['#597cb1', '#0b0f19'],
  ['#f3b8df', '#ac0a2b'],
  ['#969696', '#000000'],
]) {
  const { AA, AAA } = meetsContrastGuidelines(text, background);
  const { aa, aaa } = wcagContrastChecker(text, background).regularText;
  const word = (double, triple) => (triple ? 'AAA' : double ? 'AA' : 'Fail');
  const right = hex(text, background);
  console.log(`${text} on ${background}: ${right.toFixed(4)} ${word(right >= 4.5, right >= 7)}`,
    `| color2k ${color2k(text, background).toFixed(4)} | polished ${getContrast(text, background)} ${word(AA, AAA)}`,
    `| wcag-color ${ratio(text, background)} ${score(text, background)} | @mdhnpm ${word(aa, aaa)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
#7b7b7b on #0d1117: 4.4711 Fail | color2k 4.4711 | polished 4.51 AA | wcag-color 4.47 AA Large | @mdhnpm Fail
#808080 on #18181b: 4.4859 Fail | color2k 4.4859 | polished 4.51 AA | wcag-color 4.49 AA Large | @mdhnpm Fail
#597cb1 on #0b0f19: 4.5073 AA | color2k 4.5073 | polished 4.49 Fail | wcag-color 4.51 AA | @mdhnpm AA
#f3b8df on #ac0a2b: 4.4953 Fail | color2k 4.4953 | polished 4.49 Fail | wcag-color 4.5 AA | @mdhnpm AA
#969696 on #000000: 7.0997 AAA | color2k 7.0997 | polished 7.1 AAA | wcag-color 7.1 AAA | @mdhnpm AA
OUTPUT
