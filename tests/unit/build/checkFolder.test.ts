import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '~tests/support/temporaryFolder';

/** Runs a script of a checkout in a folder of this name, in which nothing is installed. */
function runIn(name: string, script: string) {
  const checkout = join(temporaryFolder(), name);
  cpSync('src/build/scripts', join(checkout, 'src/build/scripts'), { recursive: true });
  return spawnSync(process.execPath, [`src/build/scripts/${script}`], {
    cwd: checkout,
    encoding: 'utf8',
  });
}

it.each<[name: string, script: string]>([
  ['a#b', 'start.mjs'],
  ['a?b', 'checkFolder.mjs'],
  ['a*b', 'checkFolder.mjs'],
  ['a{b', 'checkFolder.mjs'],
  ['a[1', 'checkFolder.mjs'],
  ['b]', 'checkFolder.mjs'],
])(
  'a checkout in a folder named %s is refused by %s with one line that says so',
  (name, script) => {
    const { status, stderr } = runIn(name, script);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^The project is in [^\n]+: move it to one without #, \?, \*, \{, \[ and \]\.\n$/,
    );
    expect(stderr).toContain(name);
  },
);

it('a checkout in a folder named with other signs is not refused', () => {
  expect(runIn("a анкета'}%20+b", 'checkFolder.mjs')).toMatchObject({ status: 0, stderr: '' });
});
