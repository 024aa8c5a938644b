/** The lab, on the development server: what it sets, what it shows, and the links it gives. */
import type { Page } from '@playwright/test';
import { startDevServer } from '../support/devServer';
import { expect as quickly, test as base } from './fixtures';

/** Every module of the page comes by itself here, through a worker: on a busy machine that takes its time. */
const expect = quickly.configure({ timeout: 30_000 });

interface WorkerFixtures {
  /** The development server's. It has made all its parts ready before the first test. */
  origin: string;
}

const test = base.extend<object, WorkerFixtures>({
  origin: [
    async ({ browser }, use) => {
      const server = await startDevServer();
      const page = await browser.newPage();
      await page.goto(server.origin);
      await page.getByRole('button', { name: 'Лаборатория' }).waitFor({ timeout: 90_000 });
      await page.close();
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

const tab = (page: Page) => page.getByRole('button', { name: 'Лаборатория' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Лаборатория' });
const approved = (page: Page) => page.getByRole('heading', { name: 'Заявка одобрена' });
const html = (page: Page) => page.locator('html');

async function openLab(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
  await tab(page).click();
}

test('a scenario, a theme, a colour mode and the clock are set, and the link shows it again', async ({
  page,
  origin,
  problems,
}) => {
  await openLab(page, `${origin}/`);
  await panel(page).getByLabel('Сценарий').selectOption('approved');
  await expect(approved(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'красная' }).click();
  await panel(page).getByRole('button', { name: 'тёмное', exact: true }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark');
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  await panel(page).getByRole('button', { name: 'на 1 мин' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(19:00|18:\d\d)$/);
  await panel(page).getByRole('button', { name: 'до конца отсчёта' }).click();
  await expect(page.getByRole('timer')).toHaveText('Последний шанс!');

  const link = await panel(page).getByRole('textbox', { name: 'Ссылка' }).inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(approved(page)).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'red');
  await expect(html(page)).toHaveAttribute('data-color-mode', 'dark');
  await expect(page.getByRole('timer')).toHaveText('Последний шанс!');
  await expect(panel(page)).toHaveCount(0);
  // Time that is skipped runs out for a call that a slow machine still has under way.
  expect(problems.filter((line) => !line.endsWith('failed: timeout'))).toEqual([]);
});

test('what happens at a time happens when the clock gets there', async ({ page, origin }) => {
  await openLab(page, `${origin}/?scenario=cookie-notice`);
  const offer = page.getByRole('link', { name: /Северный ветер/ });
  await expect(page.getByRole('complementary', { name: 'Предложение партнёра' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'на 5 с' }).click();
  await expect(offer).toBeVisible();
});

test('a broken call fails as it was broken, and works again once it is not', async ({
  page,
  origin,
}) => {
  await openLab(page, `${origin}/?scenario=form-filled`);
  await expect(page.getByText('Всё готово')).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Вызов', exact: true }).selectOption('nextOffer');
  await panel(page).getByRole('combobox', { name: 'Что с ним' }).selectOption('ошибка 500');
  await panel(page).getByRole('button', { name: 'Сломать' }).click();
  await expect(panel(page)).toContainText('Сломано: nextOffer=status:500');
  await page.getByRole('button', { name: 'Подобрать займ' }).click();
  await expect(page.getByRole('alert')).toContainText('Не удалось отправить заявку');
  await panel(page).getByRole('button', { name: 'обычная' }).last().click();
  // Folded up it is not in the way of what comes to the page's edge.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(approved(page)).toBeVisible();
  await tab(page).click();

  await panel(page)
    .getByText(/^Вызовы: /)
    .click();
  const calls = panel(page).getByText('POST /api/offer/get-next-offer');
  await expect(calls).toHaveText([/^500/, /^200/]);
  await calls.last().click();
  await expect(panel(page)).toContainText('"telephone": "79123456789"');
  await expect(panel(page)).toContainText('"offerUrl": "https://partner-lodka.example');
});

test('third parties are those of the scenario, and slices, ads and push can be looked into', async ({
  page,
  context,
  origin,
}) => {
  const left: string[] = [];
  await context.route(
    (url) => !['127.0.0.1', 'localhost'].includes(url.hostname),
    async (route) => {
      left.push(route.request().url());
      await route.abort();
    },
  );
  await openLab(page, `${origin}/?scenario=ads-yandex`);
  await expect(page.getByText('Пример рекламы').first()).toBeAttached();
  expect(left).toEqual([]);
  await panel(page).getByText('Слайсы').click();
  await panel(page).getByText('countdown', { exact: true }).click();
  await expect(panel(page)).toContainText('expiresAtSec');
  await panel(page).getByText('Реклама и push').click();
  await expect(panel(page)).toContainText('Площадка: yandex');
  await expect(panel(page)).toContainText('реклама показана');
});

test('a width is a frame of it, with the page and its lab inside', async ({ page, origin }) => {
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
] as const) {
  test(`the visitor of ${name} does the same here as in the tests`, async ({ page, origin }) => {
    await page.goto(`${origin}/?scenario=${name}`);
    await expect(page.getByText(shown)).toBeVisible();
    await expect(tab(page)).toBeVisible();
  });
}

test('a scenario that does not exist is refused in words', async ({ page, origin }) => {
  const answer = await page.goto(`${origin}/?scenario=nope`);
  expect(answer?.status()).toBe(400);
  await expect(page.locator('body')).toContainText(
    'scenario="nope" is not a scenario; allowed: first-visit, ',
  );
});

test.describe('on a phone, with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it stands in nobody’s way, opens and closes, and gives the focus back', async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/`);
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'false');
    const box = await tab(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(32);
    const controls = page.locator('#root').locator('button, input, a').filter({ visible: true });
    const top = box?.y ?? 0;
    const bottom = top + (box?.height ?? 0);
    for (const control of await controls.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      if (y < bottom && y + height > top) expect(x + width).toBeLessThanOrEqual(box?.x ?? 0);
    }
    await tab(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Свернуть лабораторию' })).toBeFocused();
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
    await page.keyboard.press('Tab');
    await expect(panel(page).getByLabel('Сценарий')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(tab(page)).toBeFocused();
  });
});
