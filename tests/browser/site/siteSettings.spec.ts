/** Settings of a site that are off or neutral by default. */
import type { Page } from '@playwright/test';
import { FULL } from '~tests/support/constants';
import { demo } from '~tests/support/sites';
import { expect, recordRequests, test, type LandingPage } from '../support/fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts';
import { waitForFonts } from '../support/scenarioPage';

test.describe('a site whose consent starts unchecked', () => {
  test.use({ siteOverrides: { consent: { startsTicked: false } } });

  test('has an unchecked box from the first paint on, and asks for it', async ({ landing }) => {
    const deliver = await landing.openWithDeferredScripts('/?utm_source=yandex');
    await expect(landing.consent).not.toBeChecked();
    await deliver();
    await landing.started.waitFor();
    await expect(landing.consent).not.toBeChecked();
    await expect(landing.progress).toHaveAttribute('aria-valuenow', '33');
    await landing.fillPhone();
    await expect(landing.submit).toBeDisabled();
    await landing.consent.check();
    await expect(landing.submit).toBeEnabled();
  });
});

const COUNTER = '**/api/counter/get-by*';
const thirdParties = {
  siteInfo: {
    gdpr_use: '1',
    alternative_gdpr_use: '0',
    ads_use: '1',
    ads_key: 'yandex',
    yandex_slot_registration: 'R-A-1',
    push_service: 'sendpulse',
    push_sendpulse_code: `${'a'.repeat(32)}_1`,
  },
} as const;

/** Collects requests for the counter and to other hosts. */
const recordThirdParties = (page: Page) =>
  recordRequests(
    page,
    ({ hostname, pathname }) => hostname !== '127.0.0.1' || pathname.includes('/counter/'),
  );

/** Waits for the requests for counter, ads and push. */
const waitForThirdParties = (page: Page) =>
  Promise.all(
    [COUNTER, 'https://yandex.ru/**', 'https://web.webpushs.com/**'].map((url) =>
      page.waitForRequest(url),
    ),
  );

test.describe('a site that waits for the cookie consent', () => {
  test.use({
    siteOverrides: {
      cookieNotice: { counter: 'afterConsent', offersRefusal: true, timeoutMeans: 'nothing' },
    },
    serviceOptions: thirdParties,
    notifications: 'granted',
  });

  test('requests counter, ads and push only after «Хорошо», and at once on the next load', async ({
    landing,
    page,
  }) => {
    const requested = recordThirdParties(page);
    await landing.openPausedAt(landing.cookieNotice);
    await landing.runUntilVisible(landing.footer.getByText('Полная стоимость займа'));
    expect(requested).toEqual([]);
    const loads = waitForThirdParties(page);
    await landing.acceptCookies.click();
    await page.clock.resume();
    await loads;

    const again = waitForThirdParties(page);
    await landing.open('/');
    await again;
    await expect(landing.cookieNotice).toHaveCount(0);
  });
});

test.describe('a site that offers a refusal but does not wait', () => {
  test.use({
    siteOverrides: { cookieNotice: { offersRefusal: true } },
    serviceOptions: thirdParties,
    notifications: 'granted',
  });
  test(`requests counter, ads and push at once; «Настройки cookie» in the footer withdraws a consent from the next load on, and gives it again${FULL}`, async ({
    landing,
    page,
  }) => {
    const loads = waitForThirdParties(page);
    // On a busy machine the notice may close by itself before it is answered.
    await landing.openPausedAt(landing.cookieNotice);
    await loads;
    await landing.acceptCookies.click();
    await page.clock.resume();
    await expect(landing.cookieNotice).toHaveCount(0);
    await landing.cookieSettings.focus();
    await page.keyboard.press('Enter');
    await expect(landing.acceptCookies).toBeFocused();
    expect((await landing.getCookie('gdpr_consent'))?.value).toBe('accepted');
    await landing.refuseCookies.click();
    await expect(landing.cookieNotice).toHaveCount(0);
    await expect.poll(() => landing.getCookie('gdpr_consent')).toMatchObject({ value: 'refused' });
    const requested = recordThirdParties(page);
    await landing.open('/');
    await landing.waitForDeferredParts();
    expect(requested).toEqual([]);

    await test.step('after the refusal it loads nothing before «Хорошо», and the open notice stays', async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 300);
      await landing.cookieSettings.click();
      await landing.runUntilVisible(landing.cookieNotice);
      await page.mouse.move(5, 5);
      await page.clock.runFor(15_000);
      await expect(landing.cookieNotice).toBeVisible();
      expect(requested).toEqual([]);
      const accepted = waitForThirdParties(page);
      await landing.acceptCookies.click();
      await page.clock.resume();
      await accepted;
    });
  });
});

test.describe('a site with legal.claimPlacement: form', () => {
  test.use({ siteOverrides: { legal: { claimPlacement: 'form' } } });

  for (const width of [360, 1440]) {
    test(`has the warning and the footnote directly under the button, in the first HTML and for good, at ${width} px${width === 360 ? '' : FULL}`, async ({
      landing,
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const claim = landing.form.getByText(/риски\. \* Условия первого займа/);
      const deliver = await landing.openWithDeferredScripts('/?utm_source=yandex');
      await landing.waitUntilReady();
      // A typeface that comes in time moves both.
      await page.evaluate(() => document.fonts.ready);
      const [button, text] = await Promise.all([landing.submit.boundingBox(), claim.boundingBox()]);
      const gap = (text?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0));
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(24);
      await deliver();
      await landing.started.waitFor();
      await landing.waitForDeferredParts();
      await expect(claim).toBeVisible();
      expect(await claim.boundingBox()).toEqual(text);
      await expect(landing.footer).toContainText('* Условия первого займа');
    });
  }
});

const FACTS = demo.trust.map((fact) => (typeof fact === 'string' ? fact : fact.text));
const [FACT = ''] = FACTS;

const facts = ({ page }: LandingPage) => page.getByRole('list').filter({ hasText: FACT });

test('the trust facts stand in one line and the whole form above the overlay offer, and after the approval the place of the facts is kept', async ({
  landing,
  page,
}) => {
  await landing.open();
  await waitForFonts(page);
  await expect(facts(landing).getByRole('listitem')).toHaveText(FACTS);
  await expect(landing.overlayOffer).toBeVisible();
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 780 },
  ]) {
    await test.step(`at ${String(size.width)} x ${String(size.height)} px`, async () => {
      await page.setViewportSize(size);
      await landing.waitForFrames();
      const tops = await facts(landing)
        .getByRole('listitem')
        .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      const form = await landing.form.boundingBox();
      const overlay = await landing.overlayOffer.boundingBox();
      expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThan(overlay?.y ?? 0);
    });
  }
  const before = await facts(landing).boundingBox();
  await landing.apply();
  await expect(facts(landing)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const unseen = page.getByRole('list', { includeHidden: true }).filter({ hasText: FACT });
  expect(await unseen.boundingBox()).toEqual(before);
});

test('the line about the cooling-off period stands under amounts from 50 000 ₽ and moves nothing', async ({
  landing,
  page,
}) => {
  const line = landing.form.getByText('Деньги через 4 часа после договора');
  await recordLayoutShifts(page);
  await landing.open();
  await landing.waitForDeferredParts();
  const before = await landing.form.boundingBox();
  await expect(line).toHaveCount(0);
  await landing.typeAmount('49999');
  await expect(line).toHaveCount(0);
  await landing.typeAmount('50000');
  await expect(line).toBeVisible();
  expect(await landing.form.boundingBox()).toEqual(before);
  await expectNoLayoutShift(page);
});
