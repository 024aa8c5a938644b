/** Ends a run of tests on the built page at once if there is none, or one of older sources. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = 'dist/index.html';
const BUILD_COMMAND = 'npm run build';

/** Files and folders that a build reads. */
const SOURCES = [
  ...['src', 'public', 'index.html', 'mocks/contract/site.schema.json'],
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'],
];

function listFiles(root: string, path: string): string[] {
  if (!statSync(`${root}/${path}`).isDirectory()) return [path];
  return readdirSync(`${root}/${path}`).flatMap((name) => listFiles(root, `${path}/${name}`));
}

/**
 * What is wrong with the build in this folder, and the command to run; null if its page is newer than its sources.
 */
export function describeOutdatedBuild(root: string): string | null {
  if (!existsSync(`${root}/${BUILT}`)) return `${BUILT} does not exist: run "${BUILD_COMMAND}"`;
  const builtAtMs = statSync(`${root}/${BUILT}`).mtimeMs;
  const newer = SOURCES.filter((path) => existsSync(`${root}/${path}`))
    .flatMap((path) => listFiles(root, path))
    .find((path) => !path.endsWith('.md') && statSync(`${root}/${path}`).mtimeMs > builtAtMs);
  return newer === undefined ? null : `${newer} is newer than dist: run "${BUILD_COMMAND}"`;
}

/** Playwright's global setup. */
export default function checkBuild(): void {
  const fault = describeOutdatedBuild(fileURLToPath(new URL('../..', import.meta.url)));
  if (fault === null) return;
  console.error(`✗ ${fault}`);
  process.exit(1);
}
