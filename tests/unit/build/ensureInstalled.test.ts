import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '~tests/support/temporaryFolder';

const vite = { version: '8.0.0', integrity: 'sha512-a', dev: true };
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/vite': vite,
  'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

/** Runs it in a checkout whose lockfile is newer than what is installed; no npm can be found. */
function ensureInstalled(installed: object) {
  const folder = temporaryFolder();
  const write = (path: string, packages: object) =>
    writeFileSync(join(folder, path), JSON.stringify({ packages }));
  cpSync('src/build/scripts', join(folder, 'src/build/scripts'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/vite'), { recursive: true });
  write('package-lock.json', LOCKED);
  write('node_modules/.package-lock.json', installed);
  utimesSync(join(folder, 'node_modules/.package-lock.json'), 1, 1);
  const script =
    "import('./src/build/scripts/ensureInstalled.mjs').then((m) => m.ensureInstalled())";
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  return stdout;
}

it('nothing is installed again where only the time of the lockfile is newer: npm would delete first', () => {
  expect(ensureInstalled({ 'node_modules/vite': vite })).toBe('');
});

it.each([
  ['another version', { 'node_modules/vite': { ...vite, version: '7.0.0' } }],
  ['another file of the same version', { 'node_modules/vite': { ...vite, integrity: 'sha512-c' } }],
  ['nothing', {}],
])('the packages are installed where %s was', (_case, installed) => {
  expect(ensureInstalled(installed)).toBe('Installing packages…\n');
});
