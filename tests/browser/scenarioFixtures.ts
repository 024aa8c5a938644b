import { test as base } from './fixtures';
import { startScenarioServer } from './scenarioPage';

/** One scenario server per worker. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await startScenarioServer();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
