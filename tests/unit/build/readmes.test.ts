import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** All text of the project's files whose names match. */
const read = (name: RegExp): string =>
  ['src', 'mocks', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => name.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

it('every constant that a README names is in a source', () => {
  const source = read(/\.(tsx?|mjs)$/);
  const constants = read(/\.md$/).match(/(?<=`)[A-Z_]{4,}(?=`)/g) ?? [];
  expect(constants).toContain('AD_PLATFORMS');
  expect(constants.filter((each) => !new RegExp(`\\b${each}\\b`).test(source))).toEqual([]);
});
