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
    const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {
      cwd: ROOT,
      stdio,
      shell: isWindows,
    });
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

/** Every test of a Playwright report with its file. */
const browserTests = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, tests }) => tests.map((test) => ({ ...test, file }))),
  ...suites.flatMap(browserTests),
];

/** Where each passed test belongs: its file, or the engine in which it ran. */
function passedTests() {
  const onSource = ['unit.json', 'components.json']
    .flatMap((file) => readResults(file).testResults ?? [])
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(() => name.replace(ROOT, '')),
    );
  const onPage = browserTests(readResults('browser.json'))
    .filter(({ status }) => status === 'expected' || status === 'flaky')
    .map(({ file, projectName }) =>
      projectName.startsWith('engines') ? projectName : `tests/${file}`,
    );
  return [...onSource, ...onPage];
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

process.env['CI'] ??= '1';
const isFull = process.argv.includes('--full');
if (isFull) process.env['TEST_FULL'] = '1';
ensureInstalled();
const { ensureBrowser } = await import('./support/programs.mjs');
ensureBrowser();
rmSync(RESULTS, { recursive: true, force: true });

// At once: each of them alone leaves a part of two cores idle.
await run(
  ['format', 'format:check'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['unit and integration tests', 'test:unit'],
);
await run(['component tests in the browser, on source', 'test:components'], ['build', 'build']);
if (failed.includes('build')) {
  console.error('\n✗ without a build there are no tests on the built page');
  process.exit(1);
}
await run(['tests on the built page', 'test:page']);
// The oldest Chromium with the app, and the oldest without.
if (isFull && process.platform === 'linux')
  await run(['the main job in old browsers', 'test:browsers -- 66 86']);

const passed = passedTests();
console.log('');
const missing = Object.entries({ ...KINDS, ...installedKinds() }).filter(([kind, prefix]) => {
  const count = passed.filter((place) => place.startsWith(prefix)).length;
  console.log(`${String(count).padStart(6)}  ${kind}`);
  return count === 0;
});
if (missing.length > 0) failed.push(`no test of: ${missing.map(([kind]) => kind).join(', ')}`);
if (failed.length > 0) {
  console.error(`\n✗ failed: ${failed.join(', ')}`);
  process.exit(1);
}
console.log(`\n${passed.length} passed, 0 failed`);
