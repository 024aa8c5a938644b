import { resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';
import { release } from '~/build/plugins/release';
import { createConfig } from '~/build/viteConfig';

vi.mock('~/build/shippedSites', () => ({ findSite: () => 'gone.json' }));

it('a build with a base other than / is rejected', async () => {
  const build = (base: string) =>
    resolveConfig({ base, configFile: false, plugins: [release()] }, 'build');
  await expect(build('/folder/')).rejects.toThrow('base="/folder/" is not supported; allowed: /');
  await expect(build('/')).resolves.toMatchObject({ base: '/' });
});

it.each([
  ['build', 'production', 'production'],
  ['serve', 'development', 'development'],
  ['serve', 'test', 'test'],
] as const)('%s in the mode %s has the version of React for %s, whatever NODE_ENV is', (...run) => {
  const [command, mode, version] = run;
  vi.stubEnv('NODE_ENV', 'other');
  createConfig({ command, mode });
  expect(process.env['NODE_ENV']).toBe(version);
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
