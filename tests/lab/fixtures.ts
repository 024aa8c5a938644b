import { test as base } from '~tests/browser/support/fixtures';
import { startDevServer } from '~tests/support/devServer';

/** With one development server for all tests: the project has one worker. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await startDevServer();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
