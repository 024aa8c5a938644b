/**
 * `npm run bench`: the built page beside two yardsticks, a static page with the same form and an empty page on the same
 * packages, loaded in turn in one run, and a table of the ratios. `npm run bench -- 15` takes fifteen rounds.
 */
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { visitorLaunch } from '../browser/playwright.config';
import { measureAnswers, measureLoad, type Load } from './measure';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const YARDSTICKS = `${ROOT}.cache/bench/`;
const ROUNDS = Number(process.argv[2] ?? 7);
const SERVICE_TIME_MS = 80;
const DEBUGGING_PORT = 9333;

process.env['NODE_ENV'] = 'production';
await rm(YARDSTICKS, { recursive: true, force: true });
await cp(`${ROOT}tests/bench/static`, `${YARDSTICKS}static`, { recursive: true });
await build({
  root: `${ROOT}tests/bench/empty`,
  logLevel: 'warn',
  configFile: false,
  build: { outDir: `${YARDSTICKS}empty`, emptyOutDir: true, modulePreload: { polyfill: false } },
});

const serve = (dist: string) =>
  startServer({ service: createMockService({ delayMs: SERVICE_TIME_MS }), dist });
const servers = {
  static: await serve(`${YARDSTICKS}static`),
  empty: await serve(`${YARDSTICKS}empty`),
  page: await serve(`${ROOT}dist`),
};
/** To a browser another site than the servers' own name, 127.0.0.1. */
const ELSEWHERE = servers.static.origin.replace('127.0.0.1', 'localhost');
const SETTLED_MS = 2_500;

const browser = await chromium.launch(visitorLaunch);
const addressOf = (name: keyof typeof servers) => `${servers[name].origin}/?utm_source=bench`;
const come = (name: keyof typeof servers, from: string | null) =>
  measureLoad(browser, addressOf(name), {
    hasScripts: name !== 'static',
    from,
    settledMs: SETTLED_MS,
  });
const measurements = {
  static: () => come('static', ELSEWHERE),
  empty: () => come('empty', ELSEWHERE),
  page: () => come('page', ELSEWHERE),
  staticInEmptyTab: () => come('static', null),
  pageInEmptyTab: () => come('page', null),
};
type Name = keyof typeof measurements;

const loads: Record<Name, Load[]> = {
  static: [],
  empty: [],
  page: [],
  staticInEmptyTab: [],
  pageInEmptyTab: [],
};
// The first round warms everything up and does not count.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of Object.keys(measurements) as Name[]) {
    const load = await measurements[name]();
    if (round > 0) loads[name].push(load);
  }
  console.log(`round ${round} of ${ROUNDS}`);
}
const answers = await measureAnswers(browser, `${servers.page.origin}/?utm_source=bench`);
await browser.close();

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const of = (name: Name, figure: keyof Load) => median(loads[name].map((load) => load[figure] ?? 0));
const ratio = (figure: keyof Load, to: Name) => of('page', figure) / of(to, figure);
const firstPaintInEmptyTab =
  of('pageInEmptyTab', 'firstPaint') / of('staticInEmptyTab', 'firstPaint');
const row = (what: string, value: string, wanted: string) =>
  console.log(`| ${what} | ${value} | ${wanted} |`);

console.log(`\n| over ${ROUNDS} rounds, medians | measured | wanted |\n| --- | --- | --- |`);
row('first paint, to the static page', ratio('firstPaint', 'static').toFixed(2), '1.35');
row('largest paint, to the static page', ratio('largestPaint', 'static').toFixed(2), '1.50');
row('first paint, out of an empty tab', firstPaintInEmptyTab.toFixed(2), '');
row('usable, to the empty page', ratio('usable', 'empty').toFixed(2), '1.10');
row('first paint', `${of('page', 'firstPaint').toFixed(0)} ms`, '');
row('usable', `${of('page', 'usable').toFixed(0)} ms`, '');
row('script until usable', `${(of('page', 'scriptBytes') / 1000).toFixed(1)} kB`, '115 kB');
row('blocking time', `${of('page', 'blocking').toFixed(0)} ms`, '200 ms');
row('layout shift', of('page', 'shift').toFixed(4), '0.01');
row('a key in the phone, p98', `${answers.key} ms`, '100 ms');
row('a step of the slider, p98', `${answers.slider} ms`, '100 ms');
row('the tick, p98', `${answers.tick} ms`, '100 ms');
row('frames while dragging, p95', `${answers.dragFrame.toFixed(0)} ms`, '32 ms');

const judged = await chromium.launch({
  ...visitorLaunch,
  args: [...visitorLaunch.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
const judge = async () => {
  const options = { port: DEBUGGING_PORT, logLevel: 'error' } as const;
  const report = await lighthouse(`${servers.page.origin}/`, options);
  if (report === undefined) throw new Error('Lighthouse gave no report');
  return report.lhr;
};
// The first load of a browser that has just been started is slower than any that follows.
await judge();
const reports = [await judge(), await judge(), await judge()];
for (const { id, title } of Object.values(reports[0]?.categories ?? {})) {
  const scores = reports.map(({ categories }) => categories[id]?.score ?? 0);
  row(`Lighthouse: ${title}`, String(Math.round(median(scores) * 100)), '100');
}
const failed = Object.values(reports[0]?.audits ?? {}).filter(
  ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
);
failed.forEach(({ id, title }) => console.log(`  ${id}: ${title}`));
await judged.close();
await Promise.all(Object.values(servers).map((server) => server.close()));
