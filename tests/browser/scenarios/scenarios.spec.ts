/** Scenarios on the built page show their expected state, without unexpected console errors. */
import type { BrowserContext } from '@playwright/test';
import { SCENARIO_NAMES, SCENARIOS } from '~mocks/scenarios';
import { collectViolations, expectNoOwnViolations, type Violation } from '../support/fixtures';
import { ACCESSIBILITY_STATES } from '../support/accessibilityStates';
import { FULL } from '~tests/support/constants';
import { test as base } from '../support/scenarioFixtures';
import { expectScenario, openScenario } from '../support/scenarioPage';

interface WorkerFixtures {
  /** Shared, so that its HTTP cache is filled only once. */
  shared: { context: BrowserContext; violations: Violation[] };
}

const test = base.extend<object, WorkerFixtures>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'ru-RU',
      });
      await use({ context, violations: await collectViolations(context) });
      await context.close();
    },
    { scope: 'worker' },
  ],

  // The fixture that this one overrides would create a context for each test.
  violations: async ({ shared: { violations } }, use) => {
    violations.length = 0;
    await use(violations);
    expectNoOwnViolations(violations);
  },

  page: async ({ shared: { context } }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

// `accessibility.spec.ts` opens the others and checks them with axe.
const names = SCENARIO_NAMES.filter((name) => !ACCESSIBILITY_STATES.includes(name));

for (const [index, name] of names.entries()) {
  test(`scenario ${name} shows its state: ${SCENARIOS[name].title}${index % 12 === 0 ? '' : FULL}`, async ({
    page,
    origin,
    logs,
  }) => {
    await openScenario(page, origin, name);
    await expectScenario(page, name, logs);
  });
}
