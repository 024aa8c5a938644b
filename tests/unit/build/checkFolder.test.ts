// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script of a checkout in a folder of this name, in which nothing is installed. */
function runIn(name: string, script: string) {
  const checkout = join(folder, name);
  mkdirSync(join(checkout, 'src/build'), { recursive: true });
  cpSync('src/build/scripts', join(checkout, 'src/build/scripts'), { recursive: true });
  return spawnSync(process.execPath, [`src/build/scripts/${script}`], {
    cwd: checkout,
    encoding: 'utf8',
  });
}

it.each(['a#b', 'a?b', 'a*b', 'a{b', 'a[1]', 'b]'])(
  'a checkout in a folder named %s is refused with one line that says so',
  (name) => {
    for (const script of ['start.mjs', 'checkFolder.mjs']) {
      const { status, stderr } = runIn(name, script);
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^The project is in [^\n]+: move it to one without #, \?, \*, \{, \[ and \]\.\n$/,
      );
      expect(stderr).toContain(name);
    }
  },
);

it.each(['a b', 'анкета', "a'b", 'a}b', 'a%20b', 'a+b'])(
  'a checkout in a folder named %s is not refused',
  (name) => {
    const { status, stderr } = runIn(name, 'checkFolder.mjs');
    expect(stderr).toBe('');
    expect(status).toBe(0);
  },
);
