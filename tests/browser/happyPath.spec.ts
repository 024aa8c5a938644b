import { expect, test } from './fixtures';

test('a visitor comes from an ad, applies, and is taken to the offer and the showcase', async ({
  landing,
  context,
  problems,
}) => {
  await landing.page.clock.install();
  await landing.open('/?utm_source=yandex&utm_medium=cpc');
  expect(landing.service.tokens).toHaveLength(1);
  await expect(landing.preloader).toBeHidden();
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
  await expect(landing.submit).toBeDisabled();

  await landing.phone.click();
  await landing.page.keyboard.type('8 912 345-67-89');
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '100');
  await landing.submit.click();

  await expect(landing.approved).toBeVisible();
  await expect(landing.approved).toBeFocused();
  await expect(landing.form).toBeHidden();
  expect(landing.service.leads).toMatchObject([
    {
      preToken: landing.service.tokens[0],
      sum: 30_000,
      telephone: '79123456789',
      url: `${landing.origin}/`,
    },
  ]);

  const offerUrl = await landing.next.getAttribute('href');
  const opened = context.waitForEvent('page');
  await landing.pauseClock();
  await landing.next.click();
  const offerTab = await opened;
  await offerTab.waitForURL(offerUrl ?? '');
  await landing.page.clock.runFor(499);
  await expect(landing.approved).toBeVisible();
  await landing.page.clock.runFor(1);
  await landing.page.waitForURL(/vitrina/);
  expect(problems).toEqual([]);
});

test('an offer follows from the amount', async ({ landing }) => {
  await landing.open();
  await landing.slider.press('End');
  await landing.apply();
  expect(landing.service.leads).toMatchObject([{ sum: 100_000 }]);
  expect(await landing.next.getAttribute('href')).toContain('100000');
});

test('the header, the footer and what is between them are there', async ({ landing, page }) => {
  await landing.open();
  await expect(page.getByRole('banner')).toContainText('Гавань займов');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'Дополнительная информация' })).toBeVisible();
  await expect(footer).toContainText('Оценивайте свои финансовые возможности и риски');
  await expect(landing.timer).toHaveText(/^(20:00|19:\d\d)$/);
  await expect(page.getByRole('region', { name: 'Лучшее предложение' })).toBeVisible();
});

test('the preloader covers the page until the visit is ready', async ({ landing, page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  await page.route('**/help/parse-source-from-url', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${landing.origin}/?utm_source=yandex`);
  await expect(landing.preloader).toBeVisible();
  await expect(landing.root).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(landing.preloader).toBeHidden();
  await expect(landing.root).toHaveAttribute('aria-busy', 'false');
});

test('the page says that it is ready only when the field takes typing', async ({
  landing,
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root?.getAttribute('aria-busy') !== 'false' || 'wasOpen' in window) return;
      const field = document.querySelector('[type=tel]');
      const isCovered = root.textContent.includes('Подготавливаем анкету...');
      const wasOpen = field !== null && field.closest('[inert]') === null && !isCovered;
      Object.assign(window, { wasOpen });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await landing.open();
  expect(await page.evaluate(() => Reflect.get(window, 'wasOpen') as unknown)).toBe(true);
});

test('the parse is asked for once, before the bundle has run', async ({ landing, page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const asked = page.waitForRequest('**/help/parse-source-from-url');
  await page.goto(`${landing.origin}/?utm_source=yandex`);
  expect((await asked).postDataJSON()).toEqual({ url: `${landing.origin}/?utm_source=yandex` });

  await page.unroute('**/assets/*.js');
  const before = landing.service.tokens.length;
  await landing.open('/?utm_source=other');
  expect(landing.service.tokens).toHaveLength(before + 1);
});

test('an answer that comes before the script opens the page all the same', async ({
  landing,
  page,
}) => {
  const answered = page.waitForResponse('**/help/parse-source-from-url');
  await page.route('**/assets/index-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await landing.open();
  await landing.apply();
});

const broken = ['html', 'truncated', 'null', 'wrongTypes', 'empty', 'offline'] as const;
for (const kind of broken) {
  test(`with every load answered as ${kind} the form can still be sent`, async ({
    landing,
    page,
  }) => {
    for (const resource of [
      'parseSource',
      'siteInfo',
      'documents',
      'slotImages',
      'checkboxConfig',
      'offersPage',
      'overlayOffersPage',
    ] as const) {
      landing.service.setFault(resource, { kind });
    }
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await landing.open();
    await landing.apply();
    expect(landing.service.leads).toHaveLength(1);
    expect(uncaught).toEqual([]);
    await expect(page.locator('body')).not.toContainText('undefined');
  });
}

test('the hydrated page is the prerendered one, to the last class', async ({
  landing,
  page,
  problems,
}) => {
  await landing.open();
  await landing.apply();
  const unknown = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const known = rules.map((rule) => rule.cssText).join('\n');
    const used = [...document.querySelectorAll('#root [class]')].flatMap((element) => [
      ...element.classList,
    ]);
    // Two classes an element: one names its component, the other its rules.
    return [...new Set(used)].filter(
      (name) =>
        !known.includes(`.${name}`) && !name.startsWith('sc-') && name !== 'ym-disable-keys',
    );
  });
  expect(unknown).toEqual([]);
  expect(problems).toEqual([]);
});

test('the rules that came with the page are not inserted a second time', async ({
  landing,
  page,
}) => {
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
  // Those of what comes later are.
  expect(inserted).not.toEqual([]);
  expect(inserted.filter((rule) => served.includes(rule))).toEqual([]);
});

test('another address is a 404 with a way back to the form', async ({ landing, page }) => {
  const answer = await page.goto(`${landing.origin}/somewhere`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(landing.root).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name: 'Вернуться к анкете' }).click();
  await expect(landing.form).toBeVisible();
});

test('a phone in the landing address is taken out of it, but not out of the parse', async ({
  landing,
  page,
}) => {
  await landing.open('/?utm_source=a&telephone=79123456789');
  expect(page.url()).toBe(`${landing.origin}/?utm_source=a`);
  expect(landing.service.calls[0]?.body).toEqual({
    url: `${landing.origin}/?utm_source=a&telephone=79123456789`,
  });
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
});
