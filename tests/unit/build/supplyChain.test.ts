import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAllowedLicence, readLockfile } from '~/build/scripts/licences';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  knip: { ignoreDependencies: string[] };
}

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const locked = readLockfile();

describe('the npm packages', () => {
  it('have exact versions', () => {
    const versions = Object.entries({ ...direct, ...manifest.overrides });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are locked with a checksum each', () => {
    expect(locked.length).toBeGreaterThan(300);
    expect(locked.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([]);
    for (const [name, version] of Object.entries(direct)) {
      expect(locked).toContainEqual(expect.objectContaining({ name, version }));
    }
  });

  it('come from the registry that npm is set to, not from hosts that the lockfile names', () => {
    expect(read('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
    // A package from elsewhere, such as git, would have one all the same.
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  it('run no install scripts', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  });

  it('have licences that the project allows', () => {
    expect(locked.filter(({ licence }) => !isAllowedLicence(licence))).toEqual([]);
    expect(isAllowedLicence('GPL-3.0')).toBe(false);
    expect(isAllowedLicence('(GPL-3.0 OR MIT)')).toBe(true);
    expect(isAllowedLicence('GPL-3.0 AND MIT')).toBe(false);
    expect(isAllowedLicence('GPL-3.0 AND (MIT OR Apache-2.0)')).toBe(false);
    expect(isAllowedLicence('MIT AND (GPL-3.0 OR Apache-2.0)')).toBe(true);
    expect(isAllowedLicence('unknown')).toBe(false);
  });

  it('are all explained in the table of src/README.md', () => {
    const table = read('src/README.md').split('## Dependencies')[1]?.split('\n## ')[0] ?? '';
    const named = [...table.matchAll(/^\| ([^|]+) \|/gm)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim().replace('\\*', '*'));
    const isNamed = (name: string) =>
      named.some(
        (each) => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))),
      );
    const used = Object.keys(direct).filter(
      (name) => !manifest.knip.ignoreDependencies.includes(name),
    );
    expect(used.filter((name) => !isNamed(name))).toEqual([]);
  });
});
