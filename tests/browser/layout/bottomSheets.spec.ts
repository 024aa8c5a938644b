/** Bottom sheets over a reload and without their chunks; their times and places are in `tests/components/layout`. */
import { REPUSH_URL } from '~mocks/thirdParties';
import { DIST } from '~tests/support/dist';
import { expect, fakeScript, test } from '../support/fixtures';
import { readBuild } from '../support/readBuild';
import { COOKIE_NOTICE, REPUSH_PUSH } from '../support/thirdPartySettings';

test.describe('the cookie notice', () => {
  test.use({ serviceOptions: { siteInfo: COOKIE_NOTICE } });

  test('closes with its button and is not shown again', async ({ landing, page }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await expect(landing.cookieNotice).toContainText('Мы используем файлы cookie');
    await landing.acceptCookies.click();
    await page.clock.resume();
    await expect(landing.cookieNotice).toBeHidden();
    const recorded = await landing.getCookie('gdpr_consent');
    expect(recorded?.value).toBe('accepted');
    const lifeSec = (recorded?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifeSec - 7_890_000)).toBeLessThan(60);

    await landing.open();
    await expect(landing.overlayOffer).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(landing.cookieNotice).toBeHidden();
  });
});

test.describe('the cookie notice with a text from the service', () => {
  test.use({
    serviceOptions: { siteInfo: { ...COOKIE_NOTICE, gdpr_text: 'Свой текст о cookie' } },
  });

  test('shows the default text when the sanitizer fails to load', async ({ landing, page }) => {
    await page.route('**/assets/sanitizeHtml-*.js', (route) => route.abort());
    await landing.open();
    await expect(landing.cookieNotice).toContainText('Мы используем файлы cookie');
    await landing.acceptCookies.click();
    await expect(landing.cookieNotice).toHaveCount(0);
  });
});

test.describe('the overlay offer', () => {
  test('has its time though the chunk that checks the cookie consent fails to load', async ({
    landing,
    page,
  }) => {
    // Found by its content: its name has no word that blocklists match.
    const isChunk = ({ file, text }: { file: string; text: string }) =>
      file.endsWith('.js') && text.includes('afterConsent');
    const chunk = readBuild(DIST).find(isChunk)?.file ?? 'none';
    let failures = 0;
    await page.route(`**/${chunk}`, (route) => {
      failures += 1;
      return route.abort();
    });
    await landing.openPausedAt(landing.overlayOffer);
    await landing.runUntil(async () => {
      const toggle = landing.overlayOffer.getByRole('button');
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    });
    expect(failures).toBeGreaterThan(0);
  });
});

test.describe('the push prompt', () => {
  test.use({ serviceOptions: { siteInfo: REPUSH_PUSH }, notifications: 'granted' });

  test('is shown once in thirty days and loads its script only after «Подписаться»', async ({
    landing,
    page,
    context,
  }) => {
    const requested = await fakeScript(context, `${REPUSH_URL}**`, '');
    await landing.openPausedAt(landing.pushPrompt);
    await expect(landing.pushPrompt).toContainText('выгоднее');
    const leftSec = async () =>
      ((await landing.getCookie('repush_prompt'))?.expires ?? 0) - Date.now() / 1000;
    await expect.poll(async () => Math.abs((await leftSec()) - 2_592_000)).toBeLessThan(60);
    expect(requested).toEqual([]);
    await landing.pushPrompt.getByRole('button', { name: 'Подписаться' }).click();
    await expect(landing.pushPrompt).toBeHidden();
    const token = encodeURIComponent(landing.service.tokens[0] ?? '');
    await landing.runUntil(() => expect(requested).toEqual([`${REPUSH_URL}?token=${token}`]));
    await expect(landing.toast).toContainText('Подписка оформлена');

    await page.goto(`${landing.origin}/?utm_source=yandex`);
    await landing.runUntilVisible(landing.overlayOffer);
    await page.clock.runFor(5_000);
    await expect(landing.pushPrompt).toHaveCount(0);
  });
});
