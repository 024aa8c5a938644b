// @vitest-environment happy-dom
/** Run by `npm run storm`: as many seeds as fit, until one fails. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject, it, vi } from 'vitest';
import { BrokenInvariant } from './invariants';
import { findFault, revertFault } from './knownFaults';
import { RESULT_FILE, type StormResult } from './options';
import { compileBootScript } from './simulation/bootScript';
import { describeFailure, runSeed } from './storm';

// Counter, ads and push have no part in an application.
vi.mock('../../src/app/optionalFeatures', () => ({
  startOptionalFeatures: () => () => Promise.resolve(),
}));

it('runs orders', { timeout: 0 }, async () => {
  const { firstSeed, seeds, maxMs, fault } = inject('storm');
  const known = fault === null ? undefined : findFault(fault);
  const runBootScript = await compileBootScript(known ? [revertFault(known)] : []);
  const startedAtMs = performance.now();
  const elapsedMs = () => performance.now() - startedAtMs;
  let result: StormResult = { orders: 0, elapsedMs: 0, failure: null };
  while (result.failure === null && result.orders !== seeds && elapsedMs() < maxMs) {
    const seed = firstSeed + result.orders;
    const atMs = elapsedMs();
    const failed = await runSeed(seed, runBootScript);
    result = {
      orders: result.orders + 1,
      elapsedMs: failed === null ? elapsedMs() : atMs,
      failure: failed && {
        seed,
        invariant: failed.error instanceof BrokenInvariant ? failed.error.invariant : 'error',
        text: describeFailure(failed),
      },
    };
  }
  mkdirSync(dirname(RESULT_FILE), { recursive: true });
  writeFileSync(RESULT_FILE, JSON.stringify(result));
});
