/** Compares the built page with two baselines, a static page with the same form and an empty page with the same packages. */
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { startServer, type RunningServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { benchLaunch } from '../support/launch';
import { ROUNDS } from './arguments';
import { CAUSES, measureMainThread } from './mainThread';
import { measureInputDelay, measureLoad, openSlowPage, type Load } from './measure';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BASELINES = `${ROOT}.cache/bench/`;
const SERVICE_TIME_MS = 80;
/** Long enough for the first paint. */
const TRACED_MS = 1_500;
const DEBUGGING_PORT = 9333;

process.env['NODE_ENV'] = 'production';
await rm(BASELINES, { recursive: true, force: true });
await cp(`${ROOT}tests/bench/static`, `${BASELINES}static`, { recursive: true });
await build({
  root: `${ROOT}tests/bench/empty`,
  logLevel: 'warn',
  configFile: false,
  build: { outDir: `${BASELINES}empty`, emptyOutDir: true, modulePreload: { polyfill: false } },
});

const PAGES = ['static', 'empty', 'page'] as const;
const DISTS: Record<string, string> = {
  static: `${BASELINES}static`,
  empty: `${BASELINES}empty`,
  page: `${ROOT}dist`,
};
const service = () => createMockService({ delayMs: SERVICE_TIME_MS });
const servers = new Map<string, RunningServer>();
for (const name of PAGES) {
  servers.set(name, await startServer({ service: service(), dist: DISTS[name] ?? '' }));
}
const originOf = (name: string) => servers.get(name)?.origin ?? '';
const urlOf = (name: string) => `${originOf(name)}/?utm_source=bench`;
/** The same server, which is another site than 127.0.0.1 for the browser. */
const OTHER_SITE = originOf('static').replace('127.0.0.1', 'localhost');
const SETTLED_MS = 2_500;
/** Suffix of figures measured in an empty tab. */
const EMPTY_TAB = ', from an empty tab';
/** Suffix of figures of a load during which nothing is typed. */
const NOT_TYPED = ', nothing typed';

const browser = await chromium.launch(benchLaunch);
const figures = new Map<string, number[]>();
function record(name: string, figure: string, value: number): void {
  figures.set(`${name} ${figure}`, [...(figures.get(`${name} ${figure}`) ?? []), value]);
}
const medianOf = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const get = (name: string, figure: string) => medianOf(figures.get(`${name} ${figure}`) ?? []);

async function measure(name: string, isRecorded: boolean): Promise<void> {
  const hasScripts = name !== 'static';
  const keep = (figure: string, value: number) => isRecorded && record(name, figure, value);
  for (const [suffix, from, isTyped] of [
    ['', OTHER_SITE, hasScripts],
    [EMPTY_TAB, null, hasScripts],
    [NOT_TYPED, OTHER_SITE, false],
  ] as const) {
    const options = { from, isTyped, settledMs: SETTLED_MS };
    const load: Load = await measureLoad(browser, urlOf(name), options);
    for (const [figure, value] of Object.entries<number | null>({ ...load }))
      keep(figure + suffix, value ?? 0);
  }
  if (name === 'empty') return;
  const [page] = await openSlowPage(browser);
  const times = await measureMainThread(browser, page, originOf(name), async () => {
    await page.goto(urlOf(name));
    await page.waitForTimeout(TRACED_MS);
  });
  await page.context().close();
  if (times === null) return;
  for (const [cause, ms] of Object.entries(times)) keep(cause, ms);
  keep(
    'mainThread',
    Object.values(times).reduce((sum, ms) => sum + ms, 0),
  );
}

// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of PAGES) await measure(name, round > 0);
  console.log(`round ${round} of ${ROUNDS}`);
}
const measured = PAGES.slice(2);
for (const name of measured) {
  const delays = await measureInputDelay(browser, urlOf(name));
  for (const [figure, value] of Object.entries<number>({ ...delays })) record(name, figure, value);
}
await browser.close();

const print = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const row = (metric: string, format: (name: string) => string, target: string) =>
  print(metric, ...measured.map(format), target);
const ratio = (figure: string, to: string, toFigure: string) => (name: string) =>
  (get(name, figure) / get(to, toFigure)).toFixed(2);
const ms = (figure: string) => (name: string) => `${get(name, figure).toFixed(0)} ms`;

print(`over ${ROUNDS} rounds, medians`, ...measured, 'target');
print('---', ...measured.map(() => '---'), '---');
for (const suffix of ['', NOT_TYPED, EMPTY_TAB]) {
  const rowOf = (metric: string, figure: string, to: string, toFigure: string, target: string) =>
    row(metric + suffix, ratio(figure + suffix, to, toFigure + suffix), target);
  const hydrated = suffix === NOT_TYPED ? 'hydrated' : 'hydrated while ten digits are typed';
  rowOf(`${hydrated}, to the empty page`, 'hydrated', 'empty', 'hydrated', '1.10');
  if (suffix === NOT_TYPED) {
    // Browsers report no larger paint after the first input.
    rowOf('largest paint, to the static page', 'largestPaint', 'static', 'largestPaint', '1.50');
    continue;
  }
  rowOf('first paint, to the static page', 'firstPaint', 'static', 'firstPaint', '1.35');
  rowOf('usable, to the empty page', 'usable', 'empty', 'usable', '0.70');
  rowOf('usable, to the static page’s paint', 'usable', 'static', 'firstPaint', '1.50');
}
row('first paint', ms('firstPaint'), '');
row('usable', ms('usable'), '');
row('hydrated', ms('hydrated'), '');
row('main thread before the first paint', ms('mainThread'), '120 ms');
for (const cause of Object.keys(CAUSES)) {
  row(`main thread, ${cause} (static page: ${ms(cause)('static')})`, ms(cause), '');
}
const toKilobytes = (name: string) => `${(get(name, 'scriptBytes') / 1000).toFixed(1)} kB`;
row('script until hydrated', toKilobytes, '115 kB');
row('blocking time', ms('blocking'), '100 ms');
row(`blocking time${NOT_TYPED}`, ms(`blocking${NOT_TYPED}`), '100 ms');
row('layout shift', (name) => get(name, 'shift').toFixed(4), '0.01');
row('key in the phone field, p98', ms('key'), '100 ms');
row('step of the slider, p98', ms('slider'), '100 ms');
row('consent checkbox, p98', ms('checkbox'), '100 ms');
row('frames while dragging, p95', ms('dragFrame'), '32 ms');

const lighthouseBrowser = await chromium.launch({
  ...benchLaunch,
  // Playwright's default, which Lighthouse would report as a fault of the page.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [...benchLaunch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const audit = async () => {
  const options = { port: DEBUGGING_PORT, logLevel: 'error' } as const;
  const report = await lighthouse(`${originOf('page')}/`, options);
  if (report === undefined) throw new Error('Lighthouse gave no report');
  return report.lhr;
};
// The first load in a new browser is slower than the others.
await audit();
const reports = [await audit(), await audit(), await audit()];
for (const { id, title } of Object.values(reports[0]?.categories ?? {})) {
  const scores = reports.map(({ categories }) => categories[id]?.score ?? 0);
  const score = String(Math.round(medianOf(scores) * 100));
  row(`Lighthouse: ${title}`, (name) => (name === 'page' ? score : ''), '100');
}
const failed = Object.values(reports[0]?.audits ?? {}).filter(
  ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
);
failed.forEach(({ id, title }) => console.log(`  ${id}: ${title}`));
await lighthouseBrowser.close();
await Promise.all([...servers.values()].map((server) => server.close()));
