/** The lab on the development server: controls, views and links. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startDevServer } from '~tests/support/devServer';
import { expect, horizontalOverflowPx, test as base } from '../support/fixtures';
import { locateElement } from '~tests/support/pageElements';

interface WorkerFixtures {
  /** Opened once before the first test, so that Vite has optimized the dependencies. */
  origin: string;
}

const test = base.extend<object, WorkerFixtures>({
  origin: [
    async ({ browser }, use) => {
      const server = await startDevServer();
      const page = await browser.newPage();
      await page.goto(server.origin);
      await page.getByRole('button', { name: 'Лаборатория' }).waitFor();
      await page.close();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// In one worker, so that one server is started.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

const openButton = (page: Page) => page.getByRole('button', { name: 'Лаборатория' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Лаборатория' });
const approved = (page: Page) => locateElement(page, 'approved');
const html = (page: Page) => page.locator('html');

async function openLab(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
  await openButton(page).click();
}

test('the lab sets scenario, theme, colour mode and clock, and its link restores them', async ({
  page,
  origin,
  pageErrors,
}) => {
  await openLab(page, `${origin}/`);
  await panel(page).getByLabel('Сценарий').selectOption('approved');
  await expect(approved(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'красная' }).click();
  await panel(page).getByRole('button', { name: 'тёмное', exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark');
  await expect(locateElement(page, 'timer')).toHaveText(/^(20:00|19:\d\d)$/);
  await panel(page).getByRole('button', { name: 'на 1 мин' }).click();
  await expect(locateElement(page, 'timer')).toHaveText(/^(19:00|18:\d\d)$/);
  await panel(page).getByRole('button', { name: 'до конца отсчёта' }).click();
  await expect(locateElement(page, 'timer')).toHaveText('Последний шанс!');

  const link = await panel(page).getByRole('textbox', { name: 'Ссылка' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(approved(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark');
  await expect(locateElement(page, 'timer')).toHaveText('Последний шанс!');
  await expect(panel(page)).toHaveCount(0);
  // On a slow machine a call may still be pending when time is skipped.
  expect(pageErrors.filter((line) => !line.endsWith('failed: timeout'))).toEqual([]);
});

test('the lab opens another site with its own name and config', async ({ page, origin }) => {
  await openLab(page, `${origin}/`);
  await expect(page.getByRole('banner')).toContainText('Гавань займов');
  await panel(page).getByLabel(/^Сайт/).selectOption('bereg');
  await expect(page.getByRole('banner')).toContainText('Тихий берег');
  await expect(page).toHaveURL(/[?&]site=bereg(&|$)/);
  await expect(locateElement(page, 'slider')).toHaveAttribute('max', '70000');
});

test('a tab of the development server keeps the icon and manifest of its site while a second tab shows another', async ({
  context,
  page,
  origin,
}) => {
  await page.goto(`${origin}/?site=bereg`);
  const other = await context.newPage();
  await other.goto(origin);
  // As a browser requests the links of the head.
  const read = async (path: string) => {
    const response = await page.request.get(`${origin}${path}`, {
      headers: { referer: `${origin}/?site=bereg` },
    });
    return response.text();
  };
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Тихий берег' });
  expect(await read('/favicon.svg')).toBe(readFileSync('public/bereg/favicon.svg', 'utf8'));
});

test('skipping 5 s in the lab expands the overlay offer', async ({ page, origin }) => {
  await openLab(page, `${origin}/?scenario=cookie-notice`);
  const offer = page.getByRole('link', { name: /Северный ветер/ });
  await expect(page.getByRole('complementary', { name: 'Предложение партнёра' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'на 5 с' }).click();
  await expect(offer).toBeVisible();
});

test('the lab links to the kit page', async ({ page, origin }) => {
  await openLab(page, `${origin}/`);
  const kit = page.waitForEvent('popup');
  await panel(page).getByRole('link', { name: 'Все элементы интерфейса' }).click();
  await expect((await kit).getByRole('heading', { name: 'UI kit' })).toBeVisible();
});

test('a fault set in the lab fails the submit until it is removed, and the log shows both calls', async ({
  page,
  origin,
}) => {
  await openLab(page, `${origin}/?scenario=form-filled`);
  await expect(page.getByText('Всё готово')).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Вызов', exact: true }).selectOption('nextOffer');
  await panel(page).getByRole('combobox', { name: 'Что с ним' }).selectOption('ошибка 500');
  await panel(page).getByRole('button', { name: 'Сломать' }).click();
  await expect(panel(page)).toContainText('Сломано: nextOffer=status:500');
  await locateElement(page, 'submit').click();
  await expect(page.getByRole('alert')).toContainText('Не удалось отправить заявку');
  await panel(page).getByRole('button', { name: 'обычная' }).last().click();
  // The open panel covers the notification.
  await page.keyboard.press('Escape');
  await locateElement(page, 'retryButton').click();
  await expect(approved(page)).toBeVisible();
  await openButton(page).click();

  await panel(page)
    .getByText(/^Вызовы: /)
    .click();
  const calls = panel(page).getByText('POST /api/offer/get-next-offer');
  await expect(calls).toHaveText([/^500/, /^200/]);
  await calls.last().click();
  await expect(panel(page)).toContainText('"telephone": "79123456789"');
  await expect(panel(page)).toContainText('"offerUrl": "https://partner-lodka.example');
});

test('the lab shows a report that the page sends when it is hidden', async ({ page, origin }) => {
  const loaded = page.waitForResponse((response) => response.url().includes('startReports'));
  await openLab(page, `${origin}/?scenario=form-filled`);
  await loaded;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    void Promise.reject(new Error('for the lab'));
  });
  const report = panel(page).getByText('POST /api/report');
  await panel(page)
    .getByText(/^Вызовы: /)
    .click();
  const hide = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(report.first()).toHaveText(/^200/, { timeout: 1_000 });
  };
  await expect(hide).toPass();
  await report.first().click();
  await expect(panel(page)).toContainText('"message": "Error: for the lab"');
});

test('the lab serves the scenario’s third-party scripts and shows slices and diagnostics', async ({
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
  await openLab(page, `${origin}/?scenario=ads-yandex`);
  await expect(page.getByText('Пример рекламы').first()).toBeAttached();
  expect(external).toEqual([]);
  await panel(page).getByText('Слайсы').click();
  await panel(page).getByText('countdown', { exact: true }).click();
  await expect(panel(page)).toContainText('expiresAtSec');
  await panel(page).locator('summary', { hasText: 'Диагностика' }).click();
  await expect(panel(page)).toContainText('Площадка: yandex');
  await expect(panel(page)).toContainText('реклама показана');
});

test('the lab shows the page in an iframe of the selected width', async ({ page, origin }) => {
  await openLab(page, `${origin}/?scenario=approved`);
  await panel(page).getByRole('button', { name: '390 px' }).click();
  const frame = page.frameLocator('iframe[title="Страница"]');
  await expect(frame.getByRole('heading', { name: 'Заявка одобрена' })).toBeVisible();
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390);
  await page.getByRole('button', { name: '768 px' }).first().click();
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(768);
});

for (const [name, shown] of [
  ['submit-timeout', 'Сервис отвечает дольше обычного'],
  ['not-found', 'Page Not Found'],
  ['phone-incomplete', 'Допишите номер: ещё'],
  ['consents-accepted', 'Всё готово'],
] as const) {
  test(`the lab runs the steps of scenario ${name}`, async ({ page, origin }) => {
    await page.goto(`${origin}/?scenario=${name}`);
    await expect(page.getByText(shown)).toBeVisible();
    await expect(openButton(page)).toBeVisible();
  });
}

test('the lab checks the radio button that a scenario’s step names', async ({ page, origin }) => {
  await page.goto(`${origin}/?scenario=offers-sorted`);
  await expect(page.getByRole('radio', { name: 'Ниже ПСК' })).toBeChecked();
});

test('the dev server responds 400 to an unknown scenario', async ({ page, origin }) => {
  const response = await page.goto(`${origin}/?scenario=nope`);
  expect(response?.status()).toBe(400);
  await expect(page.locator('body')).toContainText(
    'scenario="nope" is not a scenario; allowed: first-visit, ',
  );
});

test('the dev server responds 400 to an unknown site', async ({ page, origin }) => {
  const response = await page.goto(`${origin}/?site=nope`);
  expect(response?.status()).toBe(400);
  await expect(page.locator('body')).toContainText(
    'site="nope" is not a site; allowed: bereg, demo',
  );
});

test.describe('the lab on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('covers no control, and returns focus to its button when closed with Escape', async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/`);
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
    const box = await openButton(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(32);
    const controls = page.locator('#root').locator('button, input, a').filter({ visible: true });
    const top = box?.y ?? 0;
    const bottom = top + (box?.height ?? 0);
    for (const control of await controls.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      if (y < bottom && y + height > top) expect(x + width).toBeLessThanOrEqual(box?.x ?? 0);
    }
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
});

test('a link with ?storm= replays an order of events step by step, over its reloads', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/?storm=12&lab-open=1`);
  const steps = panel(page).getByRole('group', { name: 'Порядок событий 12' });
  const next = steps.getByRole('button', { name: 'Следующий шаг' });
  await next.waitFor();
  await expect(steps).toContainText('reload');
  const count = await steps.getByRole('listitem').count();
  expect(count).toBeGreaterThan(10);
  for (let done = 1; done <= count; done += 1) {
    await next.click();
    await expect(steps.getByRole('listitem').filter({ hasText: '✓' })).toHaveCount(done);
  }
  await expect(next).toBeDisabled();
});
