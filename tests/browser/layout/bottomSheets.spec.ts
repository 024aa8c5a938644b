/** Bottom sheets without their chunks; their times and places are in `tests/components/layout`. */
import { FULL } from '~tests/support/constants';
import { DIST } from '~tests/support/dist';
import { expect, test } from '../support/fixtures';
import { readBuild } from '../support/readBuild';
import { COOKIE_NOTICE } from '../support/thirdPartySettings';

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

test(`the overlay offer has its time though the chunk that checks the cookie consent fails to load${FULL}`, async ({
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
  await landing.runUntil(() => expect(failures).toBeGreaterThan(0));
  await page.clock.runFor(6_000);
  await landing.runUntilVisible(landing.overlayOffer.getByRole('link'));
});
