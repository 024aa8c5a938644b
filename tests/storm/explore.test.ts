// @vitest-environment happy-dom
/** Run by `npm run storm`: as many seeds as fit, until one fails. */
import { inject, it, vi } from 'vitest';
import { compileBootScript } from './simulation/bootScript';
import { describeFailure, runSeed } from './storm';

declare module 'vitest' {
  interface ProvidedContext {
    storm: {
      readonly firstSeed: number;
      /** Null for as many as fit. */
      readonly seeds: number | null;
      readonly maxMs: number;
    };
  }
}

// Counter, ads and push have no part in an application.
vi.mock('../../src/app/optionalFeatures', () => ({
  startOptionalFeatures: () => () => Promise.resolve(),
}));

it('runs orders', { timeout: 0 }, async () => {
  const { firstSeed, seeds, maxMs } = inject('storm');
  const runBootScript = await compileBootScript();
  const startedAtMs = performance.now();
  const elapsedMs = () => performance.now() - startedAtMs;
  let orders = 0;
  let failed: Awaited<ReturnType<typeof runSeed>> = null;
  while (failed === null && orders !== seeds && elapsedMs() < maxMs) {
    failed = await runSeed(firstSeed + orders, runBootScript);
    orders += 1;
  }
  const seconds = elapsedMs() / 1_000;
  console.log(failed === null ? 'every order has passed' : describeFailure(failed));
  console.log(
    `${orders} orders in ${seconds.toFixed(0)} s, ${(orders / seconds).toFixed(1)} a second`,
  );
  if (failed !== null) throw failed.error;
});
