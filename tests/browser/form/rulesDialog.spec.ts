import type { Page } from '@playwright/test';
import { deferred } from '~tests/support/deferred';
import { dragFinger, expect, test } from '../support/fixtures';

test('the rules dialog lists the documents as links that open in new tabs', async ({ landing }) => {
  await landing.open();
  await landing.rulesButton.click();
  const links = landing.rules.getByRole('link');
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(links.first()).toHaveAccessibleName(/откроется в новой вкладке/);
  expect(await links.count()).toBeGreaterThan(1);
});

test('a double click on «правилами сервиса» opens the rules dialog and does not close it', async ({
  landing,
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await landing.open();
  // Loaded, so that it opens between the two clicks.
  await landing.rulesButton.click();
  await expect(landing.rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(landing.rules).toBeHidden();
  await landing.rulesButton.dblclick();
  await expect(landing.rules).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(landing.rules).toBeHidden();
});

const CLOSINGS: Record<string, (page: Page) => Promise<void>> = {
  'its close button': (page) => page.getByRole('button', { name: 'Закрыть' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  // As by the back gesture of Android.
  'a close request of the browser': (page) =>
    page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('[closedby=closerequest]');
      // Newer than the types.
      if (dialog !== null) Reflect.apply(Reflect.get(dialog, 'requestClose'), dialog, []);
    }),
  'a click outside': (page) => page.mouse.click(5, 5),
  'a resize to zero': (page) =>
    page.evaluate(() => {
      document.querySelector('dialog')?.style.setProperty('display', 'none');
    }),
};
test(`the rules dialog closes on ${Object.keys(CLOSINGS).join(', ')}, and returns the focus each time`, async ({
  landing,
  page,
}) => {
  await landing.open();
  for (const [way, close] of Object.entries(CLOSINGS)) {
    await test.step(way, async () => {
      await landing.rulesButton.focus();
      await page.keyboard.press('Enter');
      await expect(landing.rules).toBeVisible();
      await close(page);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(landing.rulesButton).toBeFocused();
    });
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the page does not scroll behind the rules dialog, on the backdrop or at the end of its text', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await landing.open();
    const session = await page.context().newCDPSession(page);
    const swipeUp = (x: number, y: number) => dragFinger(session, { x, y }, { x, y: y - 200 });
    const scrolled = () => page.evaluate(() => scrollY);
    await swipeUp(10, 450);
    await expect.poll(scrolled).toBeGreaterThan(100);
    await landing.rulesButton.click();
    await expect(landing.rules).toBeVisible();
    const before = await scrolled();
    await swipeUp(195, 495);
    await swipeUp(195, 250);
    await landing.waitForFrames();
    expect(await scrolled()).toBe(before);
  });
});

test('the link that opened the rules dialog is in view after a window that became smaller', async ({
  landing,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await landing.open();
  await landing.rulesButton.click();
  await expect(landing.rules).toBeVisible();
  await page.setViewportSize({ width: 390, height: 300 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('Escape');
  await expect(landing.rulesButton).toBeFocused();
  await expect(landing.rulesButton).toBeInViewport();
});

test('the rules dialog stays open when a selection of its text ends outside', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.rulesButton.click();
  const title = await landing.rules.getByRole('heading').boundingBox();
  await page.mouse.move((title?.x ?? 0) + 5, (title?.y ?? 0) + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(landing.rules).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(landing.rules).toBeHidden();
});

test('the rules dialog closes on Escape after its focused button has gone', async ({
  landing,
  page,
}) => {
  landing.service.setFault('documents', { kind: 'status', status: 500 });
  await landing.open();
  await landing.rulesButton.click();
  const retry = landing.rules.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  landing.service.setFault('documents', null);
  await retry.click();
  await expect(landing.rules.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(landing.rules).toBeHidden();
  await expect(landing.rulesButton).toBeFocused();
});

test('a retry in the rules dialog keeps the focus in it and is announced, also when it fails', async ({
  landing,
}) => {
  landing.service.setFault('documents', { kind: 'status', status: 500 });
  await landing.open();
  await landing.rulesButton.click();
  const retry = landing.rules.getByRole('button', { name: 'Повторить' });
  const failure = landing.rules.getByRole('alert');
  await expect(failure).toHaveText('Не удалось загрузить документы.');
  const status = landing.rules.getByRole('status');
  // Not inserted together with its text, else it would not be announced.
  await status.evaluate((element) => element.setAttribute('data-kept', ''));
  await failure.evaluate((element) => element.setAttribute('data-first', ''));
  await retry.press('Enter');
  await expect(landing.rules.locator('[role=alert]:not([data-first])')).toBeVisible();
  await expect(retry).toBeFocused();
  const documents = deferred();
  landing.service.setFault('documents', { kind: 'deferred', until: documents.promise });
  await retry.press('Enter');
  await expect(status).toHaveText('Загружаем документы…');
  await expect(status).toHaveAttribute('data-kept');
  await expect(failure).toHaveCount(0);
  await expect(retry).toBeFocused();
  documents.resolve();
  await expect(landing.rules.getByRole('link').first()).toBeFocused();
});

test('each press of the rules link shows a message while the dialog cannot be loaded', async ({
  landing,
  page,
}) => {
  await page.route('**/assets/RulesDialog-*.js', (route) => route.abort());
  await landing.open();
  await landing.typePhone();
  for (let press = 0; press < 2; press += 1) {
    await landing.rulesButton.click();
    await expect(landing.alert).toContainText('Не удалось открыть правила');
    await landing.alert.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.alert).toBeEmpty();
  }
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
});

test('the rules dialog traps the focus', async ({ landing, page }) => {
  await landing.open();
  await landing.rulesButton.click();
  await expect(landing.rules).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
});
