/** Installs missing or outdated packages. Runs with Node alone. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STAMP = `${ROOT}node_modules/.cache/installed-lockfile`;
const OLDEST_NODE = [20, 19];

/** Exits with one line if Node is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Node ${process.versions.node} is too old: install ${OLDEST_NODE.join('.')} or newer.`,
  );
  process.exit(1);
}

export function ensureInstalled() {
  checkNode();
  const lockfile = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockfile) return;
  console.log('Installing packages…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: see above, and run "npm ci" again.');
    process.exit(1);
  }
  mkdirSync(`${ROOT}node_modules/.cache`, { recursive: true });
  writeFileSync(STAMP, lockfile);
}
