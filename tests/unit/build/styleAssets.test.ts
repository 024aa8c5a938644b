import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createStyleAssets, STYLE_ASSETS } from '~/build/styleAssets';

it('the files in src/design/assets/ are those that npm run style-assets writes', async () => {
  const files = await createStyleAssets();
  expect(files.size).toBe(11);
  expect(readdirSync(STYLE_ASSETS).sort()).toEqual(['LICENSE', ...files.keys()].sort());
  for (const [file, content] of files) {
    const committed = readFileSync(`${STYLE_ASSETS}${file}`);
    expect(Buffer.compare(committed, content), `${file} is not up to date`).toBe(0);
  }
});
