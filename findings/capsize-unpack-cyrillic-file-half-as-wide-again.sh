#!/usr/bin/env bash
# @capsizecss/unpack 4.0.1 and @capsizecss/core 4.1.3, the size of a fallback font, on Manrope of @fontsource/manrope 5.3.0; the
# fallback is Arimo of @fontsource/arimo 5.3.0, whose widths are those of Arial. fontkit 2.0.4 measures texts.
#
# Expected: `xWidthAvg` is the average width of the letters of the font, weighted by how often they are written, and its
# documentation says that it falls back to xAvgCharWidth of the table OS/2. The file with the Cyrillic letters has no Latin
# ones, so that it is 1213, or that of its own letters. Seen, with the real ratio of the widths of a text beside it:
#   file             xWidthAvg   OS/2   size-adjust of the fallback   a text in Manrope to one in Arimo
#   manrope-latin    920         1102   103.1851 %                    106.15 %
#   manrope-cyrillic 1313        1213   147.2631 %                    105.77 %
# Latin letters are looked up in each file, and where there is none the box for a missing letter is measured, 1480 wide, which
# is no miss to it. Whoever takes the file that a Russian page loads gets a fallback that is half as large again, instead
# of the 6 % that would keep the lines where they are: the page jumps more than without it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @capsizecss/unpack@4.0.1 @capsizecss/core@4.1.3 fontkit@2.0.4 \
  @fontsource/manrope@5.3.0 @fontsource/arimo@5.3.0
cat >run.mjs <<'JS'
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { openSync } from 'fontkit';
const path = (font, subset) => `node_modules/@fontsource/${font}/files/${font}-${subset}-400-normal.woff2`;
const width = (font, subset, text) => {
  const file = openSync(path(font, subset));
  const widths = [...text].map((letter) => file.glyphForCodePoint(letter.codePointAt(0)).advanceWidth);
  return widths.reduce((sum, value) => sum + value, 0) / file.unitsPerEm;
};
const arial = { ...(await fromFile(path('arimo', 'latin'))), familyName: 'Arial' };
const texts = { latin: 'Themoneyisonyourcardinfiveminutes', cyrillic: 'Деньгинакартезапятьминутбезсправок' };
for (const [subset, text] of Object.entries(texts)) {
  const file = path('manrope', subset);
  const metrics = await fromFile(file);
  const stack = createFontStack([{ ...metrics, familyName: 'Manrope' }, arial]);
  const [adjusted] = JSON.stringify(stack.fontFaces).match(/size-adjust: [\d.]+%/);
  const ratio = (width('manrope', subset, text) / width('arimo', subset, text)) * 100;
  const { xAvgCharWidth } = openSync(file)['OS/2'];
  console.log(`${subset}: ${metrics.xWidthAvg}, ${xAvgCharWidth}, ${adjusted}, ${ratio.toFixed(2)}%`);
}
JS
node run.mjs | tee output
diff output - <<'OUTPUT'
latin: 920, 1102, size-adjust: 103.1851%, 106.15%
cyrillic: 1313, 1213, size-adjust: 147.2631%, 105.77%
OUTPUT
