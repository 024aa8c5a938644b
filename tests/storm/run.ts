/**
 * `npm run storm`: looks for orders of events in which the page fails.
 *
 * - `-- --minutes 30`: as many seeds as fit; prints the first that fails, with its shortest order
 * - `-- --seeds 500`, `-- --first 1000`: so many, from this one on; `-- --seed 4711`: this one
 * - `-- --page --seeds 100`: the same orders on the built page in Chromium, with real delays; needs a build
 * - `-- --faults`: reverts the known faults one at a time, and tells how each is found again; `-- --faults --only <text>`
 *   those whose name has this text
 */
import { readFileSync, rmSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { readOptions } from '../../src/build/readOptions';
import { KNOWN_FAULTS, revertFault, type KnownFault } from './knownFaults';
import checkBuild from '../support/checkBuild';
import { RESULT_FILE, type StormOptions, type StormResult } from './options';

const MINUTE_MS = 60_000;

async function explore(options: StormOptions, fault?: KnownFault): Promise<StormResult> {
  // That of an earlier run would pass for the result of one that has failed.
  rmSync(RESULT_FILE, { force: true });
  const vitest = await startVitest(
    'test',
    [],
    {
      project: ['storm'],
      watch: false,
      reporters: [{ onTestRunEnd: reportErrors }],
      provide: { storm: { ...options, fault: fault?.name ?? null } },
    },
    // A project of its own beside those of the config, whose files it must not run.
    {
      test: {
        projects: [
          {
            extends: true,
            plugins: fault === undefined ? [] : [revertFault(fault)],
            test: { name: 'storm', include: ['tests/storm/explore.test.ts'] },
          },
        ],
      },
    },
  );
  await vitest.close();
  return JSON.parse(readFileSync(RESULT_FILE, 'utf8')) as StormResult;
}

function reportErrors(
  modules: readonly { errors: () => readonly { message: string }[] }[],
  errors: readonly { message: string }[],
): void {
  for (const { message } of [...errors, ...modules.flatMap((each) => each.errors())]) {
    console.error(message);
  }
}

const values = readOptions(
  {
    minutes: { type: 'string' },
    seeds: { type: 'string' },
    seed: { type: 'string' },
    first: { type: 'string' },
    faults: { type: 'boolean' },
    only: { type: 'string' },
    page: { type: 'boolean' },
  },
  'npm run storm [-- --minutes <n> | --seeds <n> [--first <n>] | --seed <n>] [--page] [--faults [--only <text>]]',
);

function readNumber(name: 'minutes' | 'seeds' | 'seed' | 'first'): number | null {
  const text = values[name];
  if (text === undefined) return null;
  const number = Number(text);
  if (number >= 0) return number;
  console.error(`--${name} ${text}: a number is allowed`);
  process.exit(1);
}

function describeSpeed({ orders, elapsedMs }: StormResult): string {
  const perSecond = elapsedMs === 0 ? '' : `, ${((orders / elapsedMs) * 1000).toFixed(1)} a second`;
  return `${String(orders)} orders in ${(elapsedMs / 1000).toFixed(0)} s${perSecond}`;
}

async function exploreFaults(): Promise<boolean> {
  let areAllFound = true;
  for (const fault of KNOWN_FAULTS.filter(({ name }) => name.includes(values.only ?? ''))) {
    const options = { firstSeed: 1, seeds: null, maxMs: MINUTE_MS, fault: fault.name };
    const { failure, orders, elapsedMs } = await explore(options, fault);
    const isFound = failure !== null;
    areAllFound &&= isFound;
    const after = `${String(orders)} orders, ${(elapsedMs / 1000).toFixed(1)} s`;
    console.log(
      `${isFound ? '✓' : '✗'} ${fault.name}: ${failure?.invariant ?? 'not found'}, ${after}`,
    );
  }
  return areAllFound;
}

async function exploreSeeds(): Promise<boolean> {
  const seed = readNumber('seed');
  const minutes = readNumber('minutes');
  const seeds = seed === null ? readNumber('seeds') : 1;
  const result = await explore({
    firstSeed: seed ?? readNumber('first') ?? 1,
    seeds,
    maxMs: minutes === null && seeds !== null ? Infinity : (minutes ?? 1) * MINUTE_MS,
    fault: null,
  });
  console.log(result.failure?.text ?? 'every order has passed');
  console.log(describeSpeed(result));
  return result.failure === null;
}

async function exploreBuiltPage(): Promise<boolean> {
  checkBuild();
  const { explorePage } = await import('./page/run');
  const seed = readNumber('seed');
  const seeds = seed === null ? (readNumber('seeds') ?? 100) : 1;
  const result = await explorePage(seed ?? readNumber('first') ?? 1, seeds);
  console.log(describeSpeed(result));
  return result.failure === null;
}

function run(): Promise<boolean> {
  if (values.faults === true) return exploreFaults();
  return values.page === true ? exploreBuiltPage() : exploreSeeds();
}

const hasPassed = await run();
process.exit(hasPassed ? 0 : 1);
