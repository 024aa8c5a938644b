#!/usr/bin/env bash
# svg-path-bounding-box 1.0.4, svg-path-commander 2.3.3 beside it: the box around an outline, as one needs it for `viewBox`.
#
# Expected: the box that the curve fills. `drawn` are 10 001 points of the curve by svg-path-properties 2.1.0. Seen, top and
# bottom:
#   outline                            box               commander   drawn
#   M0 0Q5 10 10 0                     0 to 5            0 to 5      0 to 5
#   M10 80Q52.5 10 95 80               55.97 to 80       45 to 80    45 to 80
#   M10 80Q52.5 10 95 80T180 80        55.97 to 124.86   45 to 115   45 to 115
#   the same wave of two Q             55.97 to 124.86   45 to 115   45 to 115
#   a wave of cubic curves             as drawn          as drawn
# A quadratic curve is right when it begins at 0,0 alone. The wave sticks out of its box at the top by 11 units, where an icon
# is cut off, and at the bottom 10 units are empty.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts svg-path-bounding-box@1.0.4 svg-path-commander@2.3.3 \
  svg-path-properties@2.1.0
cat >run.cjs <<'JS'
const boxOf = require('svg-path-bounding-box');
const commander = require('svg-path-commander');
const { svgPathProperties } = require('svg-path-properties');
const { getPathBBox } = commander.default ?? commander;
const drawn = (outline) => {
  const curve = new svgPathProperties(outline);
  const length = curve.getTotalLength();
  const heights = Array.from({ length: 10_001 }, (_, index) => curve.getPointAtLength((length * index) / 10_000).y);
  return [Math.min(...heights), Math.max(...heights)];
};
for (const outline of [
  'M0 0Q5 10 10 0',
  'M10 80Q52.5 10 95 80',
  'M10 80Q52.5 10 95 80T180 80',
  'M10 80Q52.5 10 95 80Q137.5 150 180 80',
  'M10 80C38 33 67 33 95 80S152 127 180 80',
]) {
  const { minY, maxY } = boxOf(outline);
  const { y, y2 } = getPathBBox(outline);
  const show = (heights) => heights.map((height) => height.toFixed(2)).join(' to ');
  console.log(`${outline}: box ${show([minY, maxY])}, commander ${show([y, y2])}, drawn ${show(drawn(outline))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
M0 0Q5 10 10 0: box 0.00 to 5.00, commander 0.00 to 5.00, drawn 0.00 to 5.00
M10 80Q52.5 10 95 80: box 55.97 to 80.00, commander 45.00 to 80.00, drawn 45.00 to 80.00
M10 80Q52.5 10 95 80T180 80: box 55.97 to 124.86, commander 45.00 to 115.00, drawn 45.00 to 115.00
M10 80Q52.5 10 95 80Q137.5 150 180 80: box 55.97 to 124.86, commander 45.00 to 115.00, drawn 45.00 to 115.00
M10 80C38 33 67 33 95 80S152 127 180 80: box 44.75 to 115.25, commander 44.75 to 115.25, drawn 44.75 to 115.25
OUTPUT
