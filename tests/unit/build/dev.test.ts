import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '~mocks/server';
import { createMockService } from '~mocks/service';
import { startDevServer, StartFailure } from '../../support/devServer';
import { temporaryFolder } from '../../support/temporaryFolder';

const service = createMockService({ siteInfo: { title: 'настоящий сервис' } });
const INFO = '/api/site/get-info?alias=demo&language=ru';
let real: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  real = await startServer({ service });
});
afterAll(async () => {
  service.close();
  await real.close();
});

describe('the dev server with VITE_API_TARGET, and NODE_ENV=production in the environment', () => {
  let dev: Awaited<ReturnType<typeof startDevServer>>;
  const load = async (path: string) => (await fetch(`${dev.origin}${path}`)).text();

  beforeAll(async () => {
    dev = await startDevServer({ VITE_API_TARGET: real.origin, NODE_ENV: 'production' });
  });
  afterAll(() => dev.close());

  it('drops the mock service and proxies the calls', async () => {
    const page = await load('');
    expect(page).toContain('/src/main.tsx');
    expect(page).not.toContain('mocks');
    expect(page).toMatch(/<script>[^<]{3000,}/);
    const response = await fetch(dev.origin + INFO);
    await expect(response.json()).resolves.toMatchObject({ title: 'настоящий сервис' });
  });

  it('refuses a scenario, which needs the mock service', async () => {
    const refused = await fetch(`${dev.origin}/?scenario=dark`);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toBe(
      'scenario needs the mock service: start without VITE_API_TARGET\n',
    );
  });

  it('uses the development version of React', async () => {
    const component = await load('/src/app/App.tsx');
    const [runtime = ''] = /\/[^"]*jsx-dev-runtime[^"]*/.exec(component) ?? [];
    expect(await load(runtime)).toContain('react-jsx-dev-runtime.development');
  });
});

it('a wrong VITE_API_TARGET ends the dev server with one line that says what is allowed, and no stack', async () => {
  const failure: unknown = await startDevServer({ VITE_API_TARGET: 'service' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartFailure);
  const { output, code } = failure as StartFailure;
  expect(code).toBe(1);
  expect(output).toMatch(/\[VITE_API_TARGET="service" is not an origin; allowed: [^\n]+\]\n$/);
  expect(output).not.toMatch(/^\s+at /m);
});

it('a preview without a build ends with a line that names the command, and no stack', () => {
  const parameters = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', 'gone'];
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no build in gone/: run "npm run build" first.');
  expect(stderr).not.toMatch(/^\s+at /m);
});

it.each([
  [['--port', '99999', '--host', 'localhost'], 'PORT="99999" is not a port; allowed: 0 to 65535'],
  [['--prot', '3000'], 'usage: npm start -- [--port <port>] [--host <host>]'],
])('npm start reads the options %j', (options, message) => {
  const script = ['src/build/scripts/start.mjs', ...options];
  const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

it('a preview with VITE_API_TARGET sends the headers of the build, and passes calls on', async () => {
  const outDir = temporaryFolder();
  writeFileSync(join(outDir, 'index.html'), '<title>built</title>');
  writeFileSync(join(outDir, '_headers'), "/*\n  Content-Security-Policy: default-src 'none'\n");
  const options = ['preview', '--outDir', outDir];
  const preview = await startDevServer({ VITE_API_TARGET: real.origin }, options);
  const page = await fetch(preview.origin);
  expect(await page.text()).toContain('built');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect((await fetch(`${preview.origin}/?scenario=dark`)).status).toBe(400);
  const call = await fetch(preview.origin + INFO);
  expect(await call.text()).toContain('настоящий сервис');
  expect(call.headers.get('content-security-policy')).toBeNull();
  await preview.close();
});
