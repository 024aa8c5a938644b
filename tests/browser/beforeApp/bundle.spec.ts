/** Files of the production build: no traces of development, compressed copies, script tags and font weights. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { SCENARIO_NAMES, SCENARIOS } from '~mocks/scenarios';
import { readBuild } from '../support/readBuild';
import { expect, test } from '../support/fixtures';
import { DIST, INITIAL_SCRIPTS } from '~tests/support/dist';
import { FULL } from '~tests/support/constants';

/** Words of the mock service, the scenarios and the lab. */
const TRACES = [
  /\bmsw\b/i,
  /mock/i,
  /[?&"'`]scenario\b/i,
  /\blab[-/]/i,
  /лаборатор/i,
  /сценари/i,
  /\bfixtures?\b/i,
];

test('the build contains no trace of mocks, scenarios and the lab', () => {
  const files = readBuild(DIST);
  expect(files.length).toBeGreaterThan(20);
  const slugs = SCENARIO_NAMES.filter((name) => name.includes('-'));
  const titles = SCENARIO_NAMES.map((name) => SCENARIOS[name].title);
  // Short titles are words that the page itself uses.
  const distinctive = titles.filter((title) => title.includes(': ') || title.length > 20);
  expect(distinctive.length).toBeGreaterThan(40);
  const found = files.flatMap(({ file, text }) => [
    ...TRACES.filter((trace) => trace.test(text) || trace.test(file)).map(
      (trace) => `${file} has ${trace.source}`,
    ),
    ...[...slugs, ...distinctive]
      .filter((words) => text.includes(words) || file.includes(words))
      .map((words) => `${file} has ${words}`),
  ]);
  expect(found).toEqual([]);
});

test('the build contains no source maps and no local paths', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  for (const { file, text } of readBuild(DIST)) {
    expect(file).not.toMatch(/\.map$/);
    expect(text.includes(root) || text.includes('sourceMappingURL='), file).toBe(false);
  }
});

test(`each text file of the build has brotli and gzip copies, no larger than a server would make${FULL}`, () => {
  const texts = readBuild(DIST).filter(({ file }) => !/\.(png|woff2)$|^_headers$/.test(file));
  expect(texts.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'favicon.svg', 'manifest.webmanifest']),
  );
  for (const { file, text } of texts) {
    const brotli = readFileSync(`${DIST}/${file}.br`);
    const gzip = readFileSync(`${DIST}/${file}.gz`);
    // As the files are after every other step of the build.
    expect(brotliDecompressSync(brotli).toString(), file).toBe(text);
    expect(gunzipSync(gzip).toString(), file).toBe(text);
    expect(brotli.length, file).toBeLessThanOrEqual(brotliCompressSync(text).length);
    expect(gzip.length, file).toBeLessThanOrEqual(gzipSync(text, { level: 9 }).length);
  }
});

test('four low-priority module scripts stand between the form and the templates, and the first of them needs no React', () => {
  const html = readBuild(DIST).find(({ file }) => file === 'index.html')?.text ?? '';
  const scripts = [
    ...html.matchAll(/<script type="module"[^>]* src="[^"]*\/([a-z-]+)-[\w-]{8}\.js"/g),
  ];
  expect(scripts.map(([, name]) => name)).toEqual(INITIAL_SCRIPTS);
  expect(html, 'the scripts import only each other').not.toContain('rel="modulepreload"');
  for (const { 0: tag, index } of html.matchAll(/<[^>]*type="module"[^>]*>/g)) {
    expect(tag, 'the first paint needs no script').toContain('fetchpriority="low"');
    expect(index, 'after what the first paint waits for').toBeGreaterThan(
      html.indexOf('id="below-form"'),
    );
    expect(index, 'before what may come a round trip later').toBeLessThan(
      html.indexOf('<template id="approved"'),
    );
  }
  const bootstrap =
    readBuild(DIST).find(({ file }) => file.startsWith('assets/bootstrap-'))?.text ?? '';
  expect(bootstrap).not.toBe('');
  expect(bootstrap).not.toMatch(/from\s*["']\.\/(libraries|index)-/);
});

test('font weights are CSS variables, which take only two values with the fallback typeface', () => {
  const html = readBuild(DIST).find(({ file }) => file === 'index.html')?.text ?? '';
  const weights = [...html.matchAll(/font-weight:([^;}]+)/g)].map(([, weight = '']) => weight);
  const isVariable = (weight: string) => /^var\(--(regular|medium|bold|heavy)\)$/.test(weight);
  // The range of the font files.
  expect([...new Set(weights.filter((weight) => !isVariable(weight)))]).toEqual(['400 800']);
  const [, fallback = ''] = /\[data-typeface=system\]\{([^}]+)\}/.exec(html) ?? [];
  expect(new Set(fallback.match(/\d+/g))).toEqual(new Set(['400', '700']));
});
