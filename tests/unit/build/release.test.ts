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

it('a wrong config of the default site ends the build with its mistakes before anything is written', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const { buildStart } = release();
  if (typeof buildStart !== 'function') throw new Error('the plugin has no buildStart');
  expect(() => void Reflect.apply(buildStart, null, [])).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  expect(print.mock.calls).toEqual([[expect.stringContaining('gone.json cannot be read')]]);
});
