import type { RunningServer } from '~mocks/server';
import { test as base } from './fixtures';
import { startScenarioServer } from './scenarioPage';

interface TestFixtures {
  /** Of the server of all scenarios. */
  origin: string;
  /** Console errors, uncaught errors and the page's own warnings. */
  logs: string[];
}

/**
 * Started once, and closed with the worker's process. A fixture of the worker would be another kind of worker: these
 * tests would start processes and browsers of their own.
 */
let server: Promise<RunningServer> | undefined;

export const test = base.extend<TestFixtures>({
  origin: async ({}, use) => {
    server ??= startScenarioServer();
    await use((await server).origin);
  },

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
