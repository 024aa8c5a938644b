#!/usr/bin/env bash
# svgo 4.1.0 with its default settings, on outlines whose dashes are counted in hundredths: `pathLength="100"`, as rings of
# progress are drawn.
#
# Expected: `pathLength` stays wherever it says what the dashes mean. SVG 2 allows it on all basic shapes. Seen:
#   <path d="M1 5h8" …>
#     <path fill="none" stroke="red" stroke-dasharray="25 75" d="M1 5h8" pathLength="100"/>
#   <circle cx="5" cy="5" r="4" …>
#     <circle cx="5" cy="5" r="4" fill="none" stroke="red" stroke-dasharray="25 75"/>
#   <rect width="8" height="8" …>
#     <path fill="none" stroke="red" stroke-dasharray="25 75" d="M0 0h8v8H0z"/>
# Of a path alone it is kept. A ring of a quarter, 25 of 100, becomes a dash of 25 on an outline of 25.13: a full circle. A
# rectangle is even made a path, for which svgo knows the attribute, but only when it is already lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts svgo@4.1.0
cat >run.mjs <<'JS'
import { optimize } from 'svgo';
for (const shape of ['path d="M1 5h8"', 'circle cx="5" cy="5" r="4"', 'rect width="8" height="8"']) {
  const inner = `<${shape} fill="none" stroke="red" pathLength="100" stroke-dasharray="25 75"/>`;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`);
  console.log(`<${shape} …>`);
  console.log(`  ${/^<svg[^>]*>(.*)<\/svg>$/u.exec(data)[1]}`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
<path d="M1 5h8" …>
  <path fill="none" stroke="red" stroke-dasharray="25 75" d="M1 5h8" pathLength="100"/>
<circle cx="5" cy="5" r="4" …>
  <circle cx="5" cy="5" r="4" fill="none" stroke="red" stroke-dasharray="25 75"/>
<rect width="8" height="8" …>
  <path fill="none" stroke="red" stroke-dasharray="25 75" d="M0 0h8v8H0z"/>
OUTPUT
