/**
 * `npm run bench [-- rounds]`: compares the built page with two baselines, a static page with the same form and an
 * empty page with the same packages, and prints a table of ratios.
 */
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { benchLaunch } from '../browser/playwright.config';
import { measureInputDelay, measureLoad, type Load } from './measure';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BASELINES = `${ROOT}.cache/bench/`;
const ROUNDS = Number(process.argv[2] ?? 7);
const SERVICE_TIME_MS = 80;
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

const serve = (dist: string) =>
  startServer({ service: createMockService({ delayMs: SERVICE_TIME_MS }), dist });
const servers = {
  static: await serve(`${BASELINES}static`),
  empty: await serve(`${BASELINES}empty`),
  page: await serve(`${ROOT}dist`),
};
/** Another site than 127.0.0.1 for the browser. */
const OTHER_SITE = servers.static.origin.replace('127.0.0.1', 'localhost');
const SETTLED_MS = 2_500;

const browser = await chromium.launch(benchLaunch);
const urlOf = (name: keyof typeof servers) => `${servers[name].origin}/?utm_source=bench`;
const load = (name: keyof typeof servers, from: string | null) =>
  measureLoad(browser, urlOf(name), {
    hasScripts: name !== 'static',
    from,
    settledMs: SETTLED_MS,
  });
const measurements = {
  static: () => load('static', OTHER_SITE),
  empty: () => load('empty', OTHER_SITE),
  page: () => load('page', OTHER_SITE),
  staticInEmptyTab: () => load('static', null),
  pageInEmptyTab: () => load('page', null),
};
type Name = keyof typeof measurements;

const loads: Record<Name, Load[]> = {
  static: [],
  empty: [],
  page: [],
  staticInEmptyTab: [],
  pageInEmptyTab: [],
};
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of Object.keys(measurements) as Name[]) {
    const result = await measurements[name]();
    if (round > 0) loads[name].push(result);
  }
  console.log(`round ${round} of ${ROUNDS}`);
}
const inputDelays = await measureInputDelay(browser, `${servers.page.origin}/?utm_source=bench`);
await browser.close();

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const of = (name: Name, figure: keyof Load) => median(loads[name].map((load) => load[figure] ?? 0));
const ratio = (figure: keyof Load, to: Name) => of('page', figure) / of(to, figure);
const firstPaintInEmptyTab =
  of('pageInEmptyTab', 'firstPaint') / of('staticInEmptyTab', 'firstPaint');
const row = (metric: string, value: string, target: string) =>
  console.log(`| ${metric} | ${value} | ${target} |`);

console.log(`\n| over ${ROUNDS} rounds, medians | measured | target |\n| --- | --- | --- |`);
row('first paint, to the static page', ratio('firstPaint', 'static').toFixed(2), '1.35');
row('largest paint, to the static page', ratio('largestPaint', 'static').toFixed(2), '1.50');
row('first paint, from an empty tab', firstPaintInEmptyTab.toFixed(2), '');
row('usable, to the empty page', ratio('usable', 'empty').toFixed(2), '0.70');
const usableToStatic = of('page', 'usable') / of('static', 'firstPaint');
row('usable, to the static page’s first paint', usableToStatic.toFixed(2), '1.50');
row('hydrated, to the empty page', ratio('hydrated', 'empty').toFixed(2), '1.10');
row('first paint', `${of('page', 'firstPaint').toFixed(0)} ms`, '');
row('usable', `${of('page', 'usable').toFixed(0)} ms`, '');
row('hydrated', `${of('page', 'hydrated').toFixed(0)} ms`, '');
row('script until hydrated', `${(of('page', 'scriptBytes') / 1000).toFixed(1)} kB`, '115 kB');
row('blocking time', `${of('page', 'blocking').toFixed(0)} ms`, '100 ms');
row('layout shift', of('page', 'shift').toFixed(4), '0.01');
row('key in the phone field, p98', `${inputDelays.key} ms`, '100 ms');
row('step of the slider, p98', `${inputDelays.slider} ms`, '100 ms');
row('consent checkbox, p98', `${inputDelays.checkbox} ms`, '100 ms');
row('frames while dragging, p95', `${inputDelays.dragFrame.toFixed(0)} ms`, '32 ms');

const lighthouseBrowser = await chromium.launch({
  ...benchLaunch,
  args: [...benchLaunch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const audit = async () => {
  const options = { port: DEBUGGING_PORT, logLevel: 'error' } as const;
  const report = await lighthouse(`${servers.page.origin}/`, options);
  if (report === undefined) throw new Error('Lighthouse gave no report');
  return report.lhr;
};
// The first load in a new browser is slower than the others.
await audit();
const reports = [await audit(), await audit(), await audit()];
for (const { id, title } of Object.values(reports[0]?.categories ?? {})) {
  const scores = reports.map(({ categories }) => categories[id]?.score ?? 0);
  row(`Lighthouse: ${title}`, String(Math.round(median(scores) * 100)), '100');
}
const failed = Object.values(reports[0]?.audits ?? {}).filter(
  ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
);
failed.forEach(({ id, title }) => console.log(`  ${id}: ${title}`));
await lighthouseBrowser.close();
await Promise.all(Object.values(servers).map((server) => server.close()));
