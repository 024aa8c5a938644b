/** What a production build must not carry: it is searched to the last file. */
import { fileURLToPath } from 'node:url';
import { SCENARIO_NAMES, SCENARIOS } from '../../mocks/scenarios';
import { readBuild } from './readBuild';
import { expect, test } from './fixtures';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Words of the mock service and of what is there for development alone. */
const TRACES = [
  /\bmsw\b/i,
  /mock/i,
  /[?&"'`]scenario\b/i,
  /\blab[-/]/i,
  /лаборатор/i,
  /сценари/i,
  /\bfixtures?\b/i,
];

test('the built page carries no trace of mocks, scenarios and the lab', () => {
  const files = readBuild(DIST);
  expect(files.length).toBeGreaterThan(20);
  const slugs = SCENARIO_NAMES.filter((name) => name.includes('-'));
  const titles = SCENARIO_NAMES.map((name) => SCENARIOS[name].title);
  // Some titles are words that the page itself says.
  const telling = titles.filter((title) => title.includes(': ') || title.length > 20);
  expect(telling.length).toBeGreaterThan(40);
  const found = files.flatMap(({ file, text }) => [
    ...TRACES.filter((trace) => trace.test(text) || trace.test(file)).map(
      (trace) => `${file} has ${trace.source}`,
    ),
    ...[...slugs, ...telling]
      .filter((words) => text.includes(words) || file.includes(words))
      .map((words) => `${file} has ${words}`),
  ]);
  expect(found).toEqual([]);
});

test('the built page carries no source maps and no names of the machine that built it', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  for (const { file, text } of readBuild(DIST)) {
    expect(file).not.toMatch(/\.map$/);
    expect(text.includes(root) || text.includes('sourceMappingURL='), file).toBe(false);
  }
});

test('the form waits for few scripts, each run on its own: first what needs no React, the app last', () => {
  const html = readBuild(DIST).find(({ file }) => file === 'index.html')?.text ?? '';
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="[^"]*\/([a-z]+)-[^"]*"/g)];
  expect(scripts.map(([, name]) => name)).toEqual(['opening', 'react', 'libraries', 'index']);
  expect([...html.matchAll(/rel="modulepreload"/g)].length).toBeLessThanOrEqual(1);
  for (const [tag] of html.matchAll(/<[^>]*(type="module"|modulepreload)[^>]*>/g)) {
    expect(tag, 'the first paint needs no script').toContain('fetchpriority="low"');
  }
  const opening =
    readBuild(DIST).find(({ file }) => file.startsWith('assets/opening-'))?.text ?? '';
  expect(opening).not.toBe('');
  expect(opening).not.toMatch(/from\s*["']\.\/(react|libraries|index)-/);
});
