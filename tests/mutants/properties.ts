/** Fewer inputs than `npm test` takes: each is entered once for every mutant. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_261_121, numRuns: 50 });

export default fc;
