import { REPUSH_URL, YANDEX_NO_FILL, YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { isFullRun } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import { DIST } from '~tests/support/dist';
import { expect, fakeScript, test, type LandingPage } from '../support/fixtures';
import { readBuild } from '../support/readBuild';
import {
  codeOf,
  COOKIE_NOTICE,
  REPUSH_PUSH,
  YANDEX_ADS,
  YANDEX_URL,
} from '../support/thirdPartySettings';

// Sheets slide in, and these tests measure their place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

  test('closes by itself after ten seconds in view', async ({ landing, page }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await page.clock.runFor(9_500);
    await expect(landing.cookieNotice).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(landing.cookieNotice).toBeHidden();
    expect((await landing.getCookie('gdpr_consent'))?.value).toBe('timeout');
  });

  test('returns the focus when it is closed by keyboard', async ({ landing, page }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await landing.phone.focus();
    await landing.acceptCookies.focus();
    await page.keyboard.press('Enter');
    await expect(landing.phone).toBeFocused();
  });

  test('stays while it is hovered or focused or the tab is hidden', async ({ landing, page }) => {
    // One second at a time, so that pointer events are handled in between.
    const runSeconds = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1_000);
    };
    await landing.openPausedAt(landing.cookieNotice);
    await landing.cookieNotice.hover();
    await runSeconds(20);
    await expect(landing.cookieNotice).toBeVisible();

    await landing.acceptCookies.focus();
    await page.mouse.move(0, 0);
    await runSeconds(20);
    await expect(landing.cookieNotice).toBeVisible();

    await landing.setTabVisibility('hidden');
    await landing.acceptCookies.blur();
    await runSeconds(20);
    await expect(landing.cookieNotice).toBeVisible();

    await landing.setTabVisibility('visible');
    await runSeconds(11);
    await expect(landing.cookieNotice).toBeHidden();
  });
});

test.describe('the cookie notice without a text from the service', () => {
  test.use({ serviceOptions: { siteInfo: { ...COOKIE_NOTICE, gdpr_text: '' } } });

  test('names analytics and partners, and links the privacy policy', async ({ landing }) => {
    const documents = deferred();
    landing.service.setFault('documents', { kind: 'deferred', until: documents.promise });
    await landing.open();
    await expect(landing.footer).toContainText('Полная стоимость займа');
    // A link that came later would make the notice grow.
    await expect(landing.cookieNotice).toHaveCount(0);
    documents.resolve();
    const link = landing.cookieNotice.getByRole('link', { name: /^Политика конфиденциальности/ });
    await expect(link).toHaveAttribute('href', '/documents/privacy');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAccessibleName(/откроется в новой вкладке/);
    await expect(landing.cookieNotice).toContainText(
      /Мы используем файлы cookie.*аналитики.*партнёр/,
    );
    const box = await landing.cookieNotice.boundingBox();
    expect(box?.height).toBeLessThan(180);
  });

  test('has no link when the documents fail, and stays as it is when they load later', async ({
    landing,
  }) => {
    landing.service.setFault('documents', { kind: 'status', status: 500, times: 1 });
    await landing.openPausedAt(landing.cookieNotice);
    await expect(landing.cookieNotice).toContainText('партнёров');
    const text = await landing.cookieNotice.textContent();
    await landing.rulesButton.click();
    const retry = landing.rules.getByRole('button', { name: 'Повторить' });
    await landing.runUntilVisible(retry);
    await retry.click();
    await landing.runUntilVisible(landing.rules.getByRole('link').first());
    await landing.rules.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.cookieNotice).toHaveText(text ?? '');
    await expect(landing.cookieNotice.getByRole('link')).toHaveCount(0);
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

/** The page offsets of both sheets' visible parts, and the share of the viewport's height that they take. */
function measureSheets({ page }: LandingPage) {
  return page.evaluate(
    ([message, offer]) => {
      const visibleBox = (selector: string) => {
        const sheet = document.querySelector(selector);
        const { top, bottom } = sheet?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        // Where both do not fit, they scroll.
        const scroller = sheet?.parentElement?.parentElement?.getBoundingClientRect();
        return { top: Math.max(top, scroller?.top ?? 0), bottom };
      };
      const [upper, lower] = [visibleBox(message), visibleBox(offer)];
      return { upper, lower, share: (innerHeight - upper.top) / innerHeight };
    },
    [SHEETS.notice, SHEETS.overlay] as const,
  );
}

const isOpen = (landing: LandingPage) =>
  landing.overlayOffer.getByRole('button').getAttribute('aria-expanded');

test.describe('the overlay offer beside the messages', () => {
  test.use({
    serviceOptions: { siteInfo: { ...COOKIE_NOTICE, ...REPUSH_PUSH } },
    notifications: 'granted',
  });

  for (const screen of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
  ]) {
    test(`opens five seconds after the page is ready under the cookie notice, and both take at most 60 % of ${String(screen.width)} × ${String(screen.height)}`, async ({
      landing,
      page,
    }) => {
      await page.setViewportSize(screen);
      await landing.openPausedAt(landing.cookieNotice);
      await page.clock.runFor(6_000);
      // On a screen that the form fills they are reached by scrolling.
      await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
      expect(await isOpen(landing)).toBe('true');
      await expect(landing.overlayOffer.getByRole('link')).toBeVisible();
      const { upper, lower, share } = await measureSheets(landing);
      expect(upper.bottom).toBeLessThanOrEqual(lower.top);
      expect(upper.bottom - upper.top).toBeGreaterThan(60);
      expect(lower.bottom - lower.top).toBeGreaterThan(60);
      expect(share).toBeLessThanOrEqual(0.6);
    });
  }

  for (const screen of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`leaves the push prompt, which follows the cookie notice after one second, until it is answered at ${String(screen.width)} px`, async ({
      landing,
      page,
    }) => {
      await page.setViewportSize(screen);
      await landing.openPausedAt(landing.cookieNotice);
      await page.clock.runFor(2_000);
      await expect(landing.pushPrompt).toHaveCount(0);
      await landing.acceptCookies.click();
      await expect(landing.cookieNotice).toHaveCount(0);
      // Off the place of the sheets, where it would keep the offer closed.
      await page.mouse.move(195, 100);
      await page.clock.runFor(900);
      await expect(landing.pushPrompt).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(landing.pushPrompt).toBeVisible();
      await page.clock.runFor(30_000);
      expect(await isOpen(landing)).toBe('true');
      await expect(landing.overlayOffer.getByRole('link')).toBeVisible();
      await expect(landing.pushPrompt).toBeVisible();
      await landing.pushPrompt.getByRole('button', { name: 'Не сейчас' }).click();
      await expect(landing.pushPrompt).toHaveCount(0);
      await expect(landing.overlayOffer.getByRole('link')).toBeVisible();
    });
  }

  test('opens on a phone only when the message above it is neither pointed at nor focused', async ({
    landing,
    page,
  }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await landing.acceptCookies.hover();
    const before = await landing.acceptCookies.boundingBox();
    await page.clock.runFor(10_000);
    expect(await landing.acceptCookies.boundingBox()).toEqual(before);
    await landing.acceptCookies.focus();
    await page.mouse.move(195, 100);
    await page.clock.runFor(1_000);
    expect(await landing.acceptCookies.boundingBox()).toEqual(before);
    expect(await isOpen(landing)).toBe('false');
    await landing.acceptCookies.blur();
    await expect(landing.overlayOffer.getByRole('link')).toBeVisible();
  });

  test('comes on a phone only when the message is not pointed at', async ({ landing, page }) => {
    const late = deferred();
    const until = late.promise;
    landing.service.setFault('overlayOffersPage', { kind: 'deferred', until });
    landing.service.setFault('offersPage', { kind: 'deferred', until });
    await landing.openPausedAt(landing.cookieNotice);
    await landing.acceptCookies.hover();
    const before = await landing.acceptCookies.boundingBox();
    late.resolve();
    await landing.runUntil(async () => expect(await landing.bestOffer.count()).toBe(1));
    expect(await landing.acceptCookies.boundingBox()).toEqual(before);
    await page.mouse.move(195, 100);
    await landing.runUntilVisible(landing.overlayOffer);
  });

  test('stays where it is on a phone while it is pointed at: the push prompt waits', async ({
    landing,
    page,
  }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await landing.acceptCookies.click();
    await landing.runUntilVisible(landing.overlayOffer);
    const toggle = landing.overlayOffer.getByRole('button');
    await toggle.hover();
    const before = await toggle.boundingBox();
    await page.clock.runFor(10_000);
    expect(await toggle.boundingBox()).toEqual(before);
    await expect(landing.pushPrompt).toHaveCount(0);
    await page.mouse.move(195, 100);
    await expect(landing.pushPrompt).toBeVisible();
  });

  test('opens on a wide screen after five seconds though the cookie notice is pointed at, and moves nothing', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await landing.openPausedAt(landing.cookieNotice);
    await expect(landing.overlayOffer).toBeVisible();
    await landing.acceptCookies.hover();
    const toggle = landing.overlayOffer.getByRole('button');
    const places = async () => [
      await landing.cookieNotice.boundingBox(),
      await toggle.boundingBox(),
    ];
    const before = await places();
    await page.clock.runFor(6_000);
    expect(await isOpen(landing)).toBe('true');
    expect(await places()).toEqual(before);
  });

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
    await landing.runUntil(async () => expect(await isOpen(landing)).toBe('true'));
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

  test('is followed after «Подписаться» by a toast of five seconds', async ({
    landing,
    page,
    context,
  }) => {
    await fakeScript(context, `${REPUSH_URL}**`, '');
    await landing.openPausedAt(landing.pushPrompt);
    await landing.pushPrompt.getByRole('button', { name: 'Подписаться' }).click();
    await landing.runUntilVisible(landing.toast.getByText('Подписка оформлена'));
    await page.clock.runFor(4_500);
    await expect(landing.toast).toContainText('Подписка оформлена');
    await page.clock.runFor(1_000);
    await expect(landing.toast).toBeEmpty();
  });

  test('says nothing of a subscription when its script fails to load', async ({
    landing,
    page,
    context,
  }) => {
    await context.route(`${REPUSH_URL}**`, (route) => route.abort());
    const warned = page.waitForEvent('console', (message) => message.text().includes('push'));
    await landing.openPausedAt(landing.pushPrompt);
    await landing.pushPrompt.getByRole('button', { name: 'Подписаться' }).click();
    await warned;
    await page.clock.runFor(100);
    await expect(landing.toast).toBeEmpty();
  });

  test('closes with «Не сейчас»', async ({ landing }) => {
    await landing.openPausedAt(landing.pushPrompt);
    await landing.pushPrompt.getByRole('button', { name: 'Не сейчас' }).click();
    await expect(landing.pushPrompt).toHaveCount(0);
  });
});

/** These must cover neither each other nor the content. */
const SHEETS = {
  notice: 'section[aria-label="Уведомление о cookie"]',
  prompt: 'section[aria-label="Уведомления"]',
  overlay: 'aside',
};
const CONTENT = {
  headline: 'h1',
  // A focused element inside a sheet is not under one.
  'the focused element': 'main :focus-visible, footer :focus-visible',
  amount: '[type=range]',
  phone: '[type=tel]',
  consent: '[name=accept]',
  submit: '[type=submit]',
};

/** Returns the pairs whose visible parts overlap; in one call, because many scroll positions are checked. */
function overlappingPairs({ page }: LandingPage): Promise<string[]> {
  return page.evaluate(
    ({ floating, fixed }) => {
      const visibleBox = (element: Element) => {
        let { top, right, bottom, left } = element.getBoundingClientRect();
        const clipBy = (box: { top: number; right: number; bottom: number; left: number }) => {
          top = Math.max(top, box.top);
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
          bottom = Math.min(bottom, box.bottom);
        };
        clipBy({ top: 0, right: innerWidth, bottom: innerHeight, left: 0 });
        for (let each = element.parentElement; each !== null; each = each.parentElement) {
          const isScroller = getComputedStyle(each).overflowY !== 'visible';
          if (isScroller && each !== document.documentElement) clipBy(each.getBoundingClientRect());
        }
        const isVisible = element.checkVisibility({ visibilityProperty: true });
        return isVisible && left < right && top < bottom ? { top, right, bottom, left } : null;
      };
      const ads = [...document.querySelectorAll('[data-slot-id][data-status=filled]')]
        .filter((slot) => slot.closest('aside') === null)
        .map((slot) => [`ad ${slot.getAttribute('data-slot-id') ?? ''}`, slot] as const);
      const named = Object.entries({ ...floating, ...fixed }).map(
        ([name, selector]) => [name, document.querySelector(selector)] as const,
      );
      const boxes = [...named, ...ads].flatMap(([name, element]) => {
        const box = element === null ? null : visibleBox(element);
        return box === null ? [] : [{ name, box }];
      });
      return boxes.flatMap(({ name, box }, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => name in floating || other.name in floating)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 0.5 &&
              other.left < box.right - 0.5 &&
              box.top < other.bottom - 0.5 &&
              other.top < box.bottom - 0.5,
          )
          .map((other) => `${name} and ${other.name}`),
      );
    },
    { floating: SHEETS, fixed: CONTENT },
  );
}

test.describe('cookie notice, push prompt and overlay offer', () => {
  test.use({
    serviceOptions: { siteInfo: { ...YANDEX_ADS, ...REPUSH_PUSH, ...COOKIE_NOTICE } },
    notifications: 'granted',
  });

  const screens = [
    { width: 360, height: 640 },
    // As the smaller one, with more room.
    ...(isFullRun ? [{ width: 390, height: 844 }] : []),
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
    { width: 1366, height: 625 },
    { width: 1440, height: 900 },
  ];
  for (const screen of screens) {
    test(`overlap neither each other, the form nor ads at ${screen.width} px`, async ({
      landing,
      page,
      context,
      pageErrors,
    }) => {
      await page.setViewportSize(screen);
      await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
      await landing.openPausedAt(landing.cookieNotice);
      await expect(landing.adSlots.first()).toHaveAttribute('data-status', 'filled');
      const { headline, amount, phone, consent, submit } = CONTENT;
      for (const selector of [SHEETS.notice, headline, amount, phone, consent, submit]) {
        await expect(page.locator(selector)).toHaveCount(1);
      }
      await page.clock.runFor(5_500);
      await expect(page.locator('aside a')).toBeAttached();
      await expect.poll(() => overlappingPairs(landing)).toEqual([]);
      await landing.phone.focus();
      await expect(landing.phone).toBeFocused();
      await expect.poll(() => overlappingPairs(landing)).toEqual([]);

      const heights = await page.evaluate(() => {
        const padding = getComputedStyle(document.documentElement).scrollPaddingBottom;
        return { padding: parseFloat(padding), screen: innerHeight };
      });
      // On the smallest screen it is hidden, over an ad.
      const top = (await page.locator(SHEETS.notice).boundingBox())?.y;
      expect(heights.padding).toBeGreaterThan(40);
      expect(heights.padding).toBeLessThanOrEqual(heights.screen * 0.6 + 1);
      expect(top).toBeGreaterThanOrEqual(heights.screen * 0.4 - 1);

      const checkEverywhere = async () => {
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press('Tab');
          // A sheet with the focus stays, even beside an ad.
          const isInside = page.locator('aside :focus, section[aria-label] :focus');
          if ((await isInside.count()) > 0) break;
          // Sheets hide a frame after the focus has scrolled the page.
          await expect.poll(() => overlappingPairs(landing)).toEqual([]);
        }
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let y = 0; y < end; y += Math.floor(screen.height / 3)) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
          await expect.poll(() => overlappingPairs(landing)).toEqual([]);
        }
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      };
      await checkEverywhere();
      // The notice hides while it lies over an ad, and a role locator would wait for its button.
      const notice = page.locator(SHEETS.notice);
      await notice.locator('button').evaluate((button: HTMLElement) => button.click());
      await page.mouse.move(1, 1);
      await page.clock.runFor(2_000);
      // Attached, not visible: they hide while an ad lies under them.
      await expect(page.locator(SHEETS.prompt)).toBeAttached();
      await expect(page.locator('aside a')).toBeAttached();
      await checkEverywhere();
      expect(pageErrors).toEqual([]);
    });
  }
});

/** One slot: others would be under the sheets at other places, or change the height of the page when they collapse. */
const ONE_AD = { ads_use: '1', ads_key: 'yandex', yandex_slot_registration: 'R-A-1-1' } as const;

/** Scrolls until the ad comes to the lower edge of the viewport, under the sheets. */
async function scrollToAd(landing: LandingPage): Promise<void> {
  const slot = landing.adSlots.first();
  await expect(slot).toHaveAttribute('data-status', 'filled');
  await slot.evaluate((ad) => {
    const { bottom } = ad.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight, behavior: 'instant' });
  });
}

test.describe('the overlay offer over an ad', () => {
  test.use({
    serviceOptions: { siteInfo: ONE_AD, overlayOffers: { showcase_type_id: 11 } },
  });

  test('is not reported as shown while it is hidden', async ({ landing, page, context }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
    await landing.openPausedAt(landing.overlayOffer);
    await scrollToAd(landing);
    await expect(landing.overlayOffer).toBeHidden();
    // It opens meanwhile.
    await page.clock.runFor(20_000);
    await landing.waitForRoundTrip();
    const shown = () => landing.service.callsTo('shownOffers').map(({ body }) => body);
    const overlay = expect.objectContaining({ showcase_type: 11 }) as unknown;
    expect(shown()).not.toContainEqual(overlay);
    await landing.adSlots.evaluateAll(([ad]) =>
      scrollBy({ top: ad?.getBoundingClientRect().bottom ?? 0, behavior: 'instant' }),
    );
    await landing.runUntil(() => expect(shown()).toContainEqual(overlay));
  });
});

test.describe('the cookie notice above an overlay offer that lies over an ad', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    serviceOptions: { siteInfo: { ...ONE_AD, gdpr_use: '1' } },
  });

  test('hides with the offer on a phone, and does not stand alone in mid-screen', async ({
    landing,
    page,
    context,
  }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
    await landing.openPausedAt(landing.cookieNotice);
    await expect(landing.overlayOffer).toBeVisible();
    const slot = landing.adSlots.first();
    await expect(slot).toHaveAttribute('data-status', 'filled');
    // The last of what may move the slot.
    await expect(landing.bestOffer).toBeVisible();
    // The ad begins under the offer, and below the notice.
    await slot.evaluate((ad) =>
      scrollBy({ top: ad.getBoundingClientRect().top - innerHeight + 40, behavior: 'instant' }),
    );
    await expect(landing.overlayOffer).toBeHidden();
    await expect(landing.cookieNotice).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(landing.overlayOffer).toBeVisible();
    await expect(landing.cookieNotice).toBeVisible();
  });
});

test.describe('the cookie notice over an ad', () => {
  test.use({
    serviceOptions: {
      siteInfo: { ...ONE_AD, ...COOKIE_NOTICE },
    },
  });

  test.beforeEach(async ({ landing, context }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
    await landing.openPausedAt(landing.cookieNotice);
  });

  test('does not time out while it is hidden', async ({ landing, page }) => {
    await scrollToAd(landing);
    await expect(landing.cookieNotice).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(landing.cookieNotice).toBeHidden();
    expect(await landing.getCookie('gdpr_consent')).toBeUndefined();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(landing.cookieNotice).toBeVisible();
  });

  test('stays while it is pointed at', async ({ landing, page }) => {
    await landing.cookieNotice.hover();
    await scrollToAd(landing);
    await page.clock.runFor(1_000);
    await expect(landing.cookieNotice).toBeVisible();
    await page.mouse.move(195, 20);
    await expect(landing.cookieNotice).toBeHidden();
  });
});

test.describe('bottom sheets over a slot that may still be filled', () => {
  test.use({ serviceOptions: { siteInfo: { ...ONE_AD, ...COOKIE_NOTICE } } });

  test('the hidden cookie notice returns when the slot stays unfilled, without a scroll', async ({
    landing,
    context,
  }) => {
    const release = deferred();
    await context.route(YANDEX_URL, async (route) => {
      await release.promise;
      await route.fulfill({
        contentType: 'text/javascript',
        body: codeOf(YANDEX_NO_FILL),
      });
    });
    await landing.openPausedAt(landing.cookieNotice);
    const slot = landing.adSlots.first();
    await expect(slot).toHaveAttribute('data-status', 'loading');
    await slot.evaluate((ad) => {
      const { bottom } = ad.getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight, behavior: 'instant' });
    });
    await expect(landing.cookieNotice).toBeHidden();
    release.resolve();
    await expect(slot).toHaveAttribute('data-status', 'unfilled');
    await expect(landing.cookieNotice).toBeVisible();
  });
});

test.describe('the collapsed overlay offer', () => {
  /** A point of the bar that belongs to the offer once it is open. */
  async function findBar(landing: LandingPage): Promise<[x: number, y: number]> {
    await landing.openPausedAt(landing.overlayOffer);
    const { x, y, width, height } = (await landing.overlayOffer.boundingBox()) ?? {
      ...{ x: 0, y: 0, width: 0, height: 0 },
    };
    return [x + width * 0.4, y + height / 2];
  }

  test('is opened by a double click, whose second click does not follow the offer', async ({
    landing,
    page,
  }) => {
    const [x, y] = await findBar(landing);
    await page.mouse.click(x, y);
    await expect.poll(() => isOpen(landing)).toBe('true');
    const link = landing.overlayOffer.getByRole('link');
    const isOverLink = await link.evaluate(
      (offer, point) => offer.contains(document.elementFromPoint(point.x, point.y)),
      { x, y },
    );
    expect(isOverLink).toBe(true);
    const followed = await link.evaluateHandle((offer) => {
      const clicks: string[] = [];
      offer.addEventListener('click', ({ type }) => clicks.push(type));
      return clicks;
    });
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await followed.jsonValue()).toEqual([]);
  });

  test('does not open by itself under the pointer, but when it leaves', async ({
    landing,
    page,
  }) => {
    await page.mouse.move(...(await findBar(landing)));
    for (let second = 0; second < 7; second += 1) await page.clock.runFor(1_000);
    expect(await isOpen(landing)).toBe('false');
    await page.mouse.move(195, 100);
    await expect.poll(() => isOpen(landing)).toBe('true');
  });

  test('opens with the first click after it was due under the pointer', async ({
    landing,
    page,
  }) => {
    const bar = await findBar(landing);
    await page.mouse.move(...bar);
    for (let second = 0; second < 7; second += 1) await page.clock.runFor(1_000);
    await page.mouse.click(...bar);
    await expect.poll(() => isOpen(landing)).toBe('true');
    await landing.overlayOffer.getByRole('button').click();
    await expect.poll(() => isOpen(landing)).toBe('false');
  });
});

test.describe('a refusal of cookies in another tab', () => {
  test.use({
    siteOverrides: { cookieNotice: { offersRefusal: true, counter: 'afterConsent' } },
    serviceOptions: { siteInfo: COOKIE_NOTICE },
  });

  test('is not replaced when the notice of this tab times out', async ({ landing, page }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await page.evaluate(() => {
      document.cookie = 'gdpr_consent=refused; path=/';
    });
    await landing.runUntil(() => expect(landing.cookieNotice).toBeHidden({ timeout: 1 }));
    expect((await landing.getCookie('gdpr_consent'))?.value).toBe('refused');
    await page.clock.runFor(5_000);
    expect(landing.service.callsTo('counter')).toEqual([]);
  });
});

test.describe('the push prompt on a site that offers a refusal of cookies', () => {
  test.use({
    siteOverrides: { cookieNotice: { offersRefusal: true } },
    serviceOptions: { siteInfo: { ...COOKIE_NOTICE, ...REPUSH_PUSH } },
    notifications: 'granted',
  });

  test('does not follow «Только необходимые»', async ({ landing, page }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await page.clock.runFor(2_000);
    await landing.refuseCookies.click();
    // Off the place of the sheets, where it would keep the prompt.
    await page.mouse.move(195, 100);
    await landing.runUntilVisible(landing.overlayOffer.or(landing.pushPrompt));
    await expect(landing.overlayOffer).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(landing.pushPrompt).toHaveCount(0);
  });
});

test.describe('bottom sheets below the fold', () => {
  test.use({
    serviceOptions: { siteInfo: REPUSH_PUSH },
    notifications: 'granted',
    viewport: { width: 390, height: 500 },
  });

  test('the push prompt sets its cookie only once it is in view', async ({ landing }) => {
    await landing.openPausedAt(landing.pushPrompt);
    expect(await landing.getCookie('repush_prompt')).toBeUndefined();
    await landing.pushPrompt.scrollIntoViewIfNeeded();
    await expect.poll(() => landing.getCookie('repush_prompt')).toBeDefined();
  });
});

test.describe('the slots of the overlay', () => {
  test.use({ serviceOptions: { siteInfo: YANDEX_ADS } });

  test('are in the document with a width before the overlay opens', async ({ landing, page }) => {
    await landing.openPausedAt(landing.overlayOffer);
    await expect(landing.overlayOffer.getByRole('button')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    const slot = page.locator('[data-slot-id="R-A-1-3"]');
    await expect(slot).toBeHidden();
    expect(await slot.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(
      250,
    );
  });
});

test.describe('bottom sheets on a phone', () => {
  test.use({
    serviceOptions: { siteInfo: { ...REPUSH_PUSH, ...COOKIE_NOTICE } },
    notifications: 'granted',
    hasTouch: true,
    isMobile: true,
  });

  test('the notice is hidden while the keyboard is open', async ({ landing, page }) => {
    await landing.openPausedAt(landing.cookieNotice);
    await landing.phone.tap();
    await expect(landing.cookieNotice).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(landing.phone).toBeFocused();
    const padding = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBottom,
    );
    expect(parseFloat(padding)).toBeLessThan(64);
    await landing.phone.blur();
    await page.clock.runFor(1_000);
    await expect(landing.cookieNotice).toBeVisible();
  });

  test('the time that the notice was in view before the keyboard opened counts', async ({
    landing,
    page,
  }) => {
    await landing.openPausedAt(landing.cookieNotice);
    // In steps: its time runs once the browser has reported that it is in view.
    const run = async (seconds: number) => {
      for (let step = 0; step < seconds * 10; step += 1) await page.clock.runFor(100);
    };
    await run(6);
    await landing.phone.tap();
    await expect(landing.cookieNotice).toBeHidden();
    await landing.phone.blur();
    await page.clock.runFor(1_000);
    await expect(landing.cookieNotice).toBeVisible();
    await run(5);
    await expect(landing.cookieNotice).toBeHidden();
    expect((await landing.getCookie('gdpr_consent'))?.value).toBe('timeout');
  });
});
