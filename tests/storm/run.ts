/**
 * `npm run storm`: looks for orders of events in which the page fails.
 *
 * - `-- --minutes 30`: as many seeds as fit; prints the first that fails, with its shortest order
 * - `-- --seeds 500`, `-- --first 1000`: so many, from this one on; `-- --seed 4711`: this one
 */
import { startVitest } from 'vitest/node';
import { readOptions } from '../../src/build/readOptions';

const MINUTE_MS = 60_000;

const values = readOptions(
  {
    minutes: { type: 'string' },
    seeds: { type: 'string' },
    seed: { type: 'string' },
    first: { type: 'string' },
  },
  'npm run storm [-- --minutes <n> | --seeds <n> [--first <n>] | --seed <n>]',
);

function readNumber(name: keyof typeof values): number | null {
  const text = values[name];
  if (text === undefined) return null;
  const number = Number(text);
  if (number >= 0) return number;
  console.error(`--${name} ${text}: a number is allowed`);
  process.exit(1);
}

const seed = readNumber('seed');
const seeds = seed === null ? readNumber('seeds') : 1;
const minutes = readNumber('minutes') ?? (seeds === null ? 1 : Infinity);
const vitest = await startVitest(
  'test',
  [],
  {
    project: ['storm'],
    watch: false,
    // The test prints the result itself.
    disableConsoleIntercept: true,
    reporters: [
      {
        onTestRunEnd: (modules, errors) => {
          for (const { message } of [...errors, ...modules.flatMap((each) => each.errors())])
            console.error(message);
        },
      },
    ],
    provide: {
      storm: { firstSeed: seed ?? readNumber('first') ?? 1, seeds, maxMs: minutes * MINUTE_MS },
    },
  },
  // A project of its own beside those of the config, whose files it must not run.
  {
    test: {
      projects: [
        { extends: true, test: { name: 'storm', include: ['tests/storm/explore.test.ts'] } },
      ],
    },
  },
);
await vitest.close();
process.exit();
