/**
 * Configured fast-check: a fixed seed keeps `npm test` reproducible; `npm run test:full` takes random inputs, as many as
 * fit into a property's time, and `npm run test:mutants`, which enters them anew for every mutant, fewer.
 */
import fc from 'fast-check';
import { isFullRun, isMutantRun } from './constants';

fc.configureGlobal(
  isFullRun ? { numRuns: 5_000 } : { seed: 20_261_121, numRuns: isMutantRun ? 50 : 500 },
);
if (isFullRun) fc.installGlobalPlugin(fc.interruptAfterTimeLimit(2_000));

export default fc;

/** Checks that something holds for any of these inputs. */
export function forAll<Inputs extends [unknown, ...unknown[]]>(
  ...property: [
    ...arbitraries: { [Index in keyof Inputs]: fc.Arbitrary<Inputs[Index]> },
    predicate: (...inputs: Inputs) => void,
  ]
): void {
  fc.assert(fc.property(...property));
}
