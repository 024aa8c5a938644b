/** The kit page on the development server: accessible in every palette, compared with pictures, and its dialog. */
import { DEFAULT_THEME_ALIAS, THEME_COLORS } from '~/config/constants';
import { COLOR_MODES } from '~/design/palettes';
import { COLOR_RULES, findViolations } from '~tests/browser/support/axe';
import { expect } from '~tests/browser/support/fixtures';
import { setPalette } from '~tests/browser/support/palette';
import { skipWherePicturesDiffer, TOLERANCE } from '~tests/browser/support/pictures';
import { waitForFonts } from '~tests/browser/support/scenarioPage';
import { test } from './fixtures';

const KIT = '/mocks/lab/kit.html';

test('the kit page has no accessibility violations in any palette', async ({ page, origin }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}${KIT}`);
  await page.getByRole('heading', { name: 'UI kit' }).waitFor();
  for (const theme of [DEFAULT_THEME_ALIAS, ...THEME_COLORS]) {
    for (const mode of COLOR_MODES) {
      await setPalette(page, theme, mode);
      const rules = theme === DEFAULT_THEME_ALIAS ? undefined : COLOR_RULES;
      expect(await findViolations(page, rules), `${theme}, ${mode}`).toEqual([]);
    }
  }
});

for (const mode of COLOR_MODES) {
  test(`every part of the kit matches its screenshot in ${mode} mode`, async ({ page, origin }) => {
    await skipWherePicturesDiffer(test, page, origin);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${origin}${KIT}?theme=default&mode=${mode}`);
    await page.getByRole('heading', { name: 'UI kit' }).waitFor();
    await waitForFonts(page);
    await expect(page).toHaveScreenshot(`kit-${mode}.png`, { fullPage: true, ...TOLERANCE });
  });
}

test('a loading button takes no click and keeps the focus', async ({ page, origin }) => {
  await page.goto(`${origin}${KIT}`);
  const button = page
    .getByRole('button', { name: 'Подобрать займ' })
    .and(page.locator('[aria-busy=true]'));
  await button.waitFor();
  await button.focus();
  const isPrevented = await button.evaluate((element) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    return !element.dispatchEvent(event);
  });
  expect(isPrevented).toBe(true);
  await expect(button).toBeFocused();
});

test('a dialog with preventClose stays open and reports each attempt to close it', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}${KIT}?dialog=prevented`);
  const opener = page.getByRole('button', { name: 'Открыть' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Правила сервиса' });
  await expect(dialog).toBeVisible();
  // A plain <dialog> closes at the third Escape.
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText(`Отпустить: ${attempt}`);
  }
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toContainText('Отпустить: 6');
  await page.mouse.click(5, 5);
  await expect(dialog).toContainText('Отпустить: 7');

  await dialog.getByRole('button', { name: 'Отпустить' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
