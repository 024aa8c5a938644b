/** The command that makes sites, as an operator runs it on a server. */
import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
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
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'operator-')));
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

test('the nginx folder gets the server of a site once, and all other files each time', async ({
  folder,
}) => {
  const make = (out: string, config = 'bereg.json') =>
    run(folder, `node "$RELEASE/site.mjs" --config ${config} --out ${out} --nginx etc/landing`);
  /** Without the warnings about the config. */
  const notesOf = ({ stderr }: { stderr: string }) =>
    stderr.split('\n').filter((line) => !/^(bereg\.json: |$)/.test(line));
  const first = await make('www/bereg');
  const server = `${folder}/etc/landing/sites/bereg.conf`;
  const written = await readFile(server, 'utf8');
  expect(written).toContain(`root "${folder}/www/bereg";`);
  expect(written).toContain('server_name bereg.example;');
  expect(notesOf(first)).toEqual([
    `${server}: is new; check its listen, server_name, set_real_ip_from and proxy_pass`,
  ]);

  await writeFile(server, written.replace('8080', '80'));
  await writeFile(`${folder}/etc/landing/server.conf`, '');
  await writeFile(`${folder}/etc/landing/headers/bereg.conf`, '');
  expect(notesOf(await make('www/bereg'))).toEqual([]);
  expect(await readFile(server, 'utf8')).toContain('listen 80;');
  for (const file of ['server.conf', 'headers/bereg.conf']) {
    expect(await readFile(`${folder}/etc/landing/${file}`, 'utf8'), file).not.toBe('');
  }
  expect(notesOf(await make('www/other'))).toEqual([
    `${server}: does not contain "root "${folder}/www/other";"`,
  ]);

  const config = JSON.parse(await readFile(`${folder}/bereg.json`, 'utf8')) as typeof bereg;
  const head = { ...config.head, origin: 'https://www.loan.example' };
  await writeFile(`${folder}/loan.json`, JSON.stringify({ ...config, head }));
  await make('www/loan', 'loan.json');
  const other = await readFile(`${folder}/etc/landing/sites/loan.conf`, 'utf8');
  expect(other).toContain('server_name www.loan.example loan.example;');

  const moved = { ...config.head, origin: 'https://гавань.рф' };
  await writeFile(`${folder}/loan.json`, JSON.stringify({ ...config, head: moved }));
  const made = await make('www/loan', 'loan.json');
  expect(made.stderr).toContain(
    '/etc/landing/sites/loan.conf: server_name has no xn--80aafc7c0e.xn--p1ai, the host of head.origin (гавань.рф)',
  );
});

test('the command refuses with one line what nginx would read or cannot be', async ({ folder }) => {
  await cp(`${folder}/bereg.json`, `${folder}/a;b.json`);
  for (const [options, message] of [
    ['--config "a;b.json" --out www --nginx etc', '--nginx: "a;b"'],
    ['--config bereg.json --out "w$w" --nginx etc', '--nginx: "'],
    ['--config bereg.json --out www --keep-assets x', '--keep-assets: "x"'],
    [
      '--config bereg.json --config bereg.json --variant b.json --out www',
      '--variant: there is more than one --config',
    ],
    ['--config bereg.json --out www --nginx bereg.json', '--nginx: "'],
  ] as const) {
    const command = `node "$RELEASE/site.mjs" ${options.replace('$', '\\$')}`;
    const failure: unknown = await run(folder, command).catch((error: unknown) => error);
    const { stderr } = failure as { stderr: string };
    const lines = stderr
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('bereg.json: '));
    expect(lines, options).toHaveLength(1);
    expect(lines[0]?.startsWith(message), options).toBe(true);
  }
});
