/**
 * Two builds in pairs of loads, in another order each round. The machine's speed changes within minutes: what is told are
 * the ratios of the pairs, by their median and quartiles.
 */
import { chromium } from '@playwright/test';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { benchLaunch } from '../support/launch';
import { DIST, OTHER_DIST, ROUNDS } from './arguments';
import { measureLoad, type Load } from './measure';

const SERVICE_TIME_MS = 80;
const SETTLED_MS = 2_500;
const FIGURES = ['firstPaint', 'usable', 'hydrated', 'blocking', 'scriptBytes'] as const;

const [page, other] = await Promise.all(
  [DIST, OTHER_DIST ?? DIST].map((dist) =>
    startServer({ service: createMockService({ delayMs: SERVICE_TIME_MS }), dist }),
  ),
);
if (page === undefined || other === undefined) throw new Error('two servers are needed');
const browser = await chromium.launch(benchLaunch);

const load = (origin: string): Promise<Load> =>
  measureLoad(browser, `${origin}/?utm_source=bench`, {
    // The same server, which is another site than 127.0.0.1 for the browser.
    from: other.origin.replace('127.0.0.1', 'localhost'),
    isTyped: true,
    settledMs: SETTLED_MS,
  });

const pairs: (readonly [Load, Load])[] = [];
// The first round is a warm-up.
for (let round = 0; round <= ROUNDS; round += 1) {
  const isPageFirst = round % 2 === 0;
  const first = await load(isPageFirst ? page.origin : other.origin);
  const second = await load(isPageFirst ? other.origin : page.origin);
  if (round > 0) pairs.push(isPageFirst ? [first, second] : [second, first]);
  console.error(`round ${round} of ${ROUNDS}`);
}
await browser.close();
await Promise.all([page.close(), other.close()]);

/** @param share 0.5 for the median */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, another) => one - another);
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}

console.log(
  `| ${ROUNDS} pairs, medians | this build | the other | ratio | quartiles |\n| --- | --- | --- | --- | --- |`,
);
for (const figure of FIGURES) {
  const values = pairs.map((pair) => pair.map((each) => each[figure] ?? 0));
  const median = (side: number) =>
    quantile(
      values.map((pair) => pair[side] ?? 0),
      0.5,
    ).toFixed(0);
  const ratios = values.map(([ours = 0, theirs = 0]) => ours / theirs);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  console.log(`| ${figure} | ${median(0)} | ${median(1)} | ${middle} | ${low} to ${high} |`);
}
