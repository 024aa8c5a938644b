/** Every scenario on the built page: it opens, shows what it is there to show, and the console knows of no defect. */
import type { BrowserContext } from '@playwright/test';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';
import { expect, test as base } from './fixtures';
import { openScenario, startScenarioServer, wordsOf } from './scenarioPage';

interface OwnFixtures {
  said: string[];
}
interface WorkerFixtures {
  /** One for all: what the browser has read of the page once, it need not read ninety times. */
  shared: BrowserContext;
  origin: string;
}

const test = base.extend<OwnFixtures, WorkerFixtures>({
  origin: [
    async ({}, use) => {
      const server = await startScenarioServer();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],

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

  /** All that the console shows as an error, and the page's own warnings. */
  said: async ({ page }, use) => {
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const isOwnWarning = message.type() === 'warning' && message.text().startsWith('[demo]');
      if (message.type() === 'error' || isOwnWarning) said.push(message.text());
    });
    await use(said);
  },
});

// Ninety recordings that nobody looks at cost more than the tests.
test.use({ trace: 'off' });

/** What the browser itself says of a call that failed on purpose. */
const BROWSERS_OWN = 'Failed to load resource';

for (const name of SCENARIO_NAMES) {
  const { title, expects } = SCENARIOS[name];
  const { hides = [], logs = [] } = expects;
  test(`${name}: ${title}`, async ({ page, origin, said }) => {
    await openScenario(page, origin, name);
    await expect(page.locator('#root')).toHaveAttribute(
      'aria-busy',
      String(expects.isBusy ?? false),
    );
    // What is wrong, in one look: the words that are missing, and those that should not be there.
    await expect
      .poll(async () => {
        const words = await wordsOf(page);
        const missing = expects.shows.filter((each) => !words.includes(each));
        return [...missing, ...hides.filter((each) => words.includes(each))];
      })
      .toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', expects.theme ?? 'default');
    if (expects.firstSlot !== undefined) {
      const slot = page.locator('[data-slot-id]').first();
      await expect(slot).toHaveAttribute('data-status', expects.firstSlot);
    }
    const isExpected = (line: string) =>
      logs.some((part) => line.includes(part)) ||
      (logs.length > 0 && line.startsWith(BROWSERS_OWN));
    expect(said.filter((line) => !isExpected(line))).toEqual([]);
    // The counter is asked for only after the page's load.
    for (const part of logs) await expect.poll(() => said.join('\n')).toContain(part);
  });
}
