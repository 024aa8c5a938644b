// @vitest-environment happy-dom
/** Orders of events in the simulation; `npm run storm` looks for more. */
import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { isFullRun, isMutantRun } from '~tests/support/constants';
import { KEPT_ORDERS } from '~tests/storm/keptOrders';
import { compileBootScript } from '~tests/storm/simulation/bootScript';
import { describeFailure, runOrder, runSeed } from '~tests/storm/storm';

// Counter, ads and push have no part in an application.
vi.mock('../../../src/app/optionalFeatures', () => ({
  startOptionalFeatures: () => () => Promise.resolve(),
}));

/** Some three seconds; each mutant takes a fraction of them, and the full run other orders. */
const SEEDS = isMutantRun ? 10 : isFullRun ? 500 : 50;
const FIRST = isFullRun ? 51 : 1;

const runBootScript = await compileBootScript();

it.each(Object.entries(KEPT_ORDERS))('%s', async (_title, order) => {
  await runOrder(order, runBootScript);
});

it(`in ${String(SEEDS)} seeded orders of events, everything holds that must hold in any order`, async () => {
  for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
    const failed = await runSeed(seed, runBootScript);
    if (failed !== null) expect.fail(describeFailure(failed));
  }
});

if (isFullRun) {
  it('npm run storm tries as many orders as it is told', () => {
    const parameters = ['run', '--silent', 'storm', '--', '--seeds', '2'];
    const { status, stdout } = spawnSync('npm', parameters, { encoding: 'utf8' });
    expect(stdout).toMatch(/^every order has passed\n2 orders in \d+ s/);
    expect(status).toBe(0);
  });
}
