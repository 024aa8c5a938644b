/**
 * `npm test`: installs what is missing and runs everything that must hold. A step that fails ends the run. At the end
 * it says how many tests of which kind ran, and fails when a whole kind has vanished. `npm run test:full` is the same
 * with whole products of cases where `npm test` takes a part of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../src/build/ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RESULTS = `${ROOT}test-results`;

/** Every kind of test, by the beginning of its files' paths. One without a single test is a test suite gone missing. */
const KINDS = {
  'unit: calls': 'tests/unit/api/',
  'unit: features': 'tests/unit/features/',
  'unit: app': 'tests/unit/app/',
  'unit: build': 'tests/unit/build/',
  'unit: design': 'tests/unit/design/',
  'unit: helpers': 'tests/unit/lib/',
  'unit: build': 'tests/unit/build/',
  'unit: properties': 'tests/unit/properties/',
  'unit: mock service': 'tests/unit/mocks/',
  'unit: contract': 'tests/unit/mocks/contract',
  'browser: happy path': 'tests/browser/happyPath',
  'browser: visit': 'tests/browser/visit',
  'browser: offers': 'tests/browser/offers',
  'browser: third parties': 'tests/browser/thirdParties',
  'browser: form': 'tests/browser/form',
  'browser: phone': 'tests/browser/phone',
  'browser: accessibility': 'tests/browser/accessibility',
  'browser: pictures': 'tests/browser/pictures',
  'browser: dialog': 'tests/browser/dialog',
  'browser: security': 'tests/browser/security',
  'browser: faults': 'tests/browser/faults',
  'browser: privacy': 'tests/browser/privacy',
  'browser: scenarios': 'tests/browser/scenarios',
  'browser: lab': 'tests/browser/lab',
  'browser: other site': 'tests/browser/otherSite',
  'browser: bundle': 'tests/browser/bundle',
  'browser: environment': 'tests/browser/environment',
  'browser: memory': 'tests/browser/memory',
  'browser: layout shift': 'tests/browser/layoutShift',
};

function run(name, ...command) {
  const startedAt = Date.now();
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (status === 0) {
    console.log(`  ${name}: passed in ${seconds} s`);
    return;
  }
  console.error(`\n✗ ${name} failed after ${seconds} s`);
  process.exit(1);
}

function readResults(file) {
  const path = `${RESULTS}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const specs = ({ suites = [], specs: own = [] }) => [...own, ...suites.flatMap(specs)];

/** The titles of browser tests that passed only when tried again: each is a race that someone should look at. */
function wavering() {
  return [...specs(readResults('browser.json')), ...specs(readResults('hosting.json'))]
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
}

/** How many cells of the fault table were tried: each of its tests tells in an annotation. */
function faultsTried() {
  return specs(readResults('browser.json'))
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'faults tried')
    .reduce((sum, { description }) => sum + Number(description), 0);
}

/** The file of each test that passed. */
function passedFiles() {
  const unit = (readResults('unit.json').testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(() => name.replace(ROOT, '')),
  );
  const inBrowsers = ['browser', 'hosting'].flatMap((folder) =>
    specs(readResults(`${folder}.json`))
      .filter(({ ok }) => ok)
      .map(({ file }) => `tests/${folder}/${file}`),
  );
  return [...unit, ...inBrowsers];
}

if (process.argv.includes('--full')) process.env['TEST_FULL'] = '1';
ensureInstalled();
const { ensureBrowser } = await import('./support/browser.mjs');
const { findNginx } = await import('./support/nginx.mjs');
ensureBrowser();
rmSync(RESULTS, { recursive: true, force: true });

run('format', 'format:check');
run('types', 'typecheck');
run('lint', 'lint');
run('unit and integration tests', 'test:unit');
run('build', 'build');
run('browser tests on the built page', 'test:browser');
if (findNginx() === undefined) {
  console.log('\n▸ hosting: left out, since nginx is not installed (Debian: nginx-light)');
} else {
  KINDS['hosting: nginx'] = 'tests/hosting/';
  run('the built page behind nginx', 'test:hosting');
}

const files = passedFiles();
console.log('');
const missing = Object.entries(KINDS).filter(([kind, prefix]) => {
  const count = files.filter((file) => file.startsWith(prefix)).length;
  console.log(`${String(count).padStart(6)}  ${kind}`);
  return count === 0;
});
const tried = faultsTried();
console.log(`${String(tried).padStart(6)}  faults of calls and third parties, tried one by one`);
if (tried === 0) {
  console.error('\n✗ the fault table is empty');
  process.exit(1);
}
if (missing.length > 0) {
  console.error(`\n✗ no test ran of: ${missing.map(([kind]) => kind).join(', ')}`);
  process.exit(1);
}
wavering().forEach((title) => console.log(`  passed only at the second try: ${title}`));
console.log(`\n${files.length} passed, 0 failed`);
