/** What browser tests are given: the built page and a mock service of their own behind one address. */
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { startServer } from '../../mocks/server';
import { createMockService, type MockService, type MockServiceOptions } from '../../mocks/service';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** The page as the visitor finds it: by roles and Russian names. */
export class LandingPage {
  constructor(
    readonly page: Page,
    readonly service: MockService,
    readonly origin: string,
  ) {}

  get root() {
    return this.page.locator('#root');
  }
  get preloader() {
    return this.page.getByText('Подготавливаем анкету...');
  }
  get form() {
    return this.page.getByRole('form', { name: 'Анкета' });
  }
  get slider() {
    return this.page.getByRole('slider', { name: 'Сумма' });
  }
  get amountButton() {
    return this.page.getByRole('button', { name: /₽/ });
  }
  get amountField() {
    return this.page.getByRole('textbox', { name: 'Сумма' });
  }
  get phone() {
    return this.page.getByRole('textbox', { name: 'Мобильный телефон' });
  }
  get clearPhone() {
    return this.page.getByRole('button', { name: 'Очистить телефон' });
  }
  get consent() {
    return this.page.getByRole('checkbox', { name: 'С правилами сервиса согласен.' });
  }
  get rulesButton() {
    return this.page.getByRole('button', { name: 'правилами сервиса' });
  }
  get rules() {
    return this.page.getByRole('dialog', { name: 'Правила сервиса' });
  }
  get progress() {
    return this.page.getByRole('progressbar', { name: 'Заполнение анкеты' });
  }
  get submit() {
    return this.page.getByRole('button', { name: /^(Подобрать займ|Получить деньги)$/ });
  }
  get approved() {
    return this.page.getByRole('heading', { name: 'Заявка одобрена' });
  }
  get next() {
    return this.page.getByRole('link', { name: /^Далее/ });
  }
  get timer() {
    return this.page.getByRole('timer');
  }
  get alert() {
    return this.page.getByRole('alert');
  }

  /** Opens an address and waits until the page can be used. */
  async open(path = '/?utm_source=yandex'): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await expect(this.root).toHaveAttribute('aria-busy', 'false');
  }

  /** Stops the page's clock, which `page.clock.install()` has put in; from now on only `runFor` moves it. */
  async pauseClock(): Promise<void> {
    const nowMs = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(nowMs + 1_000);
  }

  /** The approved card, from a freshly opened page. */
  async apply(phone = '9123456789'): Promise<void> {
    await this.phone.pressSequentially(phone);
    await this.submit.click();
    await expect(this.approved).toBeVisible();
  }
}

/** A violation of the page's Content-Security-Policy, enforced or only reported. */
export interface Violation {
  directive: string;
  blocked: string;
  /** The script that did it, with its line; empty where it was the page's HTML. */
  source: string;
  sample: string;
}

/** Tells the test of every violation, in every page and frame of the context. */
async function collectViolations(context: BrowserContext): Promise<Violation[]> {
  const violations: Violation[] = [];
  await context.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // The sanitiser reads HTML in a document of its own, which runs nothing, and reports what stands in it all the
      // same. Whatever else it did would count; and the page itself has no `<base>`.
      const { effectiveDirective: directive, sourceFile } = event;
      if (directive === 'base-uri' && document.querySelector('base') === null) return;
      if (directive === 'script-src-attr' && sourceFile.includes('/assets/sanitizeHtml-')) return;
      const report = Reflect.get(window, 'reportViolation') as (violation: Violation) => void;
      report({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        source: `${event.sourceFile}:${event.lineNumber}`,
        sample: event.sample,
      });
    });
  });
  return violations;
}

/** Whether it is the page's own doing: a script that came from another host answers for itself. */
export function isOwn({ source }: Violation): boolean {
  return !source.startsWith('https:');
}

interface Fixtures {
  serviceOptions: MockServiceOptions;
  /** In place of those that the build has written. */
  pageHeaders: Readonly<Record<string, string>>;
  /** What broke the page's Content-Security-Policy; whatever is our own fails the test at its end. */
  violations: Violation[];
  landing: LandingPage;
  /** Errors that nobody expects: uncaught ones, and what the console shows as an error. */
  problems: string[];
}

export const test = base.extend<Fixtures>({
  serviceOptions: [{}, { option: true }],
  pageHeaders: [{}, { option: true }],

  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await use(problems);
  },

  violations: [
    async ({ context }, use) => {
      const violations = await collectViolations(context);
      await use(violations);
      expect(violations.filter(isOwn), 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],

  landing: async ({ page, context, serviceOptions, pageHeaders }, use) => {
    const service = createMockService(serviceOptions);
    const server = await startServer({ service, dist: DIST, headers: () => pageHeaders });
    // Nothing leaves this machine: partners' sites answer with a page of their own.
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>partner</title>' }),
    );
    await use(new LandingPage(page, service, server.origin));
    service.close();
    await server.close();
  },
});

export { expect };
