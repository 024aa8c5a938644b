/** Every scenario on the built page shows its expected state, without unexpected console errors. */
import type { BrowserContext } from '@playwright/test';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';
import { expect } from './fixtures';
import { test as base } from './scenarioFixtures';
import { expectTexts, openScenario } from './scenarioPage';

interface TestFixtures {
  /** Console errors, uncaught errors and the page's own warnings. */
  logs: string[];
}
interface WorkerFixtures {
  /** Shared, so that its HTTP cache is filled only once. */
  shared: BrowserContext;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'ru-RU',
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
    await shared.unrouteAll({ behavior: 'ignoreErrors' });
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

// Recording a trace for each scenario takes longer than the tests.
test.use({ trace: 'off' });

/** Chromium logs it for every failed request. */
const FAILED_REQUEST = 'Failed to load resource';

for (const name of SCENARIO_NAMES) {
  const { title, expects } = SCENARIOS[name];
  const { logs: allowed = [] } = expects;
  test(`scenario ${name} shows its state: ${title}`, async ({ page, origin, logs }) => {
    await openScenario(page, origin, name);
    await expect(page.locator('#root')).toHaveAttribute(
      'aria-busy',
      String(expects.isBusy ?? false),
    );
    await expectTexts(page, name);
    await expect(page.locator('html')).toHaveAttribute('data-theme', expects.theme ?? 'default');
    if (expects.firstSlot !== undefined) {
      const slot = page.locator('[data-slot-id]').first();
      await expect(slot).toHaveAttribute('data-status', expects.firstSlot);
    }
    const isAllowed = (line: string) =>
      allowed.some((part) => line.includes(part)) ||
      (allowed.length > 0 && line.startsWith(FAILED_REQUEST));
    expect(logs.filter((line) => !isAllowed(line))).toEqual([]);
    // Polled, because analytics fails only after the load event.
    for (const part of allowed) await expect.poll(() => logs.join('\n')).toContain(part);
  });
}
