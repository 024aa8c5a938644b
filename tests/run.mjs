/**
 * `npm test`: installs missing packages, then checks and tests everything. A failing step does not end the run, but a
 * failing build does. It counts the tests of each kind and fails if a kind has none. `npm run test:full` runs every combination of cases.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../src/build/scripts/ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RESULTS = `${ROOT}test-results`;

/** Path prefix of each kind of test; a kind without a passed test fails the run. */
const KINDS = {
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
  ...browserKinds(),
};

/** One kind for each spec: `browser: form/phoneField` for `tests/browser/form/phoneField.spec.ts`. */
function browserKinds() {
  return Object.fromEntries(
    readdirSync(`${ROOT}tests/browser`, { recursive: true })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.spec.ts'))
      .map((path) => [`browser: ${path.replace('.spec.ts', '')}`, `tests/browser/${path}`]),
  );
}

/** Runs a script of package.json; resolves to its exit code and to what it printed, unless that went to the terminal. */
function start(script, stdio) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn('npm', ['run', '--silent', script], { cwd: ROOT, stdio, shell: isWindows });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (output += String(chunk)));
    }
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** Names of the steps that failed. */
const failed = [];

/** Runs a step, or several at once, which print when they end. */
async function run(...steps) {
  const isAlone = steps.length === 1;
  console.log(`\n▸ ${steps.map(([name]) => name).join(', ')}`);
  await Promise.all(
    steps.map(async ([name, script]) => {
      const startedAt = Date.now();
      const { status, output } = await start(script, isAlone ? 'inherit' : 'pipe');
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      if (output !== '') console.log(output);
      if (status === 0) {
        console.log(`  ${name}: passed in ${seconds} s`);
        return;
      }
      console.error(`\n✗ ${name} failed after ${seconds} s`);
      failed.push(name);
    }),
  );
}

function readResults(file) {
  const path = `${RESULTS}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Every spec of a report, each with the titles of its file and of the groups around it. */
const specs = ({ suites = [], specs: own = [] }, titles = []) => [
  ...own.map((spec) => ({ ...spec, path: [...titles, spec.title].join(' › ') })),
  ...suites.flatMap((suite) => specs(suite, [...titles, suite.title])),
];

/** Full titles of the browser tests that passed only on retry. */
function flakyTests() {
  return ['browser.json', 'hosting.json', 'engines.json']
    .flatMap((file) => specs(readResults(file)))
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ path }) => path);
}

/** Sums up the annotations of the fault table's tests. */
function countFaults() {
  return specs(readResults('browser.json'))
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'faults tried')
    .reduce((sum, { description }) => sum + Number(description), 0);
}

/** File of each passed test. */
function passedFiles() {
  const vitest = ['unit.json', 'components.json']
    .flatMap((file) => readResults(file).testResults ?? [])
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(() => name.replace(ROOT, '')),
    );
  const browser = ['browser', 'hosting'].flatMap((folder) =>
    specs(readResults(`${folder}.json`))
      .filter(({ ok }) => ok)
      .map(({ file }) => `tests/${folder}/${file}`),
  );
  // A spec's tests are the same test in each engine.
  const engines = specs(readResults('engines.json')).flatMap(({ file, tests }) =>
    tests
      .filter(({ status }) => status === 'expected' || status === 'flaky')
      .map(({ projectName }) => `tests/engines/${projectName}/${file}`),
  );
  return [...vitest, ...browser, ...engines];
}

process.env['CI'] ??= '1';
if (process.argv.includes('--full')) process.env['TEST_FULL'] = '1';
ensureInstalled();
const { ensureBrowser, findEngines, findNginx, missingEngines } =
  await import('./support/programs.mjs');
ensureBrowser();
rmSync(RESULTS, { recursive: true, force: true });

await run(['format', 'format:check'], ['types', 'typecheck'], ['lint', 'lint']);
await run(['unit and integration tests', 'test:unit']);
await run(['component tests in the browser, on source', 'test:components']);
await run(['build', 'build']);
if (failed.includes('build')) {
  console.error('\n✗ without a build there are no tests on the built page');
  process.exit(1);
}
await run(['browser tests on the built page', 'test:browser']);
const installedEngines = Object.entries(findEngines())
  .filter(([, programs]) => programs !== undefined)
  .map(([name]) => name);
if (installedEngines.length === 0) {
  missingEngines().forEach((line) => console.log(`\n▸ ${line}`));
} else {
  for (const name of installedEngines) KINDS[`engines: ${name}`] = `tests/engines/${name}/`;
  await run([`the built page in ${installedEngines.join(' and ')}`, 'test:engines']);
}
if (findNginx() === undefined) {
  console.log('\n▸ hosting: skipped, nginx is not installed (Debian: nginx-light)');
} else {
  KINDS['hosting: nginx'] = 'tests/hosting/';
  await run(['the built page behind nginx', 'test:hosting']);
}

const files = passedFiles();
console.log('');
const missing = Object.entries(KINDS).filter(([kind, prefix]) => {
  const count = files.filter((file) => file.startsWith(prefix)).length;
  console.log(`${String(count).padStart(6)}  ${kind}`);
  return count === 0;
});
const faults = countFaults();
console.log(`${String(faults).padStart(6)}  faults of calls and third parties`);
if (faults === 0) {
  console.error('\n✗ the fault table is empty');
  process.exit(1);
}
if (missing.length > 0) {
  console.error(`\n✗ no test passed of: ${missing.map(([kind]) => kind).join(', ')}`);
  process.exit(1);
}
flakyTests().forEach((title) => console.log(`  flaky, passed on retry: ${title}`));
if (failed.length > 0) {
  console.error(`\n✗ failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`\n${files.length} passed, 0 failed`);
