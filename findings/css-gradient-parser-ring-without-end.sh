#!/usr/bin/env bash
# css-gradient-parser 0.0.18, which reads gradients for pictures that are made of markup, on rings of progress and countdowns.
#
# Expected: a colour may have two positions (`red 0 72%` is `red 0, red 72%`, CSS Images 4), and the size of a round
# gradient may stand without `circle` (CSS Images 3, 3.2.1). Seen:
#   conic-gradient(#16a34a 0 72%, #e5e7eb 0)         #16a34a 0, #e5e7eb 0: nothing says any more that the ring is 72 % full
#   conic-gradient(#16a34a 0, #16a34a 72%, …)        both positions, as it should be
#   linear-gradient(#16a34a 0 72%, #e5e7eb 72%)      #16a34a 0, #e5e7eb 72%: the hard edge is a slow passage
#   linear-gradient(red, blue calc(100% - 8px))      blue at an undefined number of px
#   radial-gradient(closest-side, #fff 79%, #000)    farthest-corner, and `closest-side` is the first colour
#   radial-gradient(circle closest-side, …)          closest-side, as it should be
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts css-gradient-parser@0.0.18
cat >run.mjs <<'JS'
import { parseConicGradient, parseLinearGradient, parseRadialGradient } from 'css-gradient-parser';
const show = (stops) =>
  stops.map(({ color, offset }) => [color, offset && offset.value + offset.unit].filter(Boolean).join(' ')).join(', ');
for (const text of ['conic-gradient(#16a34a 0 72%, #e5e7eb 0)', 'conic-gradient(#16a34a 0, #16a34a 72%, #e5e7eb 0)']) {
  console.log(`${text}: ${show(parseConicGradient(text).stops)}`);
}
for (const text of ['linear-gradient(#16a34a 0 72%, #e5e7eb 72%)', 'linear-gradient(red, blue calc(100% - 8px))']) {
  console.log(`${text}: ${show(parseLinearGradient(text).stops)}`);
}
for (const text of [
  'radial-gradient(closest-side, #fff 79%, #000)',
  'radial-gradient(circle closest-side, #fff 79%, #000)',
]) {
  const { size, stops } = parseRadialGradient(text);
  console.log(`${text}: ${JSON.stringify(size)} ${show(stops)}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
conic-gradient(#16a34a 0 72%, #e5e7eb 0): #16a34a 0px, #e5e7eb 0px
conic-gradient(#16a34a 0, #16a34a 72%, #e5e7eb 0): #16a34a 0px, #16a34a 72%, #e5e7eb 0px
linear-gradient(#16a34a 0 72%, #e5e7eb 72%): #16a34a 0px, #e5e7eb 72%
linear-gradient(red, blue calc(100% - 8px)): red, blue undefinedpx
radial-gradient(closest-side, #fff 79%, #000): [{"type":"keyword","value":"farthest-corner"}] closest-side, #fff 79%, #000
radial-gradient(circle closest-side, #fff 79%, #000): [{"type":"keyword","value":"closest-side"}] #fff 79%, #000
OUTPUT
