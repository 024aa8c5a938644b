/**
 * `npm run test:mutants`: changes the source in one small way after another, and counts the changes that a unit test
 * notices. With paths or folders of source files as arguments it takes those only.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import {
  COVERAGE,
  MUTATED_SOURCE,
  PLAN,
  RESULTS,
  TRIES,
  type Plan,
  type TestCoverage,
  type Try,
} from './constants';

const SOURCE = /^src\/(api|boot|lib|features\/[^/]+)\/[^/]+\.ts$/;
/**
 * What has an effect in a real document, layout or navigation only: its tests open a page. A path as an argument takes
 * it all the same.
 */
const BROWSER_ONLY = [
  /\/use[A-Z]\w+\.ts$/,
  /^src\/boot\/(boot|form|keepFocusOut|lead|post|reloadOnce|slowNetwork|visit|watchScripts)\.ts$/,
  /^src\/features\/ads\/keepNotificationsOffAds\.ts$/,
  /^src\/lib\/(copyText|holdHeights|mirrorStyles|navigateLater|sanitizeHtml|watchPresses|whenActivated)\.ts$/,
];
const STORM = 'tests/mutants/storm.test.ts';
/** Per cent of the mutants. */
const REQUIRED = 90;
/** Milliseconds of a test: most mutants are killed before the slow tests come. */
const STAGES = [20, 200, Infinity];

const only = process.argv.slice(2);
const ignore = () => undefined;
const logger = Object.assign(
  { isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  { isWarnEnabled: () => false, isErrorEnabled: () => true, isFatalEnabled: () => true },
  { trace: ignore, debug: ignore, info: ignore, warn: ignore },
  { error: console.error, fatal: console.error },
);

async function instrument() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => SOURCE.test(path))
    .sort()
    .map((path) => ({
      name: resolve(path),
      content: readFileSync(path, 'utf8'),
      mutate:
        only.length === 0
          ? !BROWSER_ONLY.some((pattern) => pattern.test(path))
          : only.some((start) => path.startsWith(start)),
    }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const result = await new Instrumenter(logger).instrument(files, options);
  const contents = Object.fromEntries(result.files.map((file) => [file.name, file.content]));
  writeFileSync(MUTATED_SOURCE, JSON.stringify(contents));
  return result.mutants;
}

function runTests(files: readonly string[]) {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/mutants/vitest.config.ts',
  ];
  const child = spawn(process.execPath, [...vitest, ...files], { stdio: 'ignore' });
  return new Promise((end) => child.once('close', end));
}

const readRecords = <T>(path: string) =>
  (existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []).map(
    (line) => JSON.parse(line) as T,
  );

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const start = Date.now();
const log = (text: string) =>
  console.log(`${((Date.now() - start) / 1000).toFixed(0).padStart(5)} s  ${text}`);

const mutants = await instrument();
log(`${mutants.length} mutants`);
await runTests([]);
const recorded = readRecords<TestCoverage>(COVERAGE);
const atLoad = new Set(recorded.flatMap((test) => test.atLoad));
/** The simulation loads the inline script in every test; elsewhere the same code has run before any test. */
const tests = recorded.map((test) =>
  test.file.endsWith(STORM)
    ? {
        ...test,
        hits: Object.fromEntries(Object.entries(test.hits).filter(([id]) => !atLoad.has(id))),
      }
    : test,
);
log(`${tests.length} tests`);
for (const { name, file, passes } of tests) {
  if (!passes) log(`not repeatable: ${relative('.', file)} ${name}`);
}

/** What is left to try with tests up to this length. */
function makePlan(tries: readonly Try[], killed: ReadonlySet<string>, longestMs: number) {
  const outcomes = new Map(tries.map((each) => [`${each.test} ${each.mutant}`, each.outcome]));
  const plan: Record<string, Plan[string]> = {};
  const findPending = ({ test, hits }: TestCoverage) =>
    Object.entries(hits)
      .map(([id, count]) => ({ id, hits: count, outcome: outcomes.get(`${test} ${id}`) }))
      .filter(({ id, outcome = 'unsure' }) => !killed.has(id) && outcome === 'unsure')
      .sort((a, b) => Number(b.outcome !== undefined) - Number(a.outcome !== undefined));
  const stage = tests
    .filter(({ passes, ms }) => passes && ms <= longestMs)
    .map((test) => ({ ...test, mutants: findPending(test) }))
    .filter(({ mutants: pending }) => pending.length > 0);
  const files = [...new Set(stage.map(({ file }) => file))];
  for (const file of files) {
    const left = stage.filter((test) => test.file === file);
    // A try that is repeated must be the first one of its process: what stands before it waits.
    const unsure = left.findIndex((test) => test.mutants[0]?.outcome !== undefined);
    for (const { test, ms, mutants: pending } of left.slice(Math.max(0, unsure))) {
      plan[test] = { ms, mutants: pending };
    }
  }
  return { plan, files };
}

const killed = new Set<string>();
for (const longestMs of STAGES) {
  let isStageOver = false;
  while (!isStageOver) {
    const tries = readRecords<Try>(TRIES);
    for (const { mutant, outcome } of tries) if (outcome === 'failed') killed.add(mutant);
    log(`${tries.length} tries, ${killed.size} mutants killed`);
    const { plan, files } = makePlan(tries, killed, longestMs);
    if (files.length === 0) break;
    writeFileSync(PLAN, JSON.stringify(plan));
    await runTests(files);
    // What a stage leaves undone is done by the next one.
    isStageOver = longestMs < Infinity || readRecords<Try>(TRIES).length === tries.length;
  }
}

const reached = new Set(tests.flatMap(({ hits }) => Object.keys(hits)));
const areas = new Map<string, { killed: number; count: number }>();
const total = { killed: 0, count: 0 };
const lines: string[] = [];
for (const { id, fileName, location, replacement, mutatorName } of mutants) {
  const path = relative('.', fileName).replaceAll('\\', '/');
  if (!reached.has(id) && atLoad.has(id)) continue;
  const area = path.split('/').slice(1, -1).join('/');
  const of = areas.get(area) ?? { killed: 0, count: 0 };
  areas.set(area, of);
  for (const sum of [of, total]) {
    sum.count += 1;
    if (killed.has(id)) sum.killed += 1;
  }
  if (killed.has(id)) continue;
  const { line, column } = location.start;
  const what = reached.has(id) ? '' : ' (no test)';
  lines.push(`${path}:${line + 1}:${column + 1} ${mutatorName}${what}: ${replacement}`);
}
writeFileSync(`${RESULTS}/survivors.txt`, `${lines.join('\n')}\n`);
for (const [area, of] of [...areas, ['all', total] as const]) {
  const share = (100 * of.killed) / of.count;
  console.log(`${share.toFixed(1).padStart(6)} %  ${of.killed} of ${of.count}  ${area}`);
}
log(`survivors: ${RESULTS}/survivors.txt`);
if (total.killed * 100 < total.count * REQUIRED) process.exitCode = 1;
