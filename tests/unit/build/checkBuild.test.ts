// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOutdatedBuild } from '../../support/checkBuild';

describe('before tests on the built page', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'landing-build-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Writes a file that was last changed in this second. */
  function write(path: string, second: number): void {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    utimesSync(file, second, second);
  }

  it('a missing build is named with the command that makes it', () => {
    write('src/main.tsx', 1);
    expect(describeOutdatedBuild(root)).toBe('dist/index.html does not exist: run "npm run build"');
  });

  it('a build that is newer than all its sources is used', () => {
    write('src/app/startUp.ts', 1);
    write('index.html', 2);
    write('dist/index.html', 3);
    // The page does not contain them.
    write('src/README.md', 4);
    write('tests/run.mjs', 4);
    expect(describeOutdatedBuild(root)).toBeNull();
  });

  it.each(['src/app/startUp.ts', 'public/demo/favicon.svg', 'index.html', 'package-lock.json'])(
    'a build that is older than %s is named with the command that makes it anew',
    (path) => {
      write('dist/index.html', 3);
      write(path, 4);
      expect(describeOutdatedBuild(root)).toBe(`${path} is newer than dist: run "npm run build"`);
    },
  );
});
