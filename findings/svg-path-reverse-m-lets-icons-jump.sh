#!/usr/bin/env bash
# svg-path-reverse 1.7.0, which turns the direction of an outline, on arrows as svgo and sets of icons write them. The boxes are
# of svg-path-commander 2.3.3.
#
# Expected: the same points from the last to the first. Pairs of numbers after `m` are relative lines, after `M` absolute ones,
# from the point itself (SVG 2, 9.3.3). Seen:
#   outline          svg-path-reverse           expected
#   m9 18 6-6-6-6    18,24 24,30 18,36 9,18     9,6 15,12 9,18
#   M9 18l6-6-6-6    9,6 15,12 9,18             the same
#   m6 9 6 6 6-6     24,18 18,24 12,18 6,9      18,9 12,15 6,9
#   M9 5 12 8        12,8 9,5 9,5               12,8 9,5
# The first point is taken twice, so the arrow lies elsewhere and has another shape, beside a box that ends at 15,18. The
# examples of its README have a single pair after each `m`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts svg-path-reverse@1.7.0 svg-path-commander@2.3.3
cat >run.cjs <<'JS'
const { reverse } = require('svg-path-reverse');
const commander = require('svg-path-commander');
const peer = commander.default ?? commander;
for (const outline of ['m9 18 6-6-6-6', 'M9 18l6-6-6-6', 'm6 9 6 6 6-6', 'M9 5 12 8']) {
  const box = (path) => {
    const { x, y, x2, y2 } = peer.getPathBBox(path);
    return [x, y, x2, y2].join(' ');
  };
  const turned = reverse(outline);
  console.log(`${outline}: ${turned}`);
  console.log(`  box ${box(outline)}, turned ${box(turned)}, turned twice ${box(reverse(turned))}`);
}
JS
node run.cjs | tee output
diff output - <<'OUTPUT'
m9 18 6-6-6-6: M 18 24 L 24 30 L 18 36 L 9 18
  box 9 6 15 18, turned 9 18 24 36, turned twice 9 18 24 36
M9 18l6-6-6-6: M 9 6 L 15 12 L 9 18
  box 9 6 15 18, turned 9 6 15 18, turned twice 9 6 15 18
m6 9 6 6 6-6: M 24 18 L 18 24 L 12 18 L 6 9
  box 6 9 18 15, turned 6 9 24 24, turned twice 6 9 24 24
M9 5 12 8: M 12 8 L 9 5 L 9 5
  box 9 5 12 8, turned 9 5 12 8, turned twice 9 5 12 8
OUTPUT
