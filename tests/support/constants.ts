/** True under `npm run test:full`, which runs what `npm test` leaves out. */
export const isFullRun = process.env['TEST_FULL'] === '1';

/** True under `npm test`, which takes a sample of similar cases. */
export const isEverydayRun = process.env['TEST_EVERYDAY'] === '1';

/** Ends the title of a test on the built page that `npm test` leaves to `npm run test:full`. */
export const FULL = ' @full';

/** True under `npm run test:mutants`, which repeats every test many times. */
export const isMutantRun = process.env['TEST_MUTANTS'] === '1';

/** A valid mobile as the phone field shows it. */
export const PHONE = '+7 (912) 345-67-89';

/** How long tests wait for anything: other processes may keep the machine busy, and what comes costs no wait. */
export const PATIENCE_MS = 30_000;

/** A test may wait more than once. */
export const TEST_TIMEOUT_MS = 180_000;
