import { FULL } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import { deferRequests, expect, test, type LandingPage } from '../support/fixtures';
import { controlMessages } from '../support/messages';

test('the page is ready only when its form takes input, the parse is requested once, before the bundle runs, other parts hydrate later, and every style rule is there once', async ({
  landing,
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    const listHydrated = () =>
      [
        'form',
        '[name=accept]',
        'header button',
        'h1 span',
        'footer p',
        '[role=alert]:not([hidden])',
      ].filter((selector) => {
        const element = document.querySelector(`#root ${selector}`);
        return Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
      });
    Object.assign(window, { listHydrated });
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root?.dataset['started'] !== undefined && !('atStart' in window))
        Object.assign(window, { atStart: listHydrated() });
      if (root?.getAttribute('aria-busy') !== 'false' || 'wasUsable' in window) return;
      const field = document.querySelector('[type=tel]');
      const isCovered = document.querySelector('#preloader:not([hidden])') !== null;
      const wasUsable = field?.closest('[inert]') === null && !isCovered;
      Object.assign(window, { wasUsable });
    }).observe(document, { attributes: true, childList: true, subtree: true });
    const inserted: string[] = [];
    Object.assign(window, { inserted });
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
    CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
      inserted.push(rule);
      return insertRule.call(this, rule, index);
    };
  });
  const read = (name: string) =>
    page.evaluate((each) => Reflect.get(window, each) as unknown, name);
  const served = await (await page.request.get(`${landing.origin}/`)).text();
  const requested = page.waitForRequest('**/help/parse-source-from-url');
  const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  expect((await requested).postDataJSON()).toEqual({ url: `${landing.origin}/?utm_source=yandex` });
  await deliverScripts();
  await landing.started.waitFor();
  await landing.waitUntilReady();
  expect(await read('wasUsable')).toBe(true);
  await landing.waitForDeferredParts();
  expect(landing.service.callsTo('parseSource')).toHaveLength(1);

  await test.step('header, headline, footer and notifications hydrate after the form', async () => {
    const hydrated = () =>
      page.evaluate(() => (Reflect.get(window, 'listHydrated') as () => string[])());
    await expect.poll(hydrated).toHaveLength(6);
    expect(await read('atStart')).toEqual(['form', '[name=accept]']);
  });

  await test.step('every class has a rule, and no prerendered rule is inserted a second time', async () => {
    await landing.apply();
    const inserted = (await read('inserted')) as string[];
    // Rules of lazy chunks are inserted.
    expect(inserted).not.toEqual([]);
    expect(inserted.filter((rule) => served.includes(rule))).toEqual([]);
    const unstyled = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const known = rules.map((rule) => rule.cssText).join('\n');
      const used = [...document.querySelectorAll('#root [class]')].flatMap((element) => [
        ...element.classList,
      ]);
      // A `sc-` class names a component and a `ym-` class speaks to the counter: both have no rules.
      return [...new Set(used)].filter(
        (name) =>
          !known.includes(`.${name}`) && !name.startsWith('sc-') && !name.startsWith('ym-disable-'),
      );
    });
    expect(unstyled).toEqual([]);
    // Those behind the form were moved before those that components insert: rules of the same weight win by their place.
    await expect(page.locator('body > style')).toHaveCount(0);
    expect(pageErrors).toEqual([]);
  });
});

test.describe('while the app hydrates', () => {
  test.beforeEach(async ({ landing, page }) => {
    await controlMessages(page);
    await page.addInitScript(() => {
      const listen = Reflect.get(EventTarget.prototype, 'addEventListener');
      EventTarget.prototype.addEventListener = function (...options) {
        // The first thing React does.
        if (this instanceof Element && this.id === 'root' && options[0] === 'click')
          window.messages.hold();
        listen.apply(this, options);
      };
    });
    const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
    await landing.waitUntilReady();
    await landing.phone.click();
    await deliverScripts();
    await page.waitForFunction(() => window.messages.held.length > 0);
  });

  const goOn = async (landing: LandingPage) => {
    await expect(landing.started).toHaveCount(0);
    await landing.page.evaluate(() => window.messages.release());
    await landing.started.waitFor();
  };

  test('what is typed is answered by the HTML at once, and a submit sends one application after it', async ({
    landing,
    page,
  }) => {
    await page.keyboard.type('9123456789');
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
    await page.keyboard.press('Enter');
    await goOn(landing);
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
  });

  test('a press of the button that begins before it and ends after it sends the application', async ({
    landing,
    page,
  }) => {
    await page.keyboard.type('9123456789');
    await landing.submit.hover();
    await page.mouse.down();
    await goOn(landing);
    await page.mouse.up();
    await expect(landing.approved).toBeVisible();
  });

  test('what is changed back as soon as it has the form is shown', async ({ landing, page }) => {
    const amount = landing.form.locator('[name=amount]');
    await page.keyboard.type('9123456789');
    await amount.press('PageUp');
    await expect(landing.submit).toBeEnabled();
    await page.evaluate(async () => {
      while (document.querySelector('[data-started]') === null) {
        window.messages.step();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await amount.press('PageDown');
    await landing.phone.press('End');
    await landing.phone.press('Backspace');
    await expect(landing.phone).toHaveValue('+7 (912) 345-67-8');
    await page.evaluate(() => window.messages.release());
    await expect(landing.submit).toBeDisabled();
    await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
    await expect(landing.form).toContainText('30 000 ₽');
  });

  test('a composition that begins before it and ends after it leaves the caret in its place', async ({
    landing,
    page,
  }) => {
    const composition = { text: '45', selectionStart: 2, selectionEnd: 2 };
    const devTools = await page.context().newCDPSession(page);
    await page.keyboard.type('91239');
    await page.keyboard.press('ArrowLeft');
    await devTools.send('Input.imeSetComposition', composition);
    await goOn(landing);
    await devTools.send('Input.insertText', { text: '45' });
    await page.keyboard.type('6');
    await expect(landing.phone).toHaveValue('+7 (912) 345-69');
    await expect(landing.phone).toHaveJSProperty('selectionStart', '+7 (912) 345-6'.length);
  });

  test('a press of the rules opens them after it, and what is changed can be changed back', async ({
    landing,
    page,
  }) => {
    const amount = landing.form.locator('[name=amount]');
    await landing.consent.click();
    await amount.focus();
    await page.keyboard.press('PageUp');
    const moved = await amount.inputValue();
    await landing.rulesButton.click();
    await goOn(landing);
    await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.form).not.toContainText('30 000');
    await expect(amount).toHaveValue(moved);
    await amount.press('PageDown');
    await landing.consent.click();
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ sum: 30_000 }]);
  });
});

test('the sections below the form render in slices, between which input is handled', async ({
  landing,
  page,
}) => {
  await controlMessages(page);
  const late = deferred();
  landing.service.setFault('offersPage', late.fault);
  await landing.open();
  await expect.poll(() => landing.service.callsTo('offersPage')).toHaveLength(1);
  await page.evaluate(() => window.messages.hold());
  late.resolve();
  // Elements made by React within one task.
  const most = await page.evaluate(async () => {
    let count = 0;
    for (const name of ['createElement', 'createElementNS'] as const) {
      const create = Reflect.get(document, name) as (...options: unknown[]) => Element;
      Reflect.set(document, name, (...options: unknown[]) => {
        count += 1;
        return create.apply(document, options);
      });
    }
    const counts = [];
    while (document.querySelector('main [role=timer]') === null) {
      window.messages.step();
      await new Promise((resolve) => setTimeout(resolve));
      counts.push(count);
      count = 0;
    }
    return Math.max(...counts);
  });
  expect(most).toBeLessThan(40);
});

test.describe('the preloader', () => {
  for (const hasInert of [true, false]) {
    test(`keeps focus and clicks out of the form ${hasInert ? 'with' : 'without'} inert, and input survives${hasInert ? '' : FULL}`, async ({
      landing,
      page,
    }) => {
      let html = '';
      if (!hasInert) {
        await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
        // The attribute would still work.
        await page.route(landing.origin, async (route) => {
          const response = await route.fetch();
          html = await response.text();
          await route.fulfill({ response, body: html.replace(' inert=""', '') });
        });
      }
      const parse = deferred();
      landing.service.setFault('parseSource', parse.fault);
      const loaded = page.waitForEvent('requestfinished', (request) =>
        request.url().includes('/index-'),
      );
      const deliverScripts = await deferRequests(page, '**/assets/*.js');
      // The inline script's request has a timeout.
      await landing.installPausedClock();
      await page.goto(landing.origin, { waitUntil: 'commit' });
      if (!hasInert) expect(html).toContain(' inert=""');
      const field = page.locator('[name=telephone]');
      const expectOutside = async () => {
        const box = await field.boundingBox();
        if (box === null) throw new Error('the field has no box');
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        for (let tabs = 0; tabs < 8; tabs += 1) {
          await page.keyboard.press('Tab');
          await page.keyboard.type('7');
          await page.keyboard.press('Space');
          expect(
            await page.evaluate(() => document.activeElement?.closest('#root') ?? null),
          ).toBeNull();
        }
        await expect(page.locator('[name=accept]')).toBeChecked();
        await expect(landing.preloader).toBeVisible();
      };
      // It keeps the focus out where there is no `inert`.
      await landing.waitForInlineScript();
      await expectOutside();
      await expect(field).toHaveValue('');
      // As the browser fills in a form without focus.
      await field.evaluate((input: HTMLInputElement) => {
        input.value = '9123456789';
      });
      deliverScripts();
      await loaded;
      await expectOutside();
      parse.resolve();
      await landing.waitUntilReady();
      await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
      await landing.phone.focus();
      await expect(landing.phone).toBeFocused();
    });
  }
});
