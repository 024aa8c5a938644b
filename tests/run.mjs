/**
 * `npm test`: installs missing packages, then checks the source and tests it in Chromium. `npm run test:full` runs what
 * that leaves out: other engines, a real web server, old browsers and every combination of cases. With `-- --failed`
 * both repeat what failed in the last run.
 *
 * A failing step does not end the run; without a build there are no tests on it. Each kind of test is counted, and fails
 * if it has none.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureInstalled } from '../src/build/scripts/ensureInstalled.mjs';
import { failuresOf, passedPlaces, readResults, RESULTS, skipReasons } from './support/results.mjs';

const isFull = process.argv.includes('--full');
const isWindows = process.platform === 'win32';

/** Paths of the files below a folder of tests whose names end so. */
const listFiles = (folder, ending) =>
  readdirSync(`tests/${folder}`, { recursive: true })
    .map((path) => `tests/${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path));

const filesWith = (files, pattern) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Files on the source with cases or inputs that only a full run takes. */
const listCombinations = (folder) =>
  filesWith(listFiles(folder, /\.test\.tsx?$/), /isFullRun|support\/properties'/);

/** One for each spec: `browser: form/phoneField` for `tests/browser/form/phoneField.spec.ts`. */
const browserKinds = (files) =>
  Object.fromEntries(
    files.map((file) => [
      file.replace('tests/browser/', 'browser: ').replace('.spec.ts', ''),
      file,
    ]),
  );

const PICTURES = 'browser: layout/pictures';
/** Specs without a test in `npm test`. */
const FULL_ONLY = ['tests/browser/layout/pictures.spec.ts', 'tests/browser/page/memory.spec.ts'];

/** Path prefix of each kind of test; a kind without a passed test fails the run. */
function expectedKinds() {
  const specs = listFiles('browser', /\.spec\.ts$/);
  if (isFull) {
    return {
      'unit: properties': 'tests/unit/properties/',
      'unit: storm': 'tests/unit/storm/',
      'components: form': 'tests/components/form/',
      ...browserKinds(filesWith(specs, /FULL/)),
    };
  }
  return {
    'unit: api': 'tests/unit/api/',
    'unit: app': 'tests/unit/app/',
    'unit: boot': 'tests/unit/boot/',
    'unit: build': 'tests/unit/build/',
    'unit: contract': 'tests/unit/mocks/contract',
    'unit: design': 'tests/unit/design/',
    'unit: features': 'tests/unit/features/',
    'unit: lib': 'tests/unit/lib/',
    'unit: mock service': 'tests/unit/mocks/',
    'unit: properties': 'tests/unit/properties/',
    'unit: storm': 'tests/unit/storm/',
    'components: consent': 'tests/components/consent/',
    'components: form': 'tests/components/form/',
    'components: layout': 'tests/components/layout/',
    'components: notifications': 'tests/components/notifications/',
    'components: offers': 'tests/components/offers/',
    ...browserKinds(specs.filter((file) => !FULL_ONLY.includes(file))),
  };
}

/** One kind for each engine and server that is installed; the config names those that are not. */
function installedKinds() {
  const names = (readResults('browser.json').config?.projects ?? []).map(({ name }) => name);
  return Object.fromEntries(
    names
      .filter((name) => name !== 'chromium')
      .map((name) => [name, name.startsWith('engines') ? name : `tests/${name}/`]),
  );
}

const running = new Set();
let stoppedBy;

/** Ends what runs; a group of its own, since `npm` does not pass every signal on. */
function stop(signal) {
  for (const { pid } of running) {
    if (isWindows) process.kill(pid);
    else process.kill(-pid, stoppedBy === undefined ? 'SIGINT' : 'SIGKILL');
  }
  stoppedBy ??= signal;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

/** Runs a script of package.json; resolves to its exit code and to what it printed, unless that went to the terminal. */
function start(script, parameters, stdio) {
  return new Promise((resolve) => {
    const quoted = isWindows ? parameters.map((each) => `"${each}"`) : parameters;
    const child = spawn('npm', ['run', '--silent', script, '--', ...quoted], {
      stdio,
      shell: isWindows,
      detached: !isWindows,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (output += String(chunk)));
    }
    child.once('close', (status) => {
      running.delete(child);
      resolve({ status, output });
    });
  });
}

/** Steps that failed, with their scripts and parameters. */
const failed = [];

/** Runs steps at once. The last of them prints as it goes, and after it the others, since it may rewrite its lines. */
async function run(...steps) {
  if (stoppedBy !== undefined) return;
  console.log(`\n▸ ${steps.map(([name]) => name).join(', ')}`);
  const results = await Promise.all(
    steps.map(async ([name, script, parameters = []], index) => {
      const startedAt = Date.now();
      const isLast = index === steps.length - 1;
      const { status, output } = await start(script, parameters, isLast ? 'inherit' : 'pipe');
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      return { step: [name, script, parameters], status, output, seconds };
    }),
  );
  for (const { step, status, output, seconds } of results) {
    const [name] = step;
    if (output !== '') console.log(output);
    if (status === 0) console.log(`  ${name}: passed in ${seconds} s`);
    else {
      console.error(`\n✗ ${name} failed after ${seconds} s`);
      failed.push(step);
    }
  }
}

const BUILD = ['build', 'build'];
const PAGE = 'tests on the built page';
const hasFailed = ([name]) => failed.some(([each]) => each === name);

async function runEverything() {
  // At once: each of them alone leaves a part of two cores idle.
  await run(['format', 'format:check'], ['types and lint', 'lint'], BUILD, [
    'unit and integration tests',
    'test:unit',
  ]);
  await run(
    ['component tests in the browser, on source', 'test:components'],
    ...(hasFailed(BUILD) ? [] : [[PAGE, 'test:page']]),
  );
}

async function runCombinations() {
  await run(
    ['properties and orders of events', 'test:unit', listCombinations('unit')],
    ['component tests', 'test:components', listCombinations('components')],
    BUILD,
  );
  if (!hasFailed(BUILD)) await run([`${PAGE}, in all engines and behind nginx`, 'test:page']);
  // The oldest Chromium with the app, and the oldest without.
  if (process.platform === 'linux')
    await run(['the main job in old browsers', 'test:browsers', ['66', '85']]);
}

/** Tests on the page have no sense on another build than that of the source. */
async function repeat(steps) {
  if (steps.some(([, script]) => script === 'test:page')) await run(BUILD);
  for (const step of steps) if (step[0] !== BUILD[0]) await run(step);
}

/** The kinds without a passed test; prints how many each has. */
function countKinds(places) {
  console.log('');
  return Object.entries({ ...expectedKinds(), ...installedKinds() })
    .filter(([kind, prefix]) => {
      const count = places.filter((place) => place.startsWith(prefix)).length;
      console.log(`${String(count).padStart(6)}  ${kind}`);
      return count === 0 && !(kind === PICTURES && skipReasons().length > 0);
    })
    .map(([kind]) => kind);
}

/** The last lines of a run that does not pass: what failed, where to read of it and how to repeat it. */
function reportFailures(missing) {
  const steps = failed.map(([name, script, parameters]) => {
    const failures = script.startsWith('test:') ? failuresOf(script) : { failed: [] };
    return failures.failed.length === 0
      ? { titles: [name], step: [name, script, parameters] }
      : {
          titles: failures.failed.map(({ file, title }) => `${file}: ${title}`),
          reasons: failures.failed.map(({ title, reason }) => `  ${title}:\n    ${reason}`),
          step: [name, script, failures.parameters],
        };
  });
  const names = failed.map(([name]) => name);
  if (missing.length > 0) names.push('a kind without a test');
  const titles = [
    ...steps.flatMap((each) => each.titles),
    ...missing.map((kind) => `no test of ${kind}`),
  ];
  const more = titles.length > 12 ? `; and ${titles.length - 12} more` : '';
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(FAILED, JSON.stringify(steps.map(({ step }) => step)));
  console.error(
    [
      '',
      ...steps.flatMap(({ reasons = [] }) => reasons).slice(0, 12),
      `\n✗ ${stoppedBy === undefined ? 'failed' : `stopped by ${stoppedBy} in`}: ${names.join(', ')}`,
      `  ${titles.slice(0, 12).join('; ')}${more}`,
      `  reports: ${RESULTS}/ (unit.json, components.json, report/index.html)`,
      `  to repeat just these: npm ${isFull ? 'run test:full' : 'test'} -- --failed`,
    ].join('\n'),
  );
  process.exitCode = 1;
}

const FAILED = `${RESULTS}/failed.json`;
process.env['CI'] ??= '1';
process.env[isFull ? 'TEST_FULL' : 'TEST_EVERYDAY'] = '1';
ensureInstalled();
const { ensureBrowser } = await import('./support/programs.mjs');
ensureBrowser();

const isRepeated = process.argv.includes('--failed');
if (isRepeated) {
  await repeat(Object.values(readResults('failed.json')));
} else {
  rmSync(RESULTS, { recursive: true, force: true });
  await (isFull ? runCombinations() : runEverything());
}
const places = passedPlaces();
const isWhole = !isRepeated && stoppedBy === undefined && !hasFailed(BUILD);
const missing = isWhole ? countKinds(places) : [];
for (const reason of skipReasons()) console.log(reason);
if (failed.length > 0 || missing.length > 0 || stoppedBy !== undefined) reportFailures(missing);
else {
  rmSync(FAILED, { force: true });
  console.log(`\n${places.length} passed, 0 failed`);
}
