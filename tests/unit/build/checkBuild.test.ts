import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOutdatedBuild } from '../../support/checkBuild';
import { temporaryFolder } from '../../support/temporaryFolder';

it('before tests on the built page a build that is missing, or older than a source, is told with the command that makes it', () => {
  const root = temporaryFolder();
  /** Writes a file that was last changed in this second, and checks the build. */
  const write = (path: string, second: number) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, second, second);
    return describeOutdatedBuild(root);
  };
  expect(write('index.html', 1)).toBe('dist/index.html does not exist: run "npm run build"');
  expect(write('dist/index.html', 3)).toBeNull();
  // The page does not contain them.
  for (const path of ['src/README.md', 'tests/run.mjs']) expect(write(path, 4)).toBeNull();
  for (const path of ['package-lock.json', 'src/app/startUp.ts']) {
    expect(write(path, 4)).toBe(`${path} is newer than dist: run "npm run build"`);
    write(path, 1);
  }
});
