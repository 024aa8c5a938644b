/** Installs missing or outdated packages. Runs with Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import './checkFolder.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The first supported minor version of each supported major version below `OLDEST_FULL_MAJOR`. */
const OLDEST_MINOR = { 20: 19, 22: 13 };
/** Supported with every minor version, as are all later ones. */
const OLDEST_FULL_MAJOR = 24;

/** Exits with one line if Node is not supported. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= OLDEST_FULL_MAJOR || minor >= (OLDEST_MINOR[major] ?? Infinity)) return;
  console.error(
    `Node ${process.versions.node} is not supported: install 20.19, 22.13, ${OLDEST_FULL_MAJOR} or newer.`,
  );
  process.exit(1);
}

/** @returns 0 for a missing file; npm writes its own lockfile last, however it was run */
function writtenMs(path) {
  return statSync(`${ROOT}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

export function ensureInstalled() {
  checkNode();
  const isCurrent =
    writtenMs('node_modules/.package-lock.json') >= writtenMs('package-lock.json') &&
    // Missing after an installation without development packages.
    existsSync(`${ROOT}node_modules/vite`);
  if (isCurrent) return;
  console.log('Installing packages…');
  // With NODE_ENV=production npm would leave out the development packages.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see above, and run "npm ci" again.');
    process.exit(1);
  }
}
