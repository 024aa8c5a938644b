/** Fixtures for tests in several engines: the built page with a mock service of its own on one origin. */
import { writeFile } from 'node:fs/promises';
import { chromium, expect, firefox, test as base, webkit } from '@playwright/test';
import { startServer, type ServerOptions } from '../../mocks/server';
import { createMockService, type MockService, type MockServiceOptions } from '../../mocks/service';
import { deferred } from '../support/deferred';
import { browserLaunch } from '../support/launch';
import { PAGE_ELEMENTS, type ElementName, type PageElement } from '../support/pageElements';
import { findFirefox, findWebKit, hasOwnBuild, type EngineName } from '../support/programs.mjs';
import type { Engine, EngineElement, EnginePage, Key, Size, Target } from './engine';
import { startFirefox } from './firefox';
import { startPlaywright } from './playwright';
import { startWebKit } from './webkit';
import { DIST, scriptNameOf } from '../support/dist';

const PHONE_SCREEN = { width: 390, height: 844 };
export const SCREENS: Record<string, Size> = {
  'a phone': PHONE_SCREEN,
  'a wide screen': { width: 1280, height: 900 },
};

const READY: Target = { css: '#root[aria-busy=false]' };
const STARTED: Target = { css: '#root[data-started]' };

interface ElementState {
  /** The value of a field, else the text with plain spaces. */
  content: string;
  isFocused: boolean;
  isEnabled: boolean;
  isChecked: boolean;
  caret: number | null;
  /** `aria-valuenow`. */
  now: string | null;
  /** `aria-valuetext` with plain spaces. */
  spoken: string | null;
  /** `aria-busy`. */
  isBusy: boolean;
  cursor: string;
}

/** `content` is compared exactly, or matched by a regular expression. */
type ExpectedState = Partial<Omit<ElementState, 'content'>> & { content?: string | RegExp };

/** Runs in the page. */
function readState(element: Element): ElementState {
  const { value } = element as HTMLInputElement;
  const isField = element instanceof HTMLInputElement;
  const text = isField ? value : element.textContent;
  return {
    content: text.replace(/\s/g, ' '),
    isFocused: document.activeElement === element,
    isEnabled: !element.matches(':disabled'),
    isChecked: element.matches(':checked'),
    // Only text fields have a caret.
    caret: isField && /^(text|tel)$/.test(element.type) ? element.selectionStart : null,
    now: element.getAttribute('aria-valuenow'),
    spoken: element.getAttribute('aria-valuetext')?.replace(/\s/g, ' ') ?? null,
    isBusy: element.getAttribute('aria-busy') === 'true',
    cursor: getComputedStyle(element).cursor,
  };
}

interface DeferredScripts {
  deliver: () => void;
  /** The deferred ones fail; later ones are delivered. */
  fail: () => void;
}

/** Records requests for the page's scripts, and defers them. */
export class ScriptDeferral {
  /** Names without hashes. */
  readonly requested: string[] = [];
  private pending: Promise<void> | null = null;
  private isFailing = false;

  /** Scripts wait from now on. */
  defer(): DeferredScripts {
    const { promise, resolve } = deferred();
    this.pending = promise;
    const open = () => {
      this.pending = null;
      resolve();
    };
    return {
      deliver: open,
      fail: () => {
        this.isFailing = true;
        void promise.then(() => {
          this.isFailing = false;
        });
        open();
      },
    };
  }

  readonly middleware: NonNullable<ServerOptions['middleware']> = (request, response, next) => {
    const name = scriptNameOf(request.url);
    if (name !== undefined) this.requested.push(name);
    if (this.pending === null || name === undefined) next();
    else {
      void this.pending.then(() => {
        if (this.isFailing) response.writeHead(503).end();
        else next();
      });
    }
  };
}

/** Page object of the landing page. */
export class LandingPage {
  private hasAccessibilityTree = true;

  constructor(
    readonly page: EnginePage,
    readonly service: MockService,
    readonly origin: string,
    private readonly deferral: ScriptDeferral,
  ) {}

  /** Names of the requested scripts, without hashes. */
  get requestedScripts(): readonly string[] {
    return this.deferral.requested;
  }

  /** Waits until the element is visible. */
  async find(name: ElementName): Promise<EngineElement> {
    return this.waitFor(this.targetOf(name));
  }

  private targetOf(name: ElementName): Target {
    const element: PageElement = PAGE_ELEMENTS[name];
    const { css, name: text = '' } = element;
    if (this.hasAccessibilityTree || css === undefined) return element;
    // A pattern is that of the whole name; the first match of the css is the element.
    return typeof text === 'string' ? { css, text } : { css };
  }

  private async waitFor(target: Target): Promise<EngineElement> {
    const found: EngineElement[] = [];
    // Unlike `poll`, `toPass` tries again when the document is replaced between two commands.
    await expect(async () => {
      const element = await this.page.locate(target);
      expect(element, JSON.stringify(target)).not.toBeNull();
      if (element !== null) found.push(element);
    }).toPass();
    return found[0] ?? this.waitFor(target);
  }

  /** Null while the element is not visible. */
  async read(name: ElementName): Promise<ElementState | null> {
    const element = await this.page.locate(this.targetOf(name));
    return element === null ? null : element.evaluate(readState);
  }

  /** Opens the page and waits for the app: the form before it has other handlers, and no history of its fields. */
  async open(path = '/?utm_source=yandex'): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.waitUntilReady();
    await this.waitUntilStarted();
  }

  /** Opens the page with its scripts deferred, and waits until the form can be used. */
  async openWithoutScripts(path = '/?utm_source=yandex'): Promise<DeferredScripts> {
    this.hasAccessibilityTree = false;
    const scripts = this.deferral.defer();
    await this.page.startLoading(`${this.origin}${path}`);
    await this.waitUntilReady();
    return scripts;
  }

  async waitUntilStarted(): Promise<void> {
    await this.waitFor(STARTED);
    this.hasAccessibilityTree = true;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.waitUntilReady();
  }

  private async waitUntilReady(): Promise<void> {
    await this.waitFor(READY);
  }

  async click(name: ElementName): Promise<void> {
    await (await this.find(name)).click();
  }

  async focus(name: ElementName): Promise<EngineElement> {
    const element = await this.find(name);
    await element.evaluate((each) => each.focus());
    return element;
  }

  async press(name: ElementName, key: Key): Promise<void> {
    await this.focus(name);
    await this.page.press(key);
  }

  /** Focuses a field and selects a part of it; an empty part places the caret. */
  async select(name: ElementName, start: number, end: number): Promise<void> {
    const field = await this.find(name);
    // A timer that the last key started puts the caret back.
    await field.evaluate((each) => {
      delete each.dataset['isSettled'];
      setTimeout(() => (each.dataset['isSettled'] = ''));
    });
    await expect.poll(() => field.evaluate((each) => 'isSettled' in each.dataset)).toBe(true);
    // One script: the field corrects its caret shortly after it gets the focus.
    await field.evaluate(
      (each, [from, to]) => {
        each.focus();
        (each as HTMLInputElement).setSelectionRange(from, to);
      },
      [start, end] as const,
    );
  }

  async typePhone(phone = '9123456789'): Promise<void> {
    // Right after a load the click of a driver may come before the window has the keyboard.
    await expect(async () => {
      await this.click('phone');
      expect((await this.read('phone'))?.isFocused).toBe(true);
    }).toPass();
    await this.page.type(phone);
  }

  /** Turns the amount into its field; a window that gets the keyboard only after the click closes the field again. */
  async openAmountField(): Promise<void> {
    await expect(async () => {
      // Not `click`, which would wait for a button that the field of an earlier click has just replaced.
      if ((await this.read('amountField')) === null) {
        await (await this.page.locate(this.targetOf('amountButton')))?.click();
      }
      expect((await this.read('amountField'))?.isFocused).toBe(true);
    }).toPass();
  }

  /**
   * Composes a text in a field as the keyboard of a phone does: the field already shows it, and only `endComposition`
   * accepts it. The drivers have no keyboard that composes, so these are the events of one.
   */
  async compose(name: ElementName, text: string): Promise<void> {
    const field = await this.focus(name);
    await field.evaluate((each, composed) => {
      const input = each as HTMLInputElement;
      const type = 'compositionupdate';
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      input.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: composed }));
      // React ignores a value that was set through the element itself.
      Reflect.set(HTMLInputElement.prototype, 'value', input.value + composed, input);
      input.setSelectionRange(input.value.length, input.value.length);
      const inputType = 'insertCompositionText';
      const init = { bubbles: true, isComposing: true, inputType, data: composed };
      input.dispatchEvent(new InputEvent('input', init));
    }, text);
  }

  async endComposition(name: ElementName, data: string): Promise<void> {
    const field = await this.find(name);
    await field.evaluate((input, composed) => {
      const init = { bubbles: true, data: composed };
      input.dispatchEvent(new CompositionEvent('compositionend', init));
    }, data);
  }

  async expectState(name: ElementName, { content, ...rest }: ExpectedState): Promise<void> {
    // Unlike `poll`, `toPass` tries again when the element is replaced between two commands.
    await expect(async () => {
      const actual = await this.read(name);
      expect(actual, name).toMatchObject(rest);
      if (content instanceof RegExp) expect(actual?.content, name).toMatch(content);
      else if (content !== undefined) expect(actual?.content, name).toBe(content);
    }).toPass();
  }

  async expectHidden(name: ElementName): Promise<void> {
    await expect(async () => {
      expect(await this.read(name), name).toBeNull();
    }).toPass();
  }
}

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

interface Fixtures {
  serviceOptions: MockServiceOptions;
  size: Size;
  landing: LandingPage;
}

/** No proxy: only 127.0.0.1, which bypasses it, can be reached. */
const OFFLINE = { proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' } };

function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startPlaywright(chromium, browserLaunch);
  if (hasOwnBuild(name)) return startPlaywright({ firefox, webkit }[name], OFFLINE);
  return name === 'firefox' ? startFirefox(findFirefox()) : startWebKit(findWebKit());
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  serviceOptions: [{}, { option: true }],
  size: [PHONE_SCREEN, { option: true }],
  landing: async ({ engine, serviceOptions, size }, use, testInfo) => {
    const service = createMockService(serviceOptions);
    const deferral = new ScriptDeferral();
    const server = await startServer({ service, dist: DIST, middleware: deferral.middleware });
    const page = await engine.openPage(size);
    await use(new LandingPage(page, service, server.origin, deferral));
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('screenshot.png'), await page.screenshot());
    }
    await page.close();
    service.close();
    await server.close();
  },
});

export { expect };
