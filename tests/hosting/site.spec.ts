/** The command that makes sites, as an operator runs it on a server. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { bereg } from '../support/sites';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RIGHTS = 0o777;

/** A folder with a config and its publicDir. */
const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'operator-'));
    await cp(`${ROOT}public/bereg`, `${folder}/public`, { recursive: true });
    const config = { ...bereg, publicDir: 'public' };
    await writeFile(`${folder}/bereg.json`, JSON.stringify(config));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const run = (folder: string, command: string) =>
  promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env: { ...process.env, RELEASE: `${ROOT}dist-release` },
  });

test('a site made under a strict umask can be read by every user', async ({ folder }) => {
  await mkdir(`${folder}/public/.well-known/nested`, { recursive: true });
  await writeFile(`${folder}/public/.well-known/nested/a.txt`, '');
  await run(
    folder,
    `umask 077 && chmod -R go= public && cp -r "$RELEASE" release && chmod -R go= release &&
    node release/site.mjs --config bereg.json --out sites/bereg`,
  );
  const paths = await readdir(`${folder}/sites`, { recursive: true });
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const { mode } = await stat(`${folder}/sites/${path}`);
    const isFolder = (await stat(`${folder}/sites/${path}`)).isDirectory();
    expect((mode & RIGHTS).toString(8), path).toBe(isFolder ? '755' : '644');
  }
  expect(((await stat(`${folder}/sites`)).mode & RIGHTS).toString(8)).toBe('755');
});
