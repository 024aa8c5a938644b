import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceFolder } from '~/build/site/replaceFolder';
import { temporaryFolder } from '~tests/support/temporaryFolder';

/** Folders that the file system refuses to rename or to write in, by their error. */
const refused = vi.hoisted(() => ({ rename: new Map<string, string>(), mkdir: '' }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
  return {
    ...original,
    rename: (from: string, to: string) => {
      const code = refused.rename.get(from);
      return code === undefined ? original.rename(from, to) : fail(code);
    },
    mkdir: (path: string, options?: { recursive: boolean }) =>
      refused.mkdir !== '' && path.startsWith(refused.mkdir)
        ? fail('EACCES')
        : original.mkdir(path, options),
  };
});

let parent = '';
let folder = '';

beforeEach(() => {
  parent = temporaryFolder();
  folder = join(parent, 'site');
  for (const path of ['assets', 'old', 'lost+found'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['index.html', 'assets/old.js', 'old/a.txt', 'ads.txt'])
    writeFileSync(join(folder, path), 'old');
});

afterEach(() => {
  refused.rename.clear();
  refused.mkdir = '';
});

const writeNew = async (partial: string) => {
  await mkdir(join(partial, 'assets'));
  // A folder before, now a file, and the other way round.
  await mkdir(join(partial, 'ads.txt'));
  for (const path of ['index.html', 'assets/new.js', 'old', 'ads.txt/b'])
    await writeFile(join(partial, path), 'new');
};
const NEW_FILES = ['ads.txt', 'ads.txt/b', 'assets', 'assets/new.js', 'index.html', 'old'];
const listFiles = () => readdirSync(folder, { recursive: true }).map(String).sort();

describe('the folder of a site', () => {
  it('is replaced as a whole', async () => {
    await replaceFolder(folder, writeNew);
    expect(listFiles()).toEqual(NEW_FILES);
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('that cannot be renamed, such as a mount, gets the new content in its place', async () => {
    refused.rename.set(folder, 'EBUSY');
    await replaceFolder(folder, writeNew);
    expect(listFiles()).toEqual([...NEW_FILES.slice(0, 5), 'lost+found', 'old']);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('new');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('in a folder that cannot be written gets the new content in its place', async () => {
    refused.mkdir = `${folder}.`;
    await replaceFolder(folder, writeNew);
    expect(listFiles()).toEqual([...NEW_FILES.slice(0, 5), 'lost+found', 'old']);
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('that can neither be renamed nor written keeps its content', async () => {
    refused.rename.set(folder, 'EBUSY');
    refused.mkdir = join(folder, '.');
    await expect(replaceFolder(folder, writeNew)).rejects.toThrow('EACCES');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old');
    expect(readdirSync(parent)).toEqual(['site']);
  });

  it('stays as it is when a signal ends the process, and no partial folder stays', async () => {
    const code = `
      import { replaceFolder } from './src/build/site/replaceFolder.ts';
      setInterval(() => undefined, 1_000);
      await replaceFolder(${JSON.stringify(folder)}, () => {
        console.log('writing');
        return new Promise(() => undefined);
      });`;
    const parameters = ['--import', 'tsx', '--input-type=module', '-e', code];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    await once(child.stdout, 'data');
    expect(readdirSync(parent)).toHaveLength(2);
    child.kill('SIGTERM');
    expect(await exited).toEqual([null, 'SIGTERM']);
    expect(readdirSync(parent)).toEqual(['site']);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old');
  });
});
