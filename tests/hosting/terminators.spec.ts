/** Other web servers in front of nginx, as TLS terminators, with the lines that the README has for them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { freePort } from '../support/freePort';
import { findTerminator, TERMINATORS, type Terminator } from '../support/programs.mjs';
import { expect, test } from './fixtures';
import { request, startNginx, waitForStart } from './nginx';

const README = 'src/build/hosting/README.md';
/** What the test needs beside the README's lines; each program gets the path of its file. */
const AROUND: Record<
  Terminator,
  { args: (file: string) => string[]; config: (lines: string, port: number) => string }
> = {
  caddy: {
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    config: (lines, port) =>
      `{\n  admin off\n  auto_https off\n}\nhttp://127.0.0.1:${port} {\n${lines}\n}\n`,
  },
  apache2: {
    args: (file) => ['-X', '-f', file],
    config: (lines, port) =>
      [
        `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile /tmp/landing-${port}.pid`,
        'ErrorLog /dev/null',
        ...['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'headers'].map(
          (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        `${lines}\n`,
      ].join('\n'),
  },
  lighttpd: {
    args: (file) => ['-D', '-f', file],
    config: (lines, port) =>
      `server.document-root = "/tmp"\nserver.bind = "127.0.0.1"\nserver.port = ${port}\n${lines}\n`,
  },
};

for (const name of TERMINATORS.filter((each) => findTerminator(each) !== undefined)) {
  test(`behind ${name} nginx serves the page, its calls, long cookies and a 404`, async ({
    service,
    upstream,
  }) => {
    const nginx = await startNginx({ apiOrigin: upstream.origin, terminator: '127.0.0.1' });
    const folder = await mkdtemp(`${tmpdir()}/landing-terminator-`);
    const port = await freePort();
    const row =
      new RegExp(`^\\| ${name} +\\|(.*)$`, 'm').exec(await readFile(README, 'utf8')) ?? [];
    const lines = [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, line = '']) =>
      line.replace('8080', new URL(nginx.origin).port),
    );
    expect(lines).not.toEqual([]);
    const { args, config } = AROUND[name];
    await writeFile(`${folder}/config`, config(lines.join('\n'), port));
    const program = spawn(findTerminator(name) ?? '', args(`${folder}/config`), {
      stdio: 'ignore',
      env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    });
    await waitForStart(program, port, folder);
    const open = (path: string, headers: Record<string, string> = {}) =>
      request({ origin: `http://127.0.0.1:${port}` }, path, {
        headers: { 'Accept-Encoding': 'gzip', 'X-Forwarded-For': '203.0.113.9', ...headers },
        localAddress: '127.0.0.2',
      });

    const direct = await request(nginx, '/', { headers: { 'Accept-Encoding': 'gzip' } });
    const page = await open('/?utm_source=y');
    expect(page.status).toBe(200);
    for (const header of ['content-security-policy', 'cache-control', 'link', 'content-encoding']) {
      expect(page.headers[header], header).toBe(direct.headers[header]);
    }
    expect((await open('/', { Cookie: `a=${'x'.repeat(32_000)}` })).status).toBe(200);
    expect((await open(`/?a=${'x'.repeat(32_000)}`)).status).toBe(200);
    const gone = await open('/assets/gone.js');
    expect(gone.status).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-cache');
    expect((await open('/api/site/get-info?alias=demo&language=ru')).status).toBe(200);
    expect(service.callsTo('siteInfo')[0]?.headers).toMatchObject({
      host: '127.0.0.1',
      'x-forwarded-for': '127.0.0.2',
    });

    program.kill();
    await once(program, 'exit');
    await nginx.stop();
    await rm(folder, { recursive: true });
  });
}
