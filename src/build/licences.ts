/** The licences of everything that is installed, as the lockfile names them. `npm run licences` prints them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCKFILE = new URL('../../package-lock.json', import.meta.url);

/** Permissive ones, and those that ask for something only of whoever changes the package's own files or fonts. */
export const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Looked at by hand, since the lockfile names no licence: the package's own file does. */
const NAMED_BY_HAND: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' };

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly integrity: string;
  /** Whether it is of no use to the page itself. */
  readonly isDev: boolean;
}

interface Lockfile {
  packages: Record<
    string,
    { version?: string; license?: string; integrity?: string; dev?: boolean }
  >;
}

export function readLockfile(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, integrity = '', dev = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      const licence = license ?? NAMED_BY_HAND[name] ?? 'unknown';
      return { name, version, licence, integrity, isDev: dev };
    });
}

/** Of «A OR B» one is enough, of «A AND B» both are due. */
export function isAllowedLicence(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => ALLOWED_LICENCES.includes(each)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = readLockfile();
  for (const licence of [...new Set(packages.map((each) => each.licence))].sort()) {
    const those = packages.filter((each) => each.licence === licence);
    const shipped = those.filter(({ isDev }) => !isDev).map(({ name }) => name);
    const mark = isAllowedLicence(licence) ? '' : ', NOT ALLOWED';
    console.log(`${licence}: ${those.length} packages${mark}`);
    if (shipped.length > 0) console.log(`  of the page itself: ${shipped.join(', ')}`);
  }
}
