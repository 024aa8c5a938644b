/** Scenarios on the built page show their expected state, without unexpected console errors. */
import type { Browser, BrowserContext } from '@playwright/test';
import { SCENARIO_NAMES, SCENARIOS } from '~mocks/scenarios';
import { collectViolations, expectNoOwnViolations, type Violation } from '../support/fixtures';
import { ACCESSIBILITY_STATES } from '../support/accessibilityStates';
import { FULL } from '~tests/support/constants';
import { test as base } from '../support/scenarioFixtures';
import { expectScenario, openScenario } from '../support/scenarioPage';

/** A context of all scenarios, so that its HTTP cache is filled only once. */
interface Shared {
  context: BrowserContext;
  violations: Violation[];
}

async function createShared(browser: Browser): Promise<Shared> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
  });
  return { context, violations: await collectViolations(context) };
}

/** Closed with the worker's browser. */
let sharedContext: Promise<Shared> | undefined;

const test = base.extend<{ shared: Shared }>({
  shared: async ({ browser }, use) => {
    sharedContext ??= createShared(browser);
    await use(await sharedContext);
  },

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
  test(`scenario ${name} shows its state: ${SCENARIOS[name].title}${index % 20 === 0 ? '' : FULL}`, async ({
    page,
    origin,
    logs,
  }) => {
    await openScenario(page, origin, name);
    await expectScenario(page, name, logs);
  });
}
