/** Firefox over WebDriver BiDi. */
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import {
  candidatesOf,
  findCandidates,
  type Engine,
  type EngineElement,
  type EnginePage,
  type Target,
} from './engine';
import type { PageElement } from '../support/pageElements';

/** A proxy that does not exist: only 127.0.0.1, which bypasses it, can be reached. */
const OFFLINE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

export async function startFirefox(executablePath: string | undefined): Promise<Engine> {
  if (executablePath === undefined) throw new Error('Firefox is not installed');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // Nobody listens to requests, and telling of each takes the browser a tenth of its time.
    networkEnabled: false,
    extraPrefsFirefox: { ...OFFLINE, 'intl.accept_languages': 'ru-RU, ru' },
  });
  return {
    openPage: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return { ...createPage(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** Asks the accessibility tree. The search starts with the element itself, and visits each one in it, which takes long. */
async function hasRole(handle: ElementHandle, { role, name }: PageElement): Promise<boolean> {
  // The candidates of a pattern match it.
  const named = typeof name === 'string' ? `[name="${name}"]` : '';
  for (const match of await handle.$$(`::-p-aria(${named}[role="${role}"])`)) {
    if (await match.evaluate((each, candidate) => each === candidate, handle)) return true;
  }
  return false;
}

/** Runs in the page. */
const hasBox = (element: Element): boolean => element.getClientRects().length > 0;

function createElement(handle: ElementHandle): EngineElement {
  return {
    evaluate: (script, ...[value]) => handle.evaluate(script as never, value as never),
    click: () => handle.click(),
  };
}

function createPage(page: Page): Omit<EnginePage, 'close'> {
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    errors.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  /** Elements found before: each search takes several commands. */
  const known = new Map<Target, ElementHandle>();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    startLoading: (url) => page.evaluate((target) => location.assign(target), url),
    reload: async () => {
      await page.reload();
    },
    locate: async (target) => {
      const handle = known.get(target);
      // A handle of a previous document cannot be evaluated.
      const isKnown = (await handle?.evaluate(hasBox).catch(() => false)) ?? false;
      if (handle !== undefined && isKnown) return createElement(handle);
      const candidates = await page.evaluateHandle(findCandidates, candidatesOf(target));
      for (const property of (await candidates.getProperties()).values()) {
        const candidate = property.asElement() as ElementHandle | null;
        if (candidate === null) continue;
        if ('role' in target && !(await hasRole(candidate, target))) continue;
        known.set(target, candidate);
        return createElement(candidate);
      }
      return null;
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    hold: async (key, times) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
    },
    pressControl: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'a');
      await page.keyboard.up('Control');
    },
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    wheel: async (at, deltaY) => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel({ deltaY });
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: () => Promise.resolve(errors),
  };
}
