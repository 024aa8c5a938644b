/** Opens scenarios on the built page: for the tests, and for the pictures. */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { takeOnTraits } from '../../mocks/browserTraits';
import { answerPage } from '../../mocks/entrance';
import type { Scenario, Step } from '../../mocks/scenario';
import { createScenarioService } from '../../mocks/scenarioService';
import { SCENARIOS, type ScenarioName } from '../../mocks/scenarios';
import { startServer, type RunningServer } from '../../mocks/server';
import { expect } from './fixtures';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The built page behind the same entrance as in the preview. */
export async function startScenarioServer(): Promise<RunningServer> {
  const service = createScenarioService();
  const server = await startServer({
    service,
    dist: DIST,
    enter: (url, cookies) => answerPage(url, cookies, Date.now()),
  });
  return {
    ...server,
    close: async () => {
      service.close();
      await server.close();
    },
  };
}

/** Nothing leaves this machine: third parties answer as the scenario says, everybody else with nothing. */
async function answerThirdParties(context: BrowserContext, { thirdParties = [] }: Scenario) {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      const address = route.request().url();
      const answer = thirdParties.find((each) => address.startsWith(each.address))?.answer;
      if (answer === 'hangs') return;
      if (answer === undefined || answer === 'blocked') await route.abort();
      else await route.fulfill({ contentType: 'text/javascript', body: answer.script });
    },
  );
}

/** Opens a scenario and does what its visitor does. */
export async function openScenario(page: Page, origin: string, name: ScenarioName): Promise<void> {
  const scenario = SCENARIOS[name];
  const { browser, steps = [] } = scenario;
  await answerThirdParties(page.context(), scenario);
  if (browser !== undefined) await page.addInitScript(takeOnTraits, browser);
  if (steps.some((step) => step.do === 'skip')) await page.clock.install();
  const calls = watchCalls(page);
  // Time that is skipped before the page can call the service would be lost on its scripts.
  const isAsked = steps.some((step) => step.do === 'skip' && step.from === 'load')
    ? page.waitForRequest((request) => request.url().includes('/api/site/get-info'))
    : undefined;
  await page.goto(`${origin}/?scenario=${name}`);
  await isAsked;
  for (const step of steps) await take(step, page, calls);
}

/** The calls that are under way. */
function watchCalls(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/')) underWay.add(request);
  });
  const settle = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return underWay;
}

async function take(step: Step, page: Page, calls: ReadonlySet<Request>): Promise<void> {
  const phone = page.getByRole('textbox', { name: 'Мобильный телефон' });
  const form = page.getByRole('form', { name: 'Анкета' });
  if (!(step.do === 'skip' && step.from === 'load')) {
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
  }
  switch (step.do) {
    case 'typePhone':
      await phone.pressSequentially(step.phone);
      return;
    case 'leavePhone':
      await phone.blur();
      return;
    case 'tick':
      await form.getByRole('checkbox', { name: new RegExp(`^${step.name}`) }).check();
      return;
    case 'submit':
      await form.locator('[type=submit]').click();
      return;
    case 'press':
      await page.getByRole('button', { name: new RegExp(`^${step.name}`) }).click();
      return;
    case 'see':
      await expect(page.getByRole('region', { name: step.name })).toBeVisible();
      return;
    case 'skip':
      if (step.from === undefined) await page.waitForLoadState('networkidle');
      if (step.from === 'call') await expect.poll(() => calls.size).toBeGreaterThan(0);
      await page.clock.fastForward(step.ms);
  }
}

/** All words that can be found on the page: text, the content of fields, the names of things. */
export function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isThere = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const named = [...document.querySelectorAll('[aria-label]')].filter(isThere);
    const fields = [...document.querySelectorAll('input')].filter(isThere);
    return [
      document.body.innerText,
      ...fields.map(({ value }) => value),
      ...named.map((element) => element.getAttribute('aria-label') ?? ''),
    ]
      .join('\n')
      .replace(/[^\S\n]+/g, ' ');
  });
}

/** Takes chance out of a picture: the same logo is drawn every time. To be called before the page is opened. */
export async function drawAlike(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not one number for ever: ids are made from it.
    let state = 1;
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  });
}

/** Has the page in its own typeface, which visitors on a first visit may do without, and waits for the last answers. */
export async function waitForLooks(page: Page): Promise<void> {
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
