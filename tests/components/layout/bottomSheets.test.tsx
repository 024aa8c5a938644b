/** The overlay offer beside the messages: when it comes and opens, and what holds it. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { YANDEX_ADS } from '~tests/browser/support/thirdPartySettings';
import { deferred } from '../../support/deferred';
import {
  acceptCookies,
  bestOffer,
  cookieNotice,
  overlayOffer,
  pushPrompt,
} from '../support/elements';
import {
  blur,
  clickAt,
  focus,
  moveMouse,
  pointAt,
  pressMouse,
  releaseMouse,
} from '../support/input';
import { openPausedAt, run, runInSteps, runUntil } from '../support/openPage';
import {
  AWAY,
  NOTICE_AND_OFFER,
  boxOf,
  isAbsent,
  isOpen,
  isVisible,
  overlayLink,
  scrollToY,
  toggle,
  withBoth,
} from './sheets';

const { click } = userEvent;

describe('the overlay offer beside the messages', () => {
  it('leaves the push prompt, which follows the cookie notice after one second, until it is answered', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withBoth);
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
  });

  it('opens on a phone only when the message above it is neither pointed at nor focused', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withBoth);
    // Where the sheets stand at the viewport's edge: the focus would scroll there.
    await scrollToY(200);
    await isVisible(overlayOffer);
    await pointAt(acceptCookies);
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
    const fault = late.fault;
    await openPausedAt(cookieNotice, {
      ...withBoth,
      service: { ...withBoth.service, faults: { overlayOffersPage: fault, offersPage: fault } },
    });
    await pointAt(acceptCookies);
    const before = boxOf(acceptCookies);
    late.resolve();
    await runUntil(() => expect(bestOffer.query()).not.toBeNull());
    await run(100);
    expect(boxOf(acceptCookies)).toEqual(before);
    await moveMouse(AWAY);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
  });

  it('stays where it is on a phone while it is pointed at: the push prompt waits', async () => {
    await openPausedAt(NOTICE_AND_OFFER, withBoth);
    await click(acceptCookies);
    await runUntil(() => expect(overlayOffer.query()).toBeVisible());
    await pointAt(toggle);
    const before = boxOf(toggle);
    await runInSteps(10_000);
    expect(boxOf(toggle)).toEqual(before);
    await isAbsent(pushPrompt);
    await moveMouse(AWAY);
    await isVisible(pushPrompt);
  });

  it('opens on a wide screen after five seconds though the cookie notice is pointed at, and moves nothing', async () => {
    await page.viewport(1_440, 900);
    await openPausedAt(NOTICE_AND_OFFER, withBoth);
    await isVisible(overlayOffer);
    await pointAt(acceptCookies);
    const places = () => [boxOf(cookieNotice), boxOf(toggle)];
    const before = places();
    await runInSteps(6_000);
    expect(isOpen()).toBe(true);
    expect(places()).toEqual(before);
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
    const slot = () => document.querySelector('[data-slot-id="R-A-1-3"]');
    await runUntil(() => expect(slot()).not.toBeNull());
    expect(slot()?.checkVisibility({ visibilityProperty: true })).toBe(false);
    expect(slot()?.getBoundingClientRect().width).toBeGreaterThan(250);
  });
});
