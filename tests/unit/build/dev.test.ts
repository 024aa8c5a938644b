// @vitest-environment node
import { expect, it } from 'vitest';
import { spawnSync } from 'node:child_process';
import { startServer } from '~mocks/server';
import { createMockService } from '~mocks/service';
import { startDevServer, StartFailure } from '../../support/devServer';

it('with VITE_API_TARGET the dev server drops the mock service and proxies the calls', async () => {
  const service = createMockService({ siteInfo: { title: 'настоящий сервис' } });
  const real = await startServer({ service });
  const dev = await startDevServer({ VITE_API_TARGET: real.origin });
  const page = await (await fetch(dev.origin)).text();
  expect(page).toContain('/src/main.tsx');
  expect(page).not.toContain('mocks');
  const response = await fetch(`${dev.origin}/api/site/get-info?alias=demo&language=ru`);
  await expect(response.json()).resolves.toMatchObject({ title: 'настоящий сервис' });
  expect(service.callsTo('siteInfo')).toHaveLength(1);
  await dev.close();
  service.close();
  await real.close();
});

it('a wrong VITE_API_TARGET ends the dev server with one line and no stack', async () => {
  const failure: unknown = await startDevServer({ VITE_API_TARGET: 'service' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartFailure);
  const { output, code } = failure as StartFailure;
  expect(code).toBe(1);
  expect(output).toMatch(/^VITE_API_TARGET="service" is not an origin; allowed: [^\n]+\n$/);
});

it('a preview without a build ends with one line that names the command', () => {
  const parameters = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', 'gone'];
  const { status, stderr } = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    env: { ...process.env, PORT: '0' },
  });
  expect(status).toBe(1);
  expect(stderr).toBe('There is no build in gone/: run "npm run build" first.\n');
});
