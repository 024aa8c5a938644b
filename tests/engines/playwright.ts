/** Chromium, and Playwright's own builds of Firefox and WebKit. */
import type { BrowserType, ElementHandle, LaunchOptions, Page } from '@playwright/test';
import { locateByRole } from '../support/pageElements';
import {
  candidatesOf,
  findCandidates,
  type Engine,
  type EngineElement,
  type EnginePage,
} from './engine';

export async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Engine> {
  const browser = await type.launch(options);
  return {
    openPage: async (size) => {
      const context = await browser.newContext({ viewport: size, locale: 'ru-RU' });
      const page = await context.newPage();
      return { ...createPage(page), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function createElement(handle: ElementHandle): EngineElement {
  return {
    evaluate: (script, ...[value]) => handle.evaluate(script as never, value),
    click: () => handle.click(),
  };
}

function createPage(page: Page): Omit<EnginePage, 'close'> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const { keyboard, mouse } = page;
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    startLoading: async (url) => {
      await page.goto(url, { waitUntil: 'commit' });
    },
    reload: async () => {
      await page.reload();
    },
    locate: async (target) => {
      if ('role' in target) {
        const visible = locateByRole(page, target).filter({ visible: true });
        const [handle] = await visible.elementHandles();
        return handle === undefined ? null : createElement(handle);
      }
      const candidates = await page.evaluateHandle(findCandidates, candidatesOf(target));
      const first = await candidates.evaluateHandle(([candidate]) => candidate);
      const handle = first.asElement();
      return handle === null ? null : createElement(handle);
    },
    type: (text) => keyboard.type(text),
    press: (key) => keyboard.press(key),
    hold: async (key, times) => {
      for (let time = 0; time < times; time += 1) await keyboard.down(key);
      await keyboard.up(key);
    },
    pressControl: (letter) => keyboard.press(`Control+${letter}`),
    clickAt: ({ x, y }) => mouse.click(x, y),
    drag: async (from, to) => {
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y);
      await mouse.up();
    },
    wheel: async (at, deltaY) => {
      await mouse.move(at.x, at.y);
      await mouse.wheel(0, deltaY);
    },
    screenshot: () => page.screenshot(),
    errors: () => Promise.resolve(errors),
  };
}
