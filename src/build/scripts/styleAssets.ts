/** `npm run style-assets`: writes the typeface and the background pictures into `src/design/assets/`. */
import { writeFile } from 'node:fs/promises';
import { createStyleAssets, STYLE_ASSETS } from '../styleAssets';

for (const [file, content] of await createStyleAssets()) {
  await writeFile(`${STYLE_ASSETS}${file}`, content);
}
