/** Runs orders: each seed is one. */
import fc from 'fast-check';
import { BrokenInvariant } from './invariants';
import { LOADS, orders, type Step, type World } from './order';
import type { RunBootScript } from './simulation/bootScript';
import { Simulation } from './simulation/simulation';

/** An order in which something did not hold. */
export interface FailedOrder {
  readonly seed: number;
  readonly world: World;
  /** What happened, a line for each step. */
  readonly trace: readonly string[];
  readonly error: unknown;
}

/** Runs the order of a seed. @returns the shortest order that fails as well, or null */
export async function runSeed(
  seed: number,
  runBootScript: RunBootScript,
): Promise<FailedOrder | null> {
  let failed: FailedOrder | null = null;
  const property = fc.asyncProperty(orders, async ({ world, schedulers, commands }) => {
    const simulation = new Simulation(world, schedulers, runBootScript);
    try {
      await simulation.open();
      await fc.asyncModelRun(() => ({ model: {}, real: simulation }), commands);
      await simulation.finish();
    } catch (error) {
      // Shrinking goes from one failing order to a shorter one: the last is the shortest.
      failed = { seed, world, trace: simulation.trace, error };
      throw error;
    } finally {
      simulation.close();
    }
  });
  await fc.check(property, { seed, numRuns: 1 });
  return failed;
}

/** An order that was found, without what had no part in it. */
export interface KeptOrder {
  readonly world: Partial<World>;
  readonly steps: readonly Step[];
  /** What arrives first in the first load, by the places in which it was sent; the rest follows as it was sent. */
  readonly arrivals?: readonly number[];
}

const CALM_WORLD: World = {
  variant: 'settings',
  startsTicked: true,
  usesOldCheckbox: true,
  isChecked: false,
  visitPhone: 'none',
  isFromAd: true,
  restores: 'never',
  stops: true,
};

/**
 * Runs a kept order.
 *
 * @throws BrokenInvariant
 */
export async function runOrder(
  { world, steps, arrivals = [] }: KeptOrder,
  runBootScript: RunBootScript,
): Promise<void> {
  const tasks = Array.from({ length: 100 }, (_, index) => index + 1);
  const inOrder = [arrivals, ...Array.from({ length: LOADS }, () => [])].map((first) =>
    fc.schedulerFor([...first, ...tasks.filter((task) => !first.includes(task))]),
  );
  const simulation = new Simulation({ ...CALM_WORLD, ...world }, inOrder, runBootScript);
  try {
    await simulation.open();
    for (const step of steps) await simulation.perform(step);
    await simulation.finish();
  } finally {
    simulation.close();
  }
}

/** For a person: what did not hold, and the steps to it. */
export function describeFailure({ seed, world, trace, error }: FailedOrder): string {
  const what = error instanceof BrokenInvariant ? error.message : String((error as Error).stack);
  return [
    `seed ${String(seed)}: ${what}`,
    `  page: ${JSON.stringify(world)}`,
    ...trace.map((line, index) => `  ${String(index + 1).padStart(2)}. ${line}`),
    `  again: npm run storm -- --seed ${String(seed)}`,
  ].join('\n');
}
