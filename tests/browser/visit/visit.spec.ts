import { FULL } from '~tests/support/constants';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { expect, test } from '../support/fixtures';

/** The countdown within its first minute. */
const RUNNING = /^(20:00|19:\d\d)$/;

/** Nearly as long as a cookie can be. */
test.describe('the visit with a token of 3,500 characters', () => {
  test.use({ serviceOptions: { source: { token: 'x'.repeat(3_500) } } });

  test(`is stored in one cookie for three months, sent with the lead, and parsed again only for a campaign url${FULL}`, async ({
    landing,
  }) => {
    await landing.open('/?utm_source=yandex');
    await expect.poll(() => landing.getCookie('visit')).toBeDefined();
    const cookie = await landing.getCookie('visit');
    const fields = JSON.parse(decodeURIComponent(cookie?.value ?? '')) as Record<string, string>;
    expect(Object.keys(fields).sort()).toEqual([
      'adsKeyCustom',
      'adsUseCustom',
      'alternativeSettings',
      'key',
      'regionId',
      'telephone',
      'token',
      'url',
    ]);
    expect(fields['token']).toBe(landing.service.tokens[0]);
    expect(fields['url']).toBe(`${landing.origin}/`);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(daysLeft).toBeGreaterThan(91);
    expect(daysLeft).toBeLessThan(91.4);

    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ preToken: 'x'.repeat(3_500) }]);

    for (const [path, parses] of [
      ['/', 1],
      ['/?click_id=5', 2],
      ['/?CLICK_ID=5', 2],
    ] as const) {
      await landing.open(path);
      expect(landing.service.callsTo('parseSource'), path).toHaveLength(parses);
    }
  });
});

test('«Далее» ends the countdown in every open tab and advances the theme, which is set before the bundle runs', async ({
  landing,
  page,
  context,
}) => {
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  await landing.open('/?utm_source=yandex');
  await expect(html).toHaveAttribute('data-theme', 'default');
  await expect(heading).toHaveText('Первый займ бесплатно*');
  const other = await context.newPage();
  await other.goto(`${landing.origin}/`);
  await expect(other.getByRole('timer')).toHaveText(RUNNING);
  await landing.apply();
  await landing.continueToShowcase();
  await expect(other.getByRole('timer')).toHaveText('Последний шанс!');

  const deliverScripts = await landing.openWithDeferredScripts('/');
  await expect(html).toHaveAttribute('data-theme', 'red');
  await deliverScripts();
  await landing.started.waitFor();
  await expect(html).toHaveAttribute('data-theme', 'red');
  await expect(heading).toHaveText(/Подбор займа с\sвыгодой\*/);
  await expect(page.getByRole('button', { name: 'Получить деньги' })).toBeVisible();
  await expect(landing.timer).toHaveText('Последний шанс!');
  await landing.apply();
  expect(landing.service.leads.at(-1)).toMatchObject({ style: 'red' });
});

test('the back button from the showcase opens the approved card, «Новая заявка» a usable form, and a campaign url a new countdown', async ({
  landing,
  page,
}) => {
  await landing.open('/');
  await landing.apply();
  await landing.continueToShowcase();
  await page.goBack();
  await expect(landing.approved).toBeVisible();
  await expect(landing.timer).toHaveText('Последний шанс!');
  await landing.newApplication.click();
  await landing.apply();
  expect(landing.service.leads).toHaveLength(2);
  await landing.open('/?subid=1');
  await expect(landing.timer).toHaveText(RUNNING);
});

test('the colour mode follows the system before and after the bundle runs, until the header’s switch sets it, also for later loads', async ({
  landing,
  page,
}) => {
  const html = page.locator('html');
  const control = landing.colorModeButton;
  await test.step('before the bundle runs, and while the scripts load', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const deliverScripts = await landing.openWithDeferredScripts('/');
    await expect(html).toHaveAttribute('data-color-mode', 'dark');
    await landing.waitUntilReady();
    await page.emulateMedia({ colorScheme: 'light' });
    await deliverScripts();
    await expect(html).toHaveAttribute('data-color-mode', 'light');
  });
  await test.step('afterwards', async () => {
    await landing.started.waitFor();
    await expect(control).toHaveAccessibleName(/как в\sсистеме/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-color-mode', 'dark');
  });
  await test.step('from light to dark and back to the system’s with the switch', async () => {
    for (const [name, mode, system] of [
      [/светлое/, 'light', 'dark'],
      [/тёмное/, 'dark', 'light'],
      [/как в\sсистеме/, 'light', 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await control.click();
      await control.blur();
      await expect(control).toHaveAccessibleName(name);
      await expect(html).toHaveAttribute('data-color-mode', mode);
    }
  });
  await test.step('restored before the bundle runs', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await control.click();
    await expect(html).toHaveAttribute('data-color-mode', 'light');
    expect((await landing.getCookie('color_mode'))?.value).toBe('light');
    await landing.openWithDeferredScripts('/');
    await expect(html).toHaveAttribute('data-color-mode', 'light');
  });
});

test.describe('the document head', () => {
  test.use({
    serviceOptions: {
      siteInfo: buildSiteInfo({
        title_main: 'Займ',
        title: 'на карту',
        og_title: 'Займы рядом',
        og_image: 'https://cdn.example/og.png',
      }),
    },
  });

  test('has each tag once, with the site data', async ({ landing, page }) => {
    const html = await (await page.request.get(`${landing.origin}/`)).text();
    expect(html).toContain('<title>Подбор займа онлайн</title>');
    expect(html).toMatch(/<meta property="og:image" content="[^"]+"/);
    await landing.open();
    await expect(page).toHaveTitle('Займ на карту');
    for (const [selector, attribute, value] of [
      ['title', null, null],
      ['meta[property="og:title"]', 'content', 'Займы рядом'],
      ['meta[property="og:image"]', 'content', 'https://cdn.example/og.png'],
      ['meta[name="description"]', 'content', /.+/],
      ['link[rel="icon"]', 'href', /favicon/],
      ['link[rel="apple-touch-icon"]', 'href', /apple/],
      ['link[rel="manifest"]', 'href', /manifest/],
    ] as const) {
      await expect(page.locator(selector)).toHaveCount(1);
      await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
      if (attribute !== null)
        await expect(page.locator(selector)).toHaveAttribute(attribute, value);
    }
    const script = page.locator('script[src="/api/counter/get-by?alias=demo"]');
    await expect(script).toHaveCount(1);
    expect(await script.evaluate((element: HTMLScriptElement) => element.async)).toBe(true);
  });
});

test.describe('the head of a site whose settings have no texts for it', () => {
  test.use({
    serviceOptions: { siteInfo: { title: '', title_main: '', og_title: '', og_image: '' } },
  });

  test(`keeps the texts of the build${FULL}`, async ({ landing, page }) => {
    const og = (name: string) => page.locator(`meta[property="og:${name}"]`);
    const html = await (await page.request.get(`${landing.origin}/`)).text();
    const readBuilt = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? 'none';
    await landing.open();
    await expect(landing.footer).toContainText('Полная стоимость займа');
    await expect(page).toHaveTitle('Подбор займа онлайн');
    await expect(og('title')).toHaveAttribute('content', readBuilt('title'));
    await expect(og('image')).toHaveAttribute('content', readBuilt('image'));
  });
});
