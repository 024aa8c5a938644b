/** The lab on the development server: controls and links. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, horizontalOverflowPx } from '~tests/browser/support/fixtures';
import { locateElement } from '~tests/support/pageElements';
import { test } from './fixtures';

test.use({ viewport: { width: 1280, height: 900 } });

const HTML = { accept: 'text/html' };

const openButton = (page: Page) => page.getByRole('button', { name: 'Лаборатория' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Лаборатория' });
const approved = (page: Page) => locateElement(page, 'approved');
const html = (page: Page) => page.locator('html');
const waitUntilReady = (page: Page) =>
  expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');

for (const [parameter, allowed] of [
  ['scenario', 'first-visit, '],
  ['site', 'bereg, demo'],
] as const) {
  test(`the dev server responds 400 to an unknown ${parameter}`, async ({ request, origin }) => {
    const response = await request.get(`${origin}/?${parameter}=nope`, { headers: HTML });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain(
      `${parameter}="nope" is not a ${parameter}; allowed: ${allowed}`,
    );
  });
}

test('the dev server keeps the icon and manifest of a tab’s site while a second tab shows another', async ({
  request,
  origin,
}) => {
  for (const search of ['?site=bereg', '']) {
    const response = await request.get(`${origin}/${search}`, { headers: HTML });
    expect(await response.text()).toContain('id="root"');
  }
  // As a browser requests the links of the head.
  const headers = { referer: `${origin}/?site=bereg` };
  const read = async (path: string) => (await request.get(`${origin}${path}`, { headers })).text();
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Тихий берег' });
  expect(await read('/favicon.svg')).toBe(readFileSync('public/bereg/favicon.svg', 'utf8'));
});

test('the lab covers no control of a phone, is used by keyboard, and opens another site and a scenario', async ({
  page,
  origin,
}) => {
  const mocked: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) mocked.push(new URL(response.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/`);
  await waitUntilReady(page);
  await expect(page.getByRole('banner')).toContainText('Гавань займов');

  await test.step('only calls of the service go through the worker', () => {
    expect(mocked).toContain('/api/site/get-info');
    expect(mocked.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  await test.step('on a phone its button covers no control', async () => {
    const box = await openButton(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(32);
    const controls = page.locator('#root').locator('button, input, a').filter({ visible: true });
    const top = box?.y ?? 0;
    const bottom = top + (box?.height ?? 0);
    for (const control of await controls.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      if (y < bottom && y + height > top) expect(x + width).toBeLessThanOrEqual(box?.x ?? 0);
    }
  });

  await test.step('Escape closes it and returns focus to its button', async () => {
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Свернуть лабораторию' })).toBeFocused();
    expect(await horizontalOverflowPx(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(panel(page).getByLabel(/^Сайт/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  await test.step('it links to the kit page, which `kit.spec.ts` opens', async () => {
    await openButton(page).click();
    const kit = panel(page).getByRole('link', { name: 'Все элементы интерфейса' });
    await expect(kit).toHaveAttribute('href', '/mocks/lab/kit.html');
    await expect(kit).toHaveAttribute('target', '_blank');
  });

  await test.step('it opens another site with its own name and config', async () => {
    await panel(page).getByLabel(/^Сайт/).selectOption('bereg');
    await expect(page.getByRole('banner')).toContainText('Тихий берег');
    await expect(page).toHaveURL(/[?&]site=bereg(&|$)/);
    await expect(locateElement(page, 'slider')).toHaveAttribute('max', '70000');
  });

  await test.step('it opens a scenario and runs its steps', async () => {
    await panel(page).getByLabel('Сценарий').selectOption('phone-incomplete');
    await expect(page).toHaveURL(/[?&]scenario=phone-incomplete(&|$)/);
    await expect(page.getByText('Допишите номер: ещё')).toBeVisible();
  });
});

test('the lab sets theme, colour mode, clock and width of an approved page, and its link restores them', async ({
  page,
  origin,
  pageErrors,
}) => {
  await page.goto(`${origin}/?scenario=offers-warned`);
  await test.step('the steps apply and check a radio button', async () => {
    await expect(approved(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Ниже ПСК' })).toBeChecked();
  });
  await openButton(page).click();
  await panel(page).getByRole('button', { name: 'красная' }).click();
  await panel(page).getByRole('button', { name: 'тёмное', exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark');
  await expect(locateElement(page, 'timer')).toHaveText(/^(20:00|19:\d\d)$/);
  await panel(page).getByRole('button', { name: 'на 1 мин' }).click();
  await expect(locateElement(page, 'timer')).toHaveText(/^(19:00|18:\d\d)$/);
  await panel(page).getByRole('button', { name: 'до конца отсчёта' }).click();
  await expect(locateElement(page, 'timer')).toHaveText('Последний шанс!');

  const link = panel(page).getByRole('link', { name: 'Ссылка на это состояние' });
  const url = await link.evaluate((each: HTMLAnchorElement) => each.href);
  await page.goto('about:blank');
  await page.goto(url);
  await test.step('the link restores the state', async () => {
    await expect(approved(page)).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-theme', 'red');
    await expect(html(page)).toHaveAttribute('data-color-mode', 'dark');
    await expect(locateElement(page, 'timer')).toHaveText('Последний шанс!');
    await expect(panel(page)).toHaveCount(0);
    // On a slow machine a call may still be pending when time is skipped.
    expect(pageErrors.filter((line) => !line.endsWith('failed: timeout'))).toEqual([]);
  });

  await test.step('the page is shown in an iframe of the selected width', async () => {
    await openButton(page).click();
    await panel(page).getByRole('button', { name: '390 px' }).click();
    const frame = page.frameLocator('iframe[title="Страница"]');
    await expect(frame.getByRole('heading', { name: 'Заявка одобрена' })).toBeVisible();
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390);
    await page.getByRole('button', { name: '768 px' }).first().click();
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(768);
  });
});

test('the lab serves the scenario’s third-party scripts, skips time, and links to the diagnostics', async ({
  page,
  context,
  origin,
}) => {
  const external: string[] = [];
  await context.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    async (route) => {
      external.push(route.request().url());
      await route.abort();
    },
  );
  await page.goto(`${origin}/?scenario=ads-yandex`);
  await waitUntilReady(page);
  await openButton(page).click();
  await test.step('skipping 5 s expands the overlay offer', async () => {
    const offer = page.getByRole('link', { name: /Северный ветер/ });
    await expect(page.getByRole('complementary', { name: 'Предложение партнёра' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'на 5 с' }).click();
    await expect(offer).toBeVisible();
  });
  await expect(page.getByText('Пример рекламы').first()).toBeAttached();
  expect(external).toEqual([]);
  await panel(page).getByRole('link', { name: 'Диагностика' }).click();
  const diagnostics = page.getByRole('region', { name: 'Диагностика' });
  await expect(diagnostics).toContainText('Площадка: yandex');
  await expect(diagnostics).toContainText('реклама показана');
});
