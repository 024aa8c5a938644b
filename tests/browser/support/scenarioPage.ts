/** Opens scenarios on the built page, for tests and screenshots. */
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { applyBrowserTraits } from '~mocks/browserTraits';
import type { Scenario, Step } from '~mocks/scenario';
import { scenarioMiddleware } from '~mocks/scenarioMiddleware';
import { SCENARIOS, type ScenarioName } from '~mocks/scenarios';
import { createScenarioSites } from '~mocks/scenarioSites';
import { createScenarioService } from '~mocks/scenarioService';
import { findResponse } from '~mocks/thirdParties';
import { startServer, type RunningServer } from '~mocks/server';
import { expect, FAST_POLL, installPausedClock, runClockDuring, runClockUntil } from './fixtures';
import { DIST } from '~tests/support/dist';
import { locateElements } from '~tests/support/pageElements';

/** Serves the built page as `npm run preview` does. */
export async function startScenarioServer(): Promise<RunningServer> {
  const service = createScenarioService();
  const dist = createScenarioSites(DIST);
  const server = await startServer({ service, dist, middleware: scenarioMiddleware });
  return {
    ...server,
    close: async () => {
      service.close();
      await server.close();
    },
  };
}

/** Serves the scenario's third-party scripts and blocks every other external request. */
async function routeThirdParties(context: BrowserContext, { thirdParties = [] }: Scenario) {
  // Other hosts do not exist anyway, and a route would disable the browser's cache.
  if (thirdParties.length === 0) return;
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const response = findResponse(thirdParties, route.request().url());
      if (response === 'blocked') await route.abort();
      else await route.fulfill({ contentType: 'text/javascript', body: response.script });
    },
  );
}

/** True for a step that acts on what the page may hide again after some seconds, such as a bottom sheet. */
const needsPausedClock = ({ action }: Step) => action === 'click';

/** Opens a scenario and runs its steps; the clock is paused until the last of them that needs it, or stays so. */
export async function openScenario(
  page: Page,
  origin: string,
  name: ScenarioName,
  { staysPaused = false } = {},
): Promise<void> {
  const scenario = SCENARIOS[name];
  const { browser, steps = [] } = scenario;
  await routeThirdParties(page.context(), scenario);
  if (browser !== undefined) await page.addInitScript(applyBrowserTraits, browser);
  const lastPaused = staysPaused ? steps.length : steps.map(needsPausedClock).lastIndexOf(true);
  if (lastPaused >= 0) await installPausedClock(page);
  else if (steps.some(({ action }) => action === 'skipTime')) await page.clock.install();
  const calls = trackCalls(page);
  // Time skipped before the first request would pass while scripts load, and time out nothing.
  const firstRequest = steps.some((step) => step.action === 'skipTime' && step.when === 'loading')
    ? page.waitForRequest((request) => request.url().includes('/api/site/get-info'))
    : undefined;
  await page.goto(`${origin}/?scenario=${name}`);
  await firstRequest;
  for (const [index, step] of steps.entries()) {
    const isPaused = index <= lastPaused;
    const waitFor = (assertion: () => Promise<void>) =>
      isPaused ? runClockUntil(page, assertion) : expect(assertion).toPass(FAST_POLL);
    // What a lead gives up would be missing in a picture.
    if (staysPaused && step.action === 'submit') await waitFor(() => expectLoaded(page, calls));
    await runStep(step, { page, calls, waitFor });
    if (index === lastPaused) await page.clock.resume();
  }
}

/**
 * Opens a scenario until it is whole, with a clock that runs for nothing else: on a busy machine, too, its parts come
 * together, and the overlay offer does not open yet. Scenarios without skipped time only.
 */
export async function openScenarioPaused(
  page: Page,
  origin: string,
  name: ScenarioName,
): Promise<void> {
  await openScenario(page, origin, name, { staysPaused: true });
  await runClockDuring(page, expectWhole(page, name));
}

/** Waits for the texts of a scenario in the shipped typeface, and on the home page for all of its sections. */
export async function expectWhole(page: Page, name: ScenarioName): Promise<void> {
  await expectTexts(page, name);
  await waitForFonts(page);
  if (name === 'not-found') return;
  const { timer, bestOffer, footer } = locateElements(page);
  await expect(page.locator('aside')).toBeVisible();
  await expect(footer.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(timer).toBeVisible();
  // Until then the other sections take its place.
  await expect(bestOffer).toBeVisible();
}

interface Calls {
  /** Paths of all calls so far. */
  requested: ReadonlySet<string>;
  pending: ReadonlySet<Request>;
}

function trackCalls(page: Page): Calls {
  const requested = new Set<string>();
  const pending = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    requested.add(pathname);
    pending.add(request);
  });
  const settle = (request: Request) => void pending.delete(request);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return { requested, pending };
}

async function expectLoaded(page: Page, { pending }: Calls): Promise<void> {
  expect(await locateElements(page).bestOffer.isVisible()).toBe(true);
  expect(pending.size).toBe(0);
}

interface StepContext {
  page: Page;
  calls: Calls;
  /** Waits until the assertion holds, whether or not the clock is paused. */
  waitFor: (assertion: () => Promise<void>) => Promise<void>;
}

async function runStep(step: Step, { page, calls, waitFor }: StepContext): Promise<void> {
  const { phone, submit } = locateElements(page);
  const waitUntilVisible = (element: Locator) =>
    waitFor(async () => expect(await element.isVisible()).toBe(true));
  if (!(step.action === 'skipTime' && step.when === 'loading')) {
    await waitUntilVisible(page.locator('#root[aria-busy=false]'));
  }
  switch (step.action) {
    case 'typePhone':
      await phone.fill(step.phone);
      return;
    case 'blurPhone':
      await phone.blur();
      return;
    case 'check': {
      const name = new RegExp(`^${step.name}`);
      await page.getByRole('checkbox', { name }).or(page.getByRole('radio', { name })).check();
      return;
    }
    case 'submit':
      await submit.click();
      return;
    case 'click': {
      const button = page.getByRole('button', { name: new RegExp(`^${step.name}`) });
      await waitUntilVisible(button);
      await button.click();
      return;
    }
    case 'skipTime':
      if (step.when === undefined) {
        // A call that is sent later, or is still pending, would time out. Those of the start are sent together.
        await expect
          .poll(() => [...calls.requested], FAST_POLL)
          .toContain('/api/advert/get-slot-images');
        await page.waitForLoadState('networkidle');
        await expect.poll(() => calls.pending.size, FAST_POLL).toBe(0);
      }
      if (step.when === 'requestPending') {
        await expect.poll(() => calls.pending.size, FAST_POLL).toBeGreaterThan(0);
      }
      await skipTime(page, step.ms);
  }
}

/**
 * `fastForward` fires an interval once, as after sleep: what counts its ticks, such as seconds in view, would then wait
 * in real time. Only the whole countdown is so long that its ticks would take longer.
 */
function skipTime({ clock }: Page, ms: number): Promise<void> {
  return ms < 60_000 ? clock.runFor(ms) : clock.fastForward(ms);
}

/** Waits for the texts that the scenario shows, and for the absence of those that it hides. */
export async function expectTexts(page: Page, name: ScenarioName): Promise<void> {
  const { shows, hides = [] } = SCENARIOS[name].expects;
  await expect
    .poll(async () => {
      const text = await visibleText(page);
      const missing = shows.filter((each) => !text.includes(each));
      return { missing, unexpected: hides.filter((each) => text.includes(each)) };
    }, FAST_POLL)
    .toEqual({ missing: [], unexpected: [] });
}

/** Chromium logs it for every failed request. */
const FAILED_REQUEST = 'Failed to load resource';

/** A lead gives up what still loads, as pictures do on a busy machine: letters take their places. */
const PICTURE_GIVEN_UP = 'a slot image could not be loaded';

/** Expects everything that the scenario names: texts, theme, ad slot and what the page logs, but nothing else. */
export async function expectScenario(
  page: Page,
  name: ScenarioName,
  logs: readonly string[],
): Promise<void> {
  const { expects, steps = [] } = SCENARIOS[name];
  const { logs: allowed = [] } = expects;
  const isSent = steps.some(({ action }) => action === 'submit');
  await page.locator(`#root[aria-busy=${String(expects.isBusy ?? false)}]`).waitFor();
  await expectTexts(page, name);
  await expect(page.locator('html')).toHaveAttribute('data-theme', expects.theme ?? 'default');
  if (expects.firstSlot !== undefined) {
    const slot = page.locator('[data-slot-id]').first();
    await expect(slot).toHaveAttribute('data-status', expects.firstSlot);
  }
  const isAllowed = (line: string) =>
    allowed.some((part) => line.includes(part)) ||
    (isSent && line.includes(PICTURE_GIVEN_UP)) ||
    (allowed.length > 0 && line.startsWith(FAILED_REQUEST));
  expect(logs.filter((line) => !isAllowed(line))).toEqual([]);
  // Polled, because analytics fails only after the load event.
  for (const part of allowed) await expect.poll(() => logs.join('\n'), FAST_POLL).toContain(part);
}

/** Returns visible text, field values and accessible names. */
export function visibleText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const labelled = [...document.querySelectorAll('[aria-label]')].filter(isVisible);
    const fields = [...document.querySelectorAll('input')].filter(isVisible);
    return [
      document.body.innerText,
      ...fields.map(({ value }) => value),
      ...labelled.map((element) => element.getAttribute('aria-label') ?? ''),
    ]
      .join('\n')
      .replace(/[^\S\n]+/g, ' ');
  });
}

/** Makes screenshots repeatable: offers show the same logos in every run. Call it before the page opens. */
export async function seedRandom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A sequence instead of one constant, because ids are generated from it.
    let state = 1;
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
}

/** Waits for pending requests and for the typeface, which is optional on a first visit. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2'))
      .map(({ cssText }) => cssText.replace('optional', 'block'));
    const style = document.createElement('style');
    style.textContent = faces.join('');
    document.head.append(style);
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}
