/**
 * fast-check for this project: the same inputs at every run, so that a change cannot fail by chance; a full run takes
 * many more, and others each time.
 */
import fc from 'fast-check';

const isFull = process.env['TEST_FULL'] === '1';

fc.configureGlobal(isFull ? { numRuns: 5_000 } : { seed: 20_261_121, numRuns: 500 });

export default fc;
