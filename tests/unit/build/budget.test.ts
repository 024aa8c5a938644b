import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeSiteWithinBudget } from '~/build/budget';
import { temporaryFolder } from '~tests/support/temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'release'));
  // Makes a site whose page holds the config.
  writeFileSync(
    join(folder, 'release/site.mjs'),
    `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    const [, config, , out] = process.argv.slice(2);
    mkdirSync(out + '/assets', { recursive: true });
    writeFileSync(out + '/assets/index-1.js', '');
    writeFileSync(out + '/assets/DiagnosticsPanel-1.js', '');
    writeFileSync(out + '/_headers', '/*\\n  X-Content-Type-Options: nosniff\\n');
    const script = '<script src="/assets/index-1.js"></script><div id="below-form"></div>';
    writeFileSync(out + '/index.html', script + readFileSync(config, 'utf8'));`,
  );
});

/** Makes the site of a config with a text of this many bytes that cannot be compressed. */
async function make(bytes: number): Promise<void> {
  const config = join(folder, 'config.json');
  writeFileSync(config, randomBytes(bytes).toString('hex'));
  await makeSiteWithinBudget(join(folder, 'release'), config, join(folder, 'dist'));
}

const readPage = () => readFileSync(join(folder, 'dist/index.html'), 'utf8');

it('a page over the size budget fails the build and leaves the last page as it is', async () => {
  await make(10_000);
  const before = readPage();
  await expect(make(30_000)).rejects.toMatchObject({
    stack: 'The page is over its budget (.size-limit.js); the last one stays as it is.',
  });
  expect(readPage()).toBe(before);
  expect(readdirSync(folder)).not.toContain('dist-trial');
});
