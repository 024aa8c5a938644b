/** `npm run check` on a site behind nginx. */
import { execFile } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { DIST } from '../support/dist';
import { joinedHeaders, replacedHeaders } from '../support/headersOfHosts';
import { expect, test } from './fixtures';
import { startNginx } from './nginx';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the command as a monitor does, but with any certificate: nobody has signed the tests'. */
async function check(...urls: readonly string[]): Promise<{ code: unknown; lines: string[] }> {
  const options = ['run', '--silent', 'check', '--', ...urls];
  const env = { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1' };
  const run = promisify(execFile)('npm', options, { cwd: ROOT, env });
  const result: unknown = await run.catch((error: unknown) => error);
  const { code = 0, stdout = '', stderr = '' } = result as Record<string, string>;
  return { code, lines: `${stdout}${stderr}`.trim().split('\n') };
}

/** Replaces the only occurrence of a text in a file. */
async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  await writeFile(file, edited);
}

test('a healthy site has no fault, gets no lead or visit, and a site with another page, or none, is one fault', async ({
  nginx,
  service,
}) => {
  const { code, lines } = await check(`${nginx.origin}/?utm_source=monitor`);
  expect(lines).toEqual([
    expect.stringMatching(/^http:\S+: Гавань займов, build [\w-]{8}, no fault$/),
  ]);
  expect(code).toBe(0);
  expect(service.calls.map(({ method }) => method)).not.toContain('POST');
  expect(service.calls).toHaveLength(6);

  await writeFile(`${nginx.folder}/www/demo/index.html`, '<title>Скоро</title>');
  for (const suffix of ['.br', '.gz']) await rm(`${nginx.folder}/www/demo/index.html${suffix}`);
  const replaced = await check(nginx.origin, 'http://127.0.0.1:1/');
  expect(replaced.code).toBe(1);
  expect(replaced.lines[0]).toBe(`${nginx.origin}: responds 200 without a page of this project`);
  expect(replaced.lines).toContain('http://127.0.0.1:1/: faults: 1');
});

for (const [what, headersOf] of [
  ['joins the headers of all rules', joinedHeaders],
  ['takes those of the last rule', replacedHeaders],
] as const) {
  test(`a site on a host that ${what} has no fault`, async () => {
    const service = createMockService();
    const text = await readFile(`${DIST}/_headers`, 'utf8');
    const host = await startServer({
      service,
      dist: DIST,
      headers: (path) => ({
        ...(path.startsWith('/api/') ? {} : headersOf(text, path)),
        ...(path.startsWith('/assets/gone') ? { 'Cache-Control': 'no-store' } : {}),
      }),
      // With clean urls, as Cloudflare Pages has them.
      middleware: ({ url = '' }, response, next) => {
        const [, path] = /^(.*)\.html$/.exec(url) ?? [];
        if (path === undefined) next();
        else response.writeHead(308, { Location: path }).end();
      },
    });
    const { code, lines } = await check(host.origin);
    expect(lines).toEqual([expect.stringMatching(/, no fault$/)]);
    expect(code).toBe(0);
    await host.close();
    service.close();
  });
}

test('a broken site has a line for each fault', async ({ nginx }) => {
  const { origin, folder } = nginx;
  const assets = `${folder}/www/demo/assets`;
  const [dialog = ''] = (await readdir(assets)).filter((name) => /^RulesDialog-.*js$/.test(name));
  for (const suffix of ['', '.br', '.gz']) await rm(`${assets}/${dialog}${suffix}`);
  // As after a release without a reload, and in a configuration made by hand.
  const headers = `${folder}/landing/headers/demo.conf`;
  await edit(headers, /'sha256-[^']+'/, "'sha256-earlier='");
  await edit(headers, 'add_header X-Content-Type-Options "nosniff" always;', '');
  const server = `${folder}/landing/server.conf`;
  await edit(server, 'try_files $uri $uri/index.html =404;', 'try_files $uri /index.html;');
  await edit(server, 'gzip_static on;', 'gzip_static off;');
  await edit(server, 'gzip on;', 'gzip off;');
  await rm(`${folder}/landing/brotli.conf`, { force: true });
  await edit(`${folder}/landing/api.conf`, 'proxy_http_version 1.1;', 'return 503;');
  await nginx.reload();
  const { code, lines } = await check(origin);
  expect(code).toBe(1);
  const faults = lines.map((line) => line.replace(`${origin}: `, ''));
  const policy = "script-src 'self' 'sha256-earlier='";
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`/ has another Content-Security-Policy: ${policy}`),
      '/ has no X-Content-Type-Options; the config asks for nosniff',
      '/ is not compressed',
      `/assets/${dialog} is text/html; charset=utf-8, not a script`,
      '/assets/gone.js, which does not exist, responds 200, not 404',
      '/gone, which does not exist, responds 200, not 404',
      '/api/site/get-info?alias=demo&language=ru responds 503',
    ]),
  );
  expect(faults.at(-1)).toMatch(/^Гавань займов, build [\w-]{8}, faults: \d+$/);
});

test('a missing script, an immutable 404, an answer against the contract and a path for which the connection is broken are found', async ({
  nginx,
}) => {
  const service = createMockService({ siteInfo: { ads_use: true, use_old_checkbox: '0' } });
  const upstream = await startServer({ service });
  const { origin, folder } = nginx;
  const assets = `${folder}/www/demo/assets`;
  const [dialog = ''] = (await readdir(assets)).filter((name) => /^RulesDialog-.*js$/.test(name));
  for (const suffix of ['', '.br', '.gz']) await rm(`${assets}/${dialog}${suffix}`);
  await edit(`${folder}/landing/sites/demo.conf`, /http:\/\/127\.0\.0\.1:\d+/, upstream.origin);
  await edit(`${folder}/landing/landing.conf`, 'default "no-cache";', 'default "immutable";');
  await nginx.reload();
  const { code, lines } = await check(origin);
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      `${origin}: /assets/${dialog} is missing: 404`,
      `${origin}: /assets/gone.js, which does not exist, may be kept: immutable`,
      expect.stringContaining(
        '/api/site/get-info?alias=demo&language=ru does not follow the contract: ads_use: ',
      ),
      `${origin}: /api/site/get-info?alias=demo&language=ru has use_old_checkbox 0, but the config's consent.variant is "settings": set "configured"`,
    ]),
  );
  const broken = 'location ~ ^/(404|gone|assets/gone) {\n  return 444;\n}\n';
  await edit(`${folder}/landing/server.conf`, 'location / {', `${broken}location / {`);
  await nginx.reload();
  const { lines: unanswered } = await check(origin);
  expect(unanswered).toEqual(
    expect.arrayContaining(
      ['/404.html', '/assets/gone.js', '/gone'].map((path): unknown =>
        expect.stringContaining(`${origin}: ${path} does not respond: `),
      ),
    ),
  );
  await upstream.close();
  service.close();
});

test('over TLS a host may ask for encryption for longer, and for its subdomains, but not for less', async ({
  upstream,
}) => {
  const nginx = await startNginx({ apiOrigin: upstream.origin, isSecure: true });
  const landing = `${nginx.folder}/landing/landing.conf`;
  await edit(landing, '"max-age=31536000"', '"max-age=63072000; includeSubDomains; preload"');
  await nginx.reload();
  expect((await check(nginx.origin)).lines).toEqual([expect.stringMatching(/, no fault$/)]);
  await edit(landing, /"max-age=63072000[^"]*"/, '"max-age=300"');
  await nginx.reload();
  expect((await check(nginx.origin)).lines).toContain(
    `${nginx.origin}: / has another Strict-Transport-Security: max-age=300; the config asks for max-age=31536000`,
  );
  await nginx.stop();
});

test('the command without a url, or with a wrong one, ends with its usage', async () => {
  for (const urls of [[], ['loan.example'], ['ftp://loan.example']]) {
    const { code, lines } = await check(...urls);
    expect(code).toBe(2);
    expect(lines).toEqual([
      'usage: npm run check -- <url> [<url>…]; allowed: http and https urls of sites',
    ]);
  }
});
