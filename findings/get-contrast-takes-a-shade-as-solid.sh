#!/usr/bin/env bash
# get-contrast 3.0.0; color-contrast 1.0.0 beside it, and wcag-contrast 3.0.0 with the shade mixed by hand.
#
# Expected: it is said to handle rgba, and the first example of its documentation, black of 75 % on #fafafa, gives 10: the
# colour that is seen, mixed with the background. Seen:
#   text on background                  get-contrast   color-contrast, by hand
#   rgba(0,0,0,0.75) on #fafafa         20.12 AAA      10.17
#   rgba(0,0,0,0.54) on #ffffff         21.00 AAA      4.59
#   rgba(0,0,0,0.38) on #ffffff         21.00 AAA      2.68
#   rgba(255,255,255,0.3) on #121212    18.73 AAA      2.68
# Only the first three numbers are taken, the fourth is looked at for 0 alone. The fainter the text, the less is noticed:
# notes on the rate in black of 38 % pass as AAA, with the best ratio there is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts get-contrast@3.0.0 color-contrast@1.0.0 wcag-contrast@3.0.0
cat >run.cjs <<'JS'
const module_ = require('color-contrast');
const { ratio, score } = require('get-contrast');
const { rgb } = require('wcag-contrast');
const colorContrast = module_.default ?? module_;
for (const [level, alpha, background] of [
  [0, 0.75, '#fafafa'],
  [0, 0.54, '#ffffff'],
  [0, 0.38, '#ffffff'],
  [255, 0.3, '#121212'],
]) {
  const under = Number.parseInt(background.slice(1, 3), 16);
  const seen = level * alpha + under * (1 - alpha);
  const text = `rgba(${level},${level},${level},${alpha})`;
  const right = rgb([seen, seen, seen], [under, under, under]);
  console.log(`${text} on ${background}: ${ratio(text, background).toFixed(2)} ${score(text, background)},`,
    `${colorContrast(text, background).toFixed(2)}, ${right.toFixed(2)}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
rgba(0,0,0,0.75) on #fafafa: 20.12 AAA, 10.17, 10.17
rgba(0,0,0,0.54) on #ffffff: 21.00 AAA, 4.59, 4.59
rgba(0,0,0,0.38) on #ffffff: 21.00 AAA, 2.68, 2.68
rgba(255,255,255,0.3) on #121212: 18.73 AAA, 2.68, 2.68
OUTPUT
