/** Licences of all installed packages, from the lockfile. `npm run licences` prints them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';

const LOCKFILE = new URL('../../../package-lock.json', import.meta.url);

/** Permissive licences, and weak copyleft limited to a package's own files or fonts. */
const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages whose licence is missing in the lockfile, checked manually. */
const LICENCES_WITHOUT_METADATA: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
};

interface Lockfile {
  packages: Record<
    string,
    { version?: string; license?: string; integrity?: string; dev?: boolean }
  >;
}

/** `isDev`: true for packages that are not part of the page. */
export function readLockfile() {
  const { packages } = JSON.parse(readFileSync(LOCKFILE, 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, integrity = '', dev = false }]) => {
      const name = path.split('node_modules/').at(-1) ?? path;
      const licence = license ?? LICENCES_WITHOUT_METADATA[name] ?? 'unknown';
      return { name, version, licence, integrity, isDev: dev };
    });
}

/** False for what is no SPDX expression as well. */
export function isAllowedLicence(expression: string): boolean {
  try {
    return satisfies(expression, ALLOWED_LICENCES);
  } catch {
    return false;
  }
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
