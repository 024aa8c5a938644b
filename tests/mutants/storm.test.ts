// @vitest-environment happy-dom
/** The simulation of whole visits, by which mutants of the inline script are reached: it is bundled with them. */
import { it, vi } from 'vitest';
import { KEPT_ORDERS } from '~tests/storm/keptOrders';
import { compileBootScript } from '~tests/storm/simulation/bootScript';
import { describeFailure, runOrder, runSeed } from '~tests/storm/storm';
import { mutants } from './mutants';

vi.mock('../../src/app/optionalFeatures', () => ({
  startOptionalFeatures: () => () => Promise.resolve(),
}));

const runBootScript = await compileBootScript([mutants()]);

it.each(Object.entries(KEPT_ORDERS))('%s', (_title, order) => runOrder(order, runBootScript));

it.each(Array.from({ length: 10 }, (_, index) => index + 1))(
  'the order of seed %i',
  async (seed) => {
    const failed = await runSeed(seed, runBootScript);
    if (failed !== null) throw new Error(describeFailure(failed));
  },
);
