import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

it('a build with a base other than / is rejected', async () => {
  const build = (base: string) => resolveConfig({ base, logLevel: 'silent' }, 'build');
  await expect(build('/folder/')).rejects.toThrow('base="/folder/" is not supported; allowed: /');
  await expect(build('/')).resolves.toMatchObject({ base: '/' });
});
