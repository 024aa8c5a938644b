#!/usr/bin/env bash
# svgo 4.1.0 with its default settings, on shapes that are turned around the middle of a picture of 10 by 10 units.
#
# Expected: SVG 2 names `transform-origin` among the presentation attributes, so that the attribute, the same property in
# `style` and the centre within `rotate()` mean one and the same, and svgo, which writes a `transform` into the coordinates
# where it can, gives the same shape for all of them or leaves them as they are. Seen:
#   centre of rotate()      <path d="M10 10H6V6z"/>
#   attribute               <path d="M0 0h-4v-4z" transform-origin="5 5"/>
#   property in style       <path d="M0 0h4v4z" style="transform-origin:5px 5px" transform="rotate(180)"/>
#   attribute on a group    <path d="M0 0h-4v-4z"/>
# The attribute is not looked at: the shape is turned around 0 0 and now lies outside the picture, so that nothing is left to
# be seen, and on a group the attribute is gone, too. In `style` it is heeded, and the transform stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts svgo@4.1.0
cat >run.mjs <<'JS'
import { optimize } from 'svgo';
const shape = 'd="M0 0h4v4z"';
const cases = {
  'centre of rotate()': `<path ${shape} transform="rotate(180 5 5)"/>`,
  attribute: `<path ${shape} transform="rotate(180)" transform-origin="5 5"/>`,
  'property in style': `<path ${shape} transform="rotate(180)" style="transform-origin:5px 5px"/>`,
  'attribute on a group': `<g transform="rotate(180)" transform-origin="5 5"><path ${shape}/></g>`,
};
for (const [name, inner] of Object.entries(cases)) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inner}</svg>`);
  console.log(name.padEnd(23), /^<svg[^>]*>(.*)<\/svg>$/u.exec(data)[1]);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
centre of rotate()      <path d="M10 10H6V6z"/>
attribute               <path d="M0 0h-4v-4z" transform-origin="5 5"/>
property in style       <path d="M0 0h4v4z" style="transform-origin:5px 5px" transform="rotate(180)"/>
attribute on a group    <path d="M0 0h-4v-4z"/>
OUTPUT
