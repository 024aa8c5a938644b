/** Installs missing or outdated packages. Runs with Node alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

/** @returns the packages of a lockfile by their folders; none if it is missing or broken */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * By content: a switch of branches makes the lockfile newer, and `npm ci` deletes what is installed before it finds that
 * there is no network.
 */
function areAllInstalled() {
  // Written by npm when it has installed everything; without the packages of other platforms.
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([folder, { version, integrity, optional }]) => {
      const found = installed[folder];
      if (folder === '' || found === undefined) return folder === '' || optional === true;
      return found.version === version && found.integrity === integrity;
    },
  );
}

export function ensureInstalled() {
  checkNode();
  // An installation without development packages lacks Vite.
  if (existsSync(`${ROOT}node_modules/vite`) && areAllInstalled()) return;
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
