/** Bottom sheets cover neither each other nor the form, the focus or ads. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REPUSH_SCRIPT, YANDEX_NO_FILL, YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { COOKIE_NOTICE, REPUSH_PUSH, YANDEX_ADS } from '~tests/browser/support/thirdPartySettings';
import { isFullRun } from '../../support/constants';
import { deferred } from '../../support/deferred';
import { bestOffer, cookieNotice, overlayOffer, phone } from '../support/elements';
import { blur, focus, moveMouse, pointAt } from '../support/input';
import { openPausedAt, run, runInSteps, runUntil } from '../support/openPage';
import {
  NOTICE_AND_OFFER,
  SHEETS,
  html,
  isHidden,
  isVisible,
  readCookie,
  scrollToY,
} from './sheets';

const { tab } = userEvent;

/** Widths and heights of windows; `npm test` takes the first two. */
const SIZES: [number, number][] = [
  [360, 640],
  [1366, 625],
  [768, 1024],
  [844, 390],
];

/** What they must not cover. */
const CONTENT = {
  headline: 'h1',
  // A focused element inside a sheet is not under one.
  'the focused element': 'main :focus-visible, footer :focus-visible',
  amount: '[type=range]',
  phone: '[type=tel]',
  consent: '[name=accept]',
  submit: '[type=submit]',
};

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

  it.each(isFullRun ? SIZES : SIZES.slice(0, 2))(
    'overlap neither each other, the form nor ads at %i × %i',
    async (width, height) => {
      await page.viewport(width, height);
      await openPausedAt(NOTICE_AND_OFFER, {
        service: { siteInfo: { ...YANDEX_ADS, ...REPUSH_PUSH, ...COOKIE_NOTICE } },
        thirdParties: [YANDEX_WITH_ADS, REPUSH_SCRIPT],
        notifications: 'granted',
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
    },
  );
});

/** One slot: others would be under the sheets at other places, or change the height of the page when they collapse. */
const ONE_AD = { ads_use: '1', ads_key: 'yandex', yandex_slot_registration: 'R-A-1-1' } as const;
const withAd = { thirdParties: [YANDEX_WITH_ADS] };
const slot = () => document.querySelector<HTMLElement>('[data-slot-id]');
const boxOfSlot = () => slot()?.getBoundingClientRect() ?? new DOMRect();
/** Also waits for the best offer, the last of what may move the slot. */
async function slotHasStatus(status: string): Promise<void> {
  await runUntil(() => expect(slot()?.dataset['status']).toBe(status), 0);
  await isVisible(bestOffer);
}
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

  async function openNotice(): Promise<void> {
    await openPausedAt(NOTICE_AND_OFFER, {
      ...withAd,
      service: { siteInfo: { ...ONE_AD, ...COOKIE_NOTICE } },
    });
    await slotHasStatus('filled');
  }

  it('does not leave the cookie notice above it alone in mid-screen on a phone', async () => {
    await openNotice();
    await isVisible(overlayOffer);
    // The ad begins under the offer, and below the notice.
    await scrollToY(scrollY + boxOfSlot().top - innerHeight + 40);
    await isHidden(SHEETS.overlay);
    await isHidden(SHEETS.notice);
    await scrollToY(0);
    await isVisible(overlayOffer);
    await isVisible(cookieNotice);
  });

  it('does not time out while it is hidden: the cookie notice', async () => {
    await openNotice();
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
    // Where the notice stands at the viewport's edge, and not over the ad.
    await scrollToY(200);
    await isVisible(cookieNotice);
    await pointAt(cookieNotice);
    await scrollToAd();
    await run(1_000);
    await isVisible(cookieNotice);
    await moveMouse({ x: 195, y: 20 });
    await isHidden(SHEETS.notice);
  });

  it('returns without a scroll when the slot stays unfilled: the cookie notice', async () => {
    const script = deferred();
    await openPausedAt(NOTICE_AND_OFFER, {
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
