/** Runs orders on the built page in Chromium, several at a time. */
import { chromium, type Browser } from '@playwright/test';
import { makeSite } from '~mocks/scenarioSites';
import { browserLaunch } from '../../support/launch';
import { BrokenInvariant } from '../invariants';
import type { StormResult } from '../options';
import type { World } from '../order';
import { PageRun } from './pageRun';

/** The page mostly waits. */
const AT_A_TIME = 4;

/** Built sites by their kind of consent. */
const sites = new Map<string, Promise<string>>();

function selectDist({ variant, startsTicked }: World): Promise<string> {
  const name = `storm-${variant}-${startsTicked ? 'ticked' : 'clear'}`;
  const site =
    sites.get(name) ??
    makeSite(name, { consent: { variant, startsTicked }, lead: { sendsConsents: true } });
  sites.set(name, site);
  return site;
}

async function runSeed(seed: number, browser: Browser): Promise<StormResult['failure']> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    hasTouch: true,
  });
  let run: PageRun | undefined;
  try {
    await PageRun.run(seed, context, selectDist, (opened) => {
      run = opened;
    });
    return null;
  } catch (error) {
    const isBroken = error instanceof BrokenInvariant;
    const what = isBroken ? error.message : String((error as Error).stack);
    const steps = (run?.trace ?? []).map((line, index) => `  ${String(index + 1)}. ${line}`);
    const text = [`seed ${String(seed)}, in the browser: ${what}`, ...steps].join('\n');
    return { invariant: isBroken ? error.invariant : 'error', seed, text };
  } finally {
    await context.close();
  }
}

/** Runs so many seeds from the first one; prints each that fails. */
export async function explorePage(firstSeed: number, seeds: number): Promise<StormResult> {
  const browser = await chromium.launch(browserLaunch);
  const startedAtMs = performance.now();
  let orders = 0;
  let failure: StormResult['failure'] = null;
  const work = async (): Promise<void> => {
    while (orders < seeds) {
      const seed = firstSeed + orders;
      orders += 1;
      const failed = await runSeed(seed, browser);
      if (failed !== null) console.log(failed.text);
      failure ??= failed;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  await browser.close();
  return { orders, elapsedMs: performance.now() - startedAtMs, failure };
}
