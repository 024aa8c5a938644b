// @vitest-environment node
import { expect, it } from 'vitest';
import { startServer } from '../../../mocks/server';
import { createMockService } from '../../../mocks/service';
import { startDevServer, StartFailure } from '../../support/devServer';

it('with VITE_API_TARGET the page comes without the mock service, and its calls go to that service', async () => {
  const service = createMockService({ siteInfo: { title: 'настоящий сервис' } });
  const real = await startServer({ service });
  const dev = await startDevServer({ VITE_API_TARGET: real.origin });
  const page = await (await fetch(dev.origin)).text();
  expect(page).toContain('/src/main.tsx');
  expect(page).not.toContain('mocks');
  const answer = await fetch(`${dev.origin}/api/site/get-info?alias=demo&language=ru`);
  await expect(answer.json()).resolves.toMatchObject({ title: 'настоящий сервис' });
  expect(service.callsTo('siteInfo')).toHaveLength(1);
  await dev.close();
  service.close();
  await real.close();
}, 30_000);

it('a wrong value ends the start with one line and without a stack', async () => {
  const failure: unknown = await startDevServer({ VITE_API_TARGET: 'service' }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartFailure);
  const { said, code } = failure as StartFailure;
  expect(code).toBe(1);
  expect(said).toMatch(/^VITE_API_TARGET="service" is not an origin; allowed: [^\n]+\n$/);
}, 30_000);
