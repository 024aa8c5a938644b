/** Configured fast-check: a fixed seed keeps `npm test` reproducible; `npm run test:full` takes more, random inputs. */
import fc from 'fast-check';
import { isFullRun } from './constants';

fc.configureGlobal(isFullRun ? { numRuns: 5_000 } : { seed: 20_261_121, numRuns: 500 });

export default fc;
