/** Configured fast-check: a fixed seed keeps `npm test` reproducible; `npm run test:full` takes more, random inputs. */
import fc from 'fast-check';

const isFull = process.env['TEST_FULL'] === '1';

fc.configureGlobal(isFull ? { numRuns: 5_000 } : { seed: 20_261_121, numRuns: 500 });

export default fc;
