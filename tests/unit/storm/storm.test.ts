// @vitest-environment happy-dom
/** Orders of events in the simulation; `npm run storm` looks for more. */
import { expect, it, vi } from 'vitest';
import { isMutantRun } from '~tests/support/constants';
import { KEPT_ORDERS } from '~tests/storm/keptOrders';
import { compileBootScript } from '~tests/storm/simulation/bootScript';
import { describeFailure, runOrder, runSeed } from '~tests/storm/storm';

// Counter, ads and push have no part in an application.
vi.mock('../../../src/app/optionalFeatures', () => ({
  startOptionalFeatures: () => () => Promise.resolve(),
}));

/** Some ten seconds; each mutant takes a fraction of them. */
const SEEDS = isMutantRun ? 10 : 200;

const runBootScript = await compileBootScript();

it.each(Object.entries(KEPT_ORDERS))('%s', async (_title, order) => {
  await runOrder(order, runBootScript);
});

it(
  `in ${String(SEEDS)} seeded orders of events, everything holds that must hold in any order`,
  { timeout: 120_000 },
  async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const failed = await runSeed(seed, runBootScript);
      if (failed !== null) expect.fail(describeFailure(failed));
    }
  },
);
