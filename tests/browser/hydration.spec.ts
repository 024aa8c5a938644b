import { deferred } from '../support/deferred';
import { expect, test } from './fixtures';

test('the preloader covers the page until the visit is ready', async ({ landing, page }) => {
  const parse = deferred();
  landing.service.setFault('parseSource', { kind: 'deferred', until: parse.promise });
  await page.goto(`${landing.origin}/?utm_source=yandex`);
  await expect(landing.preloader).toBeVisible();
  await expect(landing.root).toHaveAttribute('aria-busy', 'true');
  parse.resolve();
  await expect(landing.preloader).toBeHidden();
  await landing.waitUntilReady();
});

test('the page is marked ready only when the phone field accepts input', async ({
  landing,
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root?.getAttribute('aria-busy') !== 'false' || 'wasUsable' in window) return;
      const field = document.querySelector('[type=tel]');
      const isCovered = root.textContent.includes('Подготавливаем анкету...');
      const wasUsable = field !== null && field.closest('[inert]') === null && !isCovered;
      Object.assign(window, { wasUsable });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await landing.open();
  expect(await page.evaluate(() => Reflect.get(window, 'wasUsable') as unknown)).toBe(true);
});

test('the parse is requested once, before the bundle runs', async ({ landing, page }) => {
  const requested = page.waitForRequest('**/help/parse-source-from-url');
  const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  expect((await requested).postDataJSON()).toEqual({ url: `${landing.origin}/?utm_source=yandex` });

  await deliverScripts();
  await landing.waitUntilReady();
  expect(landing.service.tokens).toHaveLength(1);
});

test('a parse response that arrives before the bundle opens the page', async ({
  landing,
  page,
}) => {
  const received = page.waitForResponse('**/help/parse-source-from-url');
  await page.route('**/assets/index-*.js', async (route) => {
    await received;
    await route.continue();
  });
  await landing.open();
  await landing.apply();
});

test('the hydrated page uses only classes with prerendered rules', async ({
  landing,
  page,
  pageErrors,
}) => {
  await landing.open();
  await landing.apply();
  const unstyled = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const known = rules.map((rule) => rule.cssText).join('\n');
    const used = [...document.querySelectorAll('#root [class]')].flatMap((element) => [
      ...element.classList,
    ]);
    // A `sc-` class names a component and has no rules.
    return [...new Set(used)].filter(
      (name) =>
        !known.includes(`.${name}`) && !name.startsWith('sc-') && name !== 'ym-disable-keys',
    );
  });
  expect(unstyled).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('prerendered style rules are not inserted a second time', async ({ landing, page }) => {
  await page.addInitScript(() => {
    const inserted: string[] = [];
    Object.assign(window, { inserted });
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
    CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
      inserted.push(rule);
      return insertRule.call(this, rule, index);
    };
  });
  const served = await (await page.request.get(`${landing.origin}/`)).text();
  await landing.open();
  await page.waitForLoadState('networkidle');
  const inserted = await page.evaluate(() => Reflect.get(window, 'inserted') as string[]);
  // Rules of lazy chunks are inserted.
  expect(inserted).not.toEqual([]);
  expect(inserted.filter((rule) => served.includes(rule))).toEqual([]);
});

test.describe('the preloader', () => {
  test('disappears when the parse times out', async ({ landing, page }) => {
    landing.service.setFault('parseSource', { kind: 'hang' });
    await page.clock.install();
    await page.goto(`${landing.origin}/?utm_source=yandex`);
    await expect(landing.preloader).toBeVisible();
    await page.clock.runFor(10_000);
    await landing.waitUntilReady();
    await expect(landing.preloader).toBeHidden();
  });
});
