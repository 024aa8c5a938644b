/** What the reports of a run say: where tests passed, and which must be repeated. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export const RESULTS = 'test-results';

export function readResults(file) {
  const path = `${RESULTS}/${file}`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Why a test failed, in one line: what was expected and found, and the first place in a test file. */
const summarize = (message = '') => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const at = lines.find((line) => /^at .*\b(tests|mocks)\//.test(line)) ?? '';
  const facts = lines.filter((line) => line !== '' && !/^(at |\d* *\||>|Call log|- )/.test(line));
  return `${facts.slice(0, 6).join(' ').slice(0, 300)} ${/[^/]+:\d+:\d+/.exec(at)?.[0] ?? ''}`.trim();
};

/** Every test of a Playwright report with its file, title and reason. */
const browserTests = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({
      ...test,
      file: `tests/${file}`,
      title,
      reason: summarize(test.results.flatMap(({ errors }) => errors)[0]?.message),
    })),
  ),
  ...suites.flatMap(browserTests),
];

/** Every test of a Vitest report with its file, title and reason; a file that does not load is one failed test. */
const sourceTests = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replaceAll('\\', '/').replace(`${process.cwd().replaceAll('\\', '/')}/`, '');
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, status, title: 'does not load', reason: summarize(message), isFile: true }];
    return assertionResults.map(({ fullName: title, status, failureMessages }) => ({
      ...{ file, title, status },
      reason: summarize(failureMessages?.[0]),
    }));
  });

/** Where each passed test belongs: its file, or the engine in which it ran. */
export function passedPlaces() {
  const onSource = ['unit.json', 'components.json']
    .flatMap((file) => sourceTests(readResults(file)))
    .filter(({ status }) => status === 'passed')
    .map(({ file }) => file);
  const onPage = browserTests(readResults('browser.json'))
    .filter(({ status }) => status === 'expected')
    .map(({ file, projectName }) => (projectName.startsWith('engines') ? projectName : file));
  return [...onSource, ...onPage];
}

/** Reasons for which tests were skipped. */
export function skipReasons() {
  const annotations = browserTests(readResults('browser.json'))
    .filter(({ status }) => status === 'skipped')
    .flatMap((test) => test.annotations);
  return [...new Set(annotations.map(({ description }) => description))];
}

/** The failed tests of a script of package.json, and the parameters with which the script runs only these. */
export function failuresOf(script) {
  if (script === 'test:page') {
    const failed = browserTests(readResults('browser.json')).filter(
      ({ status }) => status === 'unexpected',
    );
    return { failed, parameters: ['--last-failed'] };
  }
  const failed = sourceTests(readResults(`${script.replace('test:', '')}.json`)).filter(
    ({ status }) => status === 'failed',
  );
  const files = [...new Set(failed.map(({ file }) => file))];
  if (failed.some(({ isFile }) => isFile)) return { failed, parameters: files };
  // As a pattern without a character that a shell would read.
  const titles = failed.map(({ title }) => title.replace(/[^\p{L}\p{N}]/gu, '.'));
  return { failed, parameters: [...files, '-t', titles.join('|')] };
}
