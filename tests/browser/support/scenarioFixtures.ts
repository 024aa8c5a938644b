import { test as base } from './fixtures';
import { startScenarioServer } from './scenarioPage';

interface TestFixtures {
  /** Console errors, uncaught errors and the page's own warnings. */
  logs: string[];
}

/** One scenario server per worker. */
export const test = base.extend<TestFixtures, { origin: string }>({
  origin: [
    async ({}, use) => {
      const server = await startScenarioServer();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],

  logs: async ({ page }, use) => {
    const logs: string[] = [];
    page.on('pageerror', (error) => logs.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const isOwnWarning = message.type() === 'warning' && message.text().startsWith('[demo]');
      if (message.type() === 'error' || isOwnWarning) logs.push(message.text());
    });
    await use(logs);
  },
});
