/** Cookie notice, push prompt and overlay offer: their times, their places, and what holds them. */
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { REPUSH_SCRIPT, YANDEX_NO_FILL, YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { COOKIE_NOTICE, REPUSH_PUSH, YANDEX_ADS } from '~tests/browser/support/thirdPartySettings';
import { deferred } from '../../support/deferred';
import {
  acceptCookies,
  bestOffer,
  cookieNotice,
  footer,
  overlayOffer,
  phone,
  pushPrompt,
  refuseCookies,
  rules,
  rulesButton,
} from '../support/elements';
import {
  clickAt,
  emulateTouchScreen,
  inputOf,
  moveMouse,
  pressMouse,
  releaseMouse,
  setTabVisibility,
  waitForFrames,
} from '../support/input';
import {
  closePage,
  openPage,
  openPausedAt,
  run,
  runInSteps,
  runUntil,
  type OpenPage,
} from '../support/openPage';

const { click, hover, keyboard, tab } = userEvent;

const toggle = overlayOffer.getByRole('button');
const overlayLink = overlayOffer.getByRole('link');
const WIDE = { width: 1_440, height: 900 };
/** A point of the page off the place of the sheets. */
const AWAY = { x: 195, y: 100 };

const html = document.documentElement;
const focus = (locator: Locator) => (locator.element() as HTMLElement).focus();
const blur = () => (document.activeElement as HTMLElement).blur();
/** In whole pixels. */
function boxOf(locator: Locator): number[] {
  const { x, y, width, height } = locator.element().getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}
const isOpen = () => toggle.element().ariaExpanded === 'true';
const isVisible = (locator: Locator) => expect.element(locator).toBeVisible();
const isAbsent = (locator: Locator) => expect.element(locator).not.toBeInTheDocument();
const isHidden = (selector: string) =>
  expect
    .poll(() => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }))
    .not.toBe(true);
const scrollToY = (y: number) => {
  scrollTo({ top: y, behavior: 'instant' });
  return waitForFrames();
};
const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split('=')[1];
const toast = () => document.querySelector('div:has(> [role=alert]) > [role=status]')?.textContent;

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

const withNotice = { service: { siteInfo: COOKIE_NOTICE } };
const withPrompt = {
  service: { siteInfo: REPUSH_PUSH },
  thirdParties: [REPUSH_SCRIPT],
  notifications: 'granted',
} as const;
const withBoth = {
  ...withPrompt,
  service: { siteInfo: { ...COOKIE_NOTICE, ...REPUSH_PUSH } },
} as const;

describe('the cookie notice', () => {
  it('closes by itself after ten seconds in view', async () => {
    await openPausedAt(cookieNotice, withNotice);
    await run(9_500);
    await isVisible(cookieNotice);
    await run(1_000);
    await isAbsent(cookieNotice);
    expect(readCookie('gdpr_consent')).toBe('timeout');
  });

  it('returns the focus when it is closed by keyboard', async () => {
    await openPausedAt(cookieNotice, withNotice);
    focus(phone);
    focus(acceptCookies);
    await keyboard('{Enter}');
    await expect.element(phone).toHaveFocus();
  });

  it('stays while it is hovered or focused or the tab is hidden', async () => {
    await openPausedAt(cookieNotice, withNotice);
    await hover(cookieNotice);
    await runInSteps(20_000);
    await isVisible(cookieNotice);

    focus(acceptCookies);
    await moveMouse(AWAY);
    await runInSteps(20_000);
    await isVisible(cookieNotice);

    setTabVisibility('hidden');
    blur();
    await runInSteps(20_000);
    await isVisible(cookieNotice);

    setTabVisibility('visible');
    await runInSteps(11_000);
    await isAbsent(cookieNotice);
  });

  it('without a text from the service names analytics and partners, and links the privacy policy', async () => {
    const documents = deferred();
    await openPage({
      service: {
        siteInfo: { ...COOKIE_NOTICE, gdpr_text: '' },
        faults: { documents: { kind: 'deferred', until: documents.promise } },
      },
    });
    await expect.element(footer).toHaveTextContent('Полная стоимость займа');
    // A link that came later would make the notice grow.
    await isAbsent(cookieNotice);
    documents.resolve();
    const link = cookieNotice.getByRole('link', { name: /^Политика конфиденциальности/ });
    await expect.element(link).toHaveAttribute('href', '/documents/privacy');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAccessibleName(/откроется в новой вкладке/);
    await expect
      .element(cookieNotice)
      .toHaveTextContent(/Мы используем файлы cookie.*аналитики.*партнёр/);
    expect(boxOf(cookieNotice)[3]).toBeLessThan(180);
  });

  it('without a text from the service has no link when the documents fail, and stays as it is when they load later', async () => {
    await openPausedAt(cookieNotice, {
      service: {
        siteInfo: { ...COOKIE_NOTICE, gdpr_text: '' },
        faults: { documents: { kind: 'status', status: 500, times: 1 } },
      },
    });
    await expect.element(cookieNotice).toHaveTextContent('партнёров');
    const text = cookieNotice.element().textContent;
    await click(rulesButton);
    const retry = rules.getByRole('button', { name: 'Повторить' });
    await runUntil(() => expect(retry.query()).toBeVisible());
    await click(retry);
    await runUntil(() => expect(rules.getByRole('link').first().query()).toBeVisible());
    await click(rules.getByRole('button', { name: 'Закрыть' }));
    expect(cookieNotice.element().textContent).toBe(text);
    expect(cookieNotice.element().querySelector('a')).toBeNull();
  });

  it('does not replace by its timeout a refusal in another tab', async () => {
    const { service } = await openPausedAt(cookieNotice, {
      ...withNotice,
      site: { cookieNotice: { offersRefusal: true, counter: 'afterConsent' } },
    });
    document.cookie = 'gdpr_consent=refused; path=/';
    await run(10_500);
    await isAbsent(cookieNotice);
    expect(readCookie('gdpr_consent')).toBe('refused');
    await run(5_000);
    expect(service.callsTo('counter')).toEqual([]);
  });
});

/** The page offsets of both sheets' visible parts, and the share of the viewport's height that they take. */
function measureSheets() {
  const visibleBox = (selector: string) => {
    const sheet = document.querySelector(selector);
    const { top, bottom } = sheet?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // Where both do not fit, they scroll.
    const scroller = sheet?.parentElement?.parentElement?.getBoundingClientRect();
    return { top: Math.max(top, scroller?.top ?? 0), bottom };
  };
  const [upper, lower] = [visibleBox(SHEETS.notice), visibleBox(SHEETS.overlay)];
  return { upper, lower, share: (innerHeight - upper.top) / innerHeight };
}

describe('the overlay offer beside the messages', () => {
  it.each([
    [360, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
  ])(
    'opens five seconds after the page is ready under the cookie notice, and both take at most 0.6 of the height at %i × %i',
    async (width, height) => {
      await page.viewport(width, height);
      await openPausedAt(cookieNotice, withBoth);
      await run(6_000);
      // On a screen that the form fills they are reached by scrolling.
      await scrollToY(innerHeight / 2);
      await isVisible(overlayLink);
      expect(isOpen()).toBe(true);
      const { upper, lower, share } = measureSheets();
      expect(upper.bottom).toBeLessThanOrEqual(lower.top);
      expect(upper.bottom - upper.top).toBeGreaterThan(60);
      expect(lower.bottom - lower.top).toBeGreaterThan(60);
      expect(share).toBeLessThanOrEqual(0.6);
    },
  );

  it.each([
    [390, 844],
    [1440, 900],
  ])(
    'leaves the push prompt, which follows the cookie notice after one second, until it is answered at %i px',
    async (width, height) => {
      await page.viewport(width, height);
      await openPausedAt(cookieNotice, withBoth);
      await run(2_000);
      await isAbsent(pushPrompt);
      await click(acceptCookies);
      await isAbsent(cookieNotice);
      // There it would keep the offer closed.
      await moveMouse(AWAY);
      await run(900);
      await isAbsent(pushPrompt);
      await run(200);
      await isVisible(pushPrompt);
      await runInSteps(30_000, 5_000);
      expect(isOpen()).toBe(true);
      await isVisible(overlayLink);
      await isVisible(pushPrompt);
      await click(pushPrompt.getByRole('button', { name: 'Не сейчас' }));
      await isAbsent(pushPrompt);
      await isVisible(overlayLink);
    },
  );

  it('opens on a phone only when the message above it is neither pointed at nor focused', async () => {
    await openPausedAt(cookieNotice, withBoth);
    await isVisible(overlayOffer);
    await hover(acceptCookies);
    const before = boxOf(acceptCookies);
    await runInSteps(10_000);
    expect(boxOf(acceptCookies)).toEqual(before);
    focus(acceptCookies);
    await moveMouse(AWAY);
    await run(1_000);
    expect(boxOf(acceptCookies)).toEqual(before);
    expect(isOpen()).toBe(false);
    blur();
    await isVisible(overlayLink);
  });

  it('comes on a phone only when the message is not pointed at', async () => {
    const late = deferred();
    const fault = { kind: 'deferred', until: late.promise } as const;
    await openPausedAt(cookieNotice, {
      ...withBoth,
      service: { ...withBoth.service, faults: { overlayOffersPage: fault, offersPage: fault } },
    });
    await hover(acceptCookies);
    const before = boxOf(acceptCookies);
    late.resolve();
    await runUntil(() => expect(bestOffer.query()).not.toBeNull());
    await run(100);
    expect(boxOf(acceptCookies)).toEqual(before);
    await moveMouse(AWAY);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
  });

  it('stays where it is on a phone while it is pointed at: the push prompt waits', async () => {
    await openPausedAt(cookieNotice, withBoth);
    await click(acceptCookies);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
    await hover(toggle);
    const before = boxOf(toggle);
    await runInSteps(10_000);
    expect(boxOf(toggle)).toEqual(before);
    await isAbsent(pushPrompt);
    await moveMouse(AWAY);
    await isVisible(pushPrompt);
  });

  it('opens on a wide screen after five seconds though the cookie notice is pointed at, and moves nothing', async () => {
    await page.viewport(WIDE.width, WIDE.height);
    await openPausedAt(cookieNotice, withBoth);
    await isVisible(overlayOffer);
    await hover(acceptCookies);
    const places = () => [boxOf(cookieNotice), boxOf(toggle)];
    const before = places();
    await runInSteps(6_000);
    expect(isOpen()).toBe(true);
    expect(places()).toEqual(before);
  });
});

describe('the push prompt', () => {
  const subscribe = () => click(pushPrompt.getByRole('button', { name: 'Подписаться' }));

  it('loads its script only after «Подписаться», is followed by a toast of five seconds, and does not come again', async () => {
    const { requestedScripts, service } = await openPausedAt(pushPrompt, withPrompt);
    await expect.element(pushPrompt).toHaveTextContent('выгоднее');
    await expect.poll(() => readCookie('repush_prompt')).toBeDefined();
    expect(requestedScripts).toEqual([]);
    await subscribe();
    await isAbsent(pushPrompt);
    const token = encodeURIComponent(service.tokens[0] ?? '');
    await runUntil(() =>
      expect(requestedScripts).toEqual([`https://repush.example/sdk.js?token=${token}`]),
    );
    await runUntil(() => expect(toast()).toContain('Подписка оформлена'));
    await run(4_500);
    expect(toast()).toContain('Подписка оформлена');
    await run(1_000);
    expect(toast()).toBe('');

    cleanup();
    closePage();
    await openPage(withPrompt);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
    await run(5_000);
    await isAbsent(pushPrompt);
  });

  it('says nothing of a subscription when its script fails to load', async () => {
    const { logged } = await openPausedAt(pushPrompt, { ...withPrompt, thirdParties: [] });
    await subscribe();
    await expect.poll(() => logged.join()).toContain('push');
    await run(100);
    expect(toast()).toBe('');
  });

  it('closes with «Не сейчас»', async () => {
    await openPausedAt(pushPrompt, withPrompt);
    await click(pushPrompt.getByRole('button', { name: 'Не сейчас' }));
    await isAbsent(pushPrompt);
  });

  it('does not follow «Только необходимые»', async () => {
    await openPausedAt(cookieNotice, {
      ...withBoth,
      site: { cookieNotice: { offersRefusal: true } },
    });
    await run(2_000);
    await click(refuseCookies);
    // There it would keep the prompt.
    await moveMouse(AWAY);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
    await runInSteps(5_000);
    await isAbsent(pushPrompt);
  });

  it('sets its cookie only once it is in view', async () => {
    await page.viewport(390, 500);
    await openPausedAt(pushPrompt, withPrompt);
    await run(1_000);
    expect(readCookie('repush_prompt')).toBeUndefined();
    pushPrompt.element().scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await expect.poll(() => readCookie('repush_prompt')).toBeDefined();
  });
});

interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

function visibleBox(element: Element): Edges | null {
  let { top, right, bottom, left } = element.getBoundingClientRect();
  const clipBy = (box: Edges) => {
    top = Math.max(top, box.top);
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  };
  clipBy({ top: 0, right: innerWidth, bottom: innerHeight, left: 0 });
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    const isScroller = getComputedStyle(each).overflowY !== 'visible';
    if (isScroller && each !== html) clipBy(each.getBoundingClientRect());
  }
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return isShown && left < right && top < bottom ? { top, right, bottom, left } : null;
}

/** The pairs of a sheet and something else whose visible parts overlap. */
function overlappingPairs(): string[] {
  const ads = [...document.querySelectorAll('[data-slot-id][data-status=filled]')]
    .filter((slot) => slot.closest('aside') === null)
    .map((slot) => [`ad ${slot.getAttribute('data-slot-id') ?? ''}`, slot] as const);
  const named = Object.entries({ ...SHEETS, ...CONTENT }).map(
    ([name, selector]) => [name, document.querySelector(selector)] as const,
  );
  const boxes = [...named, ...ads].flatMap(([name, element]) => {
    const box = element === null ? null : visibleBox(element);
    return box === null ? [] : [{ name, box }];
  });
  return boxes.flatMap(({ name, box }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => name in SHEETS || other.name in SHEETS)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 0.5 &&
          other.left < box.right - 0.5 &&
          box.top < other.bottom - 0.5 &&
          other.top < box.bottom - 0.5,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}

const isNothingCovered = () => expect.poll(overlappingPairs).toEqual([]);

describe('cookie notice, push prompt and overlay offer', () => {
  /** Follows the focus from here, then scrolls through the page. */
  async function checkEverywhere(): Promise<void> {
    for (let stop = 0; stop < 8; stop += 1) {
      await tab();
      // A sheet with the focus stays, even beside an ad.
      if (document.querySelector('aside :focus, section[aria-label] :focus') !== null) break;
      await isNothingCovered();
    }
    blur();
    for (let y = 0; y < html.scrollHeight; y += Math.floor(innerHeight / 3)) {
      await scrollToY(y);
      await isNothingCovered();
    }
    await scrollToY(0);
  }

  it.each([
    [360, 640],
    [768, 1024],
    [844, 390],
    [1366, 625],
    [1440, 900],
  ])('overlap neither each other, the form nor ads at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await openPausedAt(cookieNotice, {
      ...withBoth,
      service: { siteInfo: { ...YANDEX_ADS, ...REPUSH_PUSH, ...COOKIE_NOTICE } },
      thirdParties: [YANDEX_WITH_ADS, REPUSH_SCRIPT],
    });
    await runUntil(() => expect(document.querySelector('[data-status=filled]')).not.toBeNull());
    const { headline, amount, phone: field, consent, submit } = CONTENT;
    for (const selector of [SHEETS.notice, headline, amount, field, consent, submit]) {
      expect(document.querySelectorAll(selector)).toHaveLength(1);
    }
    await run(5_500);
    await expect.poll(() => document.querySelector('aside a')).not.toBeNull();
    await isNothingCovered();
    focus(phone);
    await isNothingCovered();

    const padding = parseFloat(getComputedStyle(html).scrollPaddingBottom);
    expect(padding).toBeGreaterThan(40);
    expect(padding).toBeLessThanOrEqual(innerHeight * 0.6 + 1);
    // On the smallest screen it is hidden, over an ad.
    const notice = document.querySelector(SHEETS.notice);
    expect(notice?.getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight * 0.4 - 1);

    await checkEverywhere();
    // By script: it hides while it lies over an ad.
    notice?.querySelector('button')?.click();
    await moveMouse({ x: 1, y: 1 });
    await run(2_000);
    // In the document, not visible: they hide while an ad lies under them.
    await expect.poll(() => document.querySelector(SHEETS.prompt)).not.toBeNull();
    expect(document.querySelector('aside a')).not.toBeNull();
    await checkEverywhere();
  });
});

/** One slot: others would be under the sheets at other places, or change the height of the page when they collapse. */
const ONE_AD = { ads_use: '1', ads_key: 'yandex', yandex_slot_registration: 'R-A-1-1' } as const;
const withAd = { thirdParties: [YANDEX_WITH_ADS] };
const slot = () => document.querySelector<HTMLElement>('[data-slot-id]');
const boxOfSlot = () => slot()?.getBoundingClientRect() ?? new DOMRect();
const slotHasStatus = (status: string) =>
  runUntil(() => expect(slot()?.dataset['status']).toBe(status));
/** Scrolls until the ad comes to the lower edge of the viewport, under the sheets. */
const scrollToAd = () => scrollToY(scrollY + boxOfSlot().bottom - innerHeight);

describe('a sheet over an ad', () => {
  it('is not reported as shown while it is hidden: the overlay offer', async () => {
    const { service } = await openPausedAt(overlayOffer, {
      ...withAd,
      service: { siteInfo: ONE_AD, overlayOffers: { showcase_type_id: 11 } },
    });
    await slotHasStatus('filled');
    await scrollToAd();
    await isHidden(SHEETS.overlay);
    // It opens meanwhile.
    await runInSteps(20_000);
    const shown = () => service.callsTo('shownOffers').map(({ body }) => body);
    const overlay = expect.objectContaining({ showcase_type: 11 }) as unknown;
    expect(shown()).not.toContainEqual(overlay);
    await scrollToY(scrollY + boxOfSlot().bottom);
    await runUntil(() => expect(shown()).toContainEqual(overlay));
  });

  it('does not leave the cookie notice above it alone in mid-screen on a phone', async () => {
    await openPausedAt(cookieNotice, {
      ...withAd,
      service: { siteInfo: { ...ONE_AD, ...COOKIE_NOTICE } },
    });
    await isVisible(overlayOffer);
    await slotHasStatus('filled');
    // The last of what may move the slot.
    await isVisible(bestOffer);
    // The ad begins under the offer, and below the notice.
    await scrollToY(scrollY + boxOfSlot().top - innerHeight + 40);
    await isHidden(SHEETS.overlay);
    await isHidden(SHEETS.notice);
    await scrollToY(0);
    await isVisible(overlayOffer);
    await isVisible(cookieNotice);
  });

  const openNotice = () =>
    openPausedAt(cookieNotice, {
      ...withAd,
      service: { siteInfo: { ...ONE_AD, ...COOKIE_NOTICE } },
    });

  it('does not time out while it is hidden: the cookie notice', async () => {
    await openNotice();
    await slotHasStatus('filled');
    await scrollToAd();
    await isHidden(SHEETS.notice);
    await runInSteps(20_000);
    await isHidden(SHEETS.notice);
    expect(readCookie('gdpr_consent')).toBeUndefined();
    await scrollToY(0);
    await isVisible(cookieNotice);
  });

  it('stays while it is pointed at: the cookie notice', async () => {
    await openNotice();
    await slotHasStatus('filled');
    await hover(cookieNotice);
    await scrollToAd();
    await run(1_000);
    await isVisible(cookieNotice);
    await moveMouse({ x: 195, y: 20 });
    await isHidden(SHEETS.notice);
  });

  it('returns without a scroll when the slot stays unfilled: the cookie notice', async () => {
    const script = deferred();
    await openPausedAt(cookieNotice, {
      thirdParties: [YANDEX_NO_FILL],
      scriptsAfter: script.promise,
      service: { siteInfo: { ...ONE_AD, ...COOKIE_NOTICE } },
    });
    await slotHasStatus('loading');
    await scrollToAd();
    await isHidden(SHEETS.notice);
    script.resolve();
    await slotHasStatus('unfilled');
    await isVisible(cookieNotice);
  });
});

describe('the collapsed overlay offer', () => {
  /** Opens the page and returns a point of the bar that belongs to the offer once it is open. */
  async function findBar() {
    await openPausedAt(overlayOffer);
    const { x, y, width, height } = overlayOffer.element().getBoundingClientRect();
    return { x: x + width * 0.4, y: y + height / 2 };
  }
  const opens = () => expect.poll(isOpen).toBe(true);

  it('is opened by a double click, whose second click does not follow the offer', async () => {
    const bar = await findBar();
    await clickAt(bar);
    await opens();
    await isVisible(overlayLink);
    const link = overlayLink.element();
    expect(link.contains(document.elementFromPoint(bar.x, bar.y))).toBe(true);
    let follows = 0;
    link.addEventListener('click', () => (follows += 1));
    await pressMouse(bar, 2);
    await releaseMouse(bar, 2);
    expect(follows).toBe(0);
  });

  it('does not open by itself under the pointer, but when it leaves', async () => {
    await moveMouse(await findBar());
    await runInSteps(7_000);
    expect(isOpen()).toBe(false);
    await moveMouse(AWAY);
    await opens();
  });

  it('opens with the first click after it was due under the pointer', async () => {
    const bar = await findBar();
    await moveMouse(bar);
    await runInSteps(7_000);
    await clickAt(bar);
    await opens();
    await click(toggle);
    await expect.poll(isOpen).toBe(false);
  });

  it('has its slots in the document, with a width', async () => {
    await openPausedAt(overlayOffer, { service: { siteInfo: YANDEX_ADS } });
    expect(isOpen()).toBe(false);
    const slotOfOverlay = document.querySelector('[data-slot-id="R-A-1-3"]');
    expect(slotOfOverlay?.checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(slotOfOverlay?.getBoundingClientRect().width).toBeGreaterThan(250);
  });
});

describe('the cookie notice on a phone', () => {
  async function openOnPhone(): Promise<OpenPage> {
    await emulateTouchScreen();
    return openPausedAt(cookieNotice, withBoth);
  }

  it('is hidden while the keyboard is open', async () => {
    await openOnPhone();
    inputOf(phone).focus();
    await isHidden(SHEETS.notice);
    await runInSteps(20_000, 5_000);
    await isHidden(SHEETS.notice);
    expect(parseFloat(getComputedStyle(html).scrollPaddingBottom)).toBeLessThan(64);
    blur();
    await run(1_000);
    await isVisible(cookieNotice);
  });

  it('counts the time that it was in view before the keyboard opened', async () => {
    await openOnPhone();
    await run(6_000);
    inputOf(phone).focus();
    await isHidden(SHEETS.notice);
    blur();
    await run(1_000);
    await isVisible(cookieNotice);
    await runInSteps(5_000);
    await isAbsent(cookieNotice);
    expect(readCookie('gdpr_consent')).toBe('timeout');
  });
});
