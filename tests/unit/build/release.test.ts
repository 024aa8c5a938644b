import { resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { release } from '~/build/plugins/release';

vi.mock('~/build/shippedSites', () => ({ findDefaultSite: () => 'gone.json' }));

const build = (base: string) => resolveConfig({ base, logLevel: 'silent' }, 'build');

it('a build with a base other than / is rejected', async () => {
  await expect(build('/folder/')).rejects.toThrow('base="/folder/" is not supported; allowed: /');
  await expect(build('/')).resolves.toMatchObject({ base: '/' });
});

it('a build is a production build, whatever NODE_ENV is', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await expect(build('/')).resolves.toMatchObject({ isProduction: true });
  vi.unstubAllEnvs();
});

it('a wrong config of the default site ends the build with its mistakes before anything is written', async () => {
  const build = vi.fn();
  const { buildApp } = release();
  if (typeof buildApp !== 'object') throw new Error('the plugin has no buildApp');
  const built: unknown = Reflect.apply(buildApp.handler, null, [{ build, environments: {} }]);
  await expect(built).rejects.toMatchObject({
    stack: expect.stringMatching(/^gone\.json: [^\n]+ cannot be read[^\n]*$/) as unknown,
  });
  expect(build).not.toHaveBeenCalled();
});
