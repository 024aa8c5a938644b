/** What the tests of the bottom sheets share. */
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { REPUSH_SCRIPT } from '~mocks/thirdParties';
import { COOKIE_NOTICE, REPUSH_PUSH } from '~tests/browser/support/thirdPartySettings';
import { cookieNotice, overlayOffer, pushPrompt } from '../support/elements';
import { waitForFrames } from '../support/input';
import { type OpenPage, openPausedAt, runUntil } from '../support/openPage';

export const toggle = overlayOffer.getByRole('button');
export const overlayLink = overlayOffer.getByRole('link');
/** A point of the page off the place of the sheets. */
export const AWAY = { x: 195, y: 100 };

export const html = document.documentElement;
/** In whole pixels. */
export function boxOf(locator: Locator): number[] {
  const { x, y, width, height } = locator.element().getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}
export const isOpen = () => toggle.element().ariaExpanded === 'true';
export const isVisible = (locator: Locator) => expect.element(locator).toBeVisible();
export const isAbsent = (locator: Locator) => expect.element(locator).not.toBeInTheDocument();
export const isHidden = (selector: string) =>
  expect
    .poll(() => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }))
    .not.toBe(true);
export const scrollToY = (y: number) => {
  scrollTo({ top: y, behavior: 'instant' });
  return waitForFrames();
};
export const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split('=')[1];
export const toast = () =>
  document.querySelector('div:has(> [role=alert]) > [role=status]')?.textContent;

/** On a phone the offer, when it comes, moves the notice. */
export const NOTICE_AND_OFFER = [cookieNotice, overlayOffer];

export const SHEETS = {
  notice: 'section[aria-label="Уведомление о cookie"]',
  prompt: 'section[aria-label="Уведомления"]',
  overlay: 'aside',
};

export const withNotice = { service: { siteInfo: COOKIE_NOTICE } };
const withPrompt = {
  service: { siteInfo: REPUSH_PUSH },
  thirdParties: [REPUSH_SCRIPT],
  notifications: 'granted',
} as const;
export const withBoth = {
  ...withPrompt,
  service: { siteInfo: { ...COOKIE_NOTICE, ...REPUSH_PUSH } },
} as const;

/** Opens the page with a paused clock, which has run until the push prompt came. */
export async function openPrompt(
  options: Parameters<typeof openPausedAt>[1] = withPrompt,
): Promise<OpenPage> {
  const opened = await openPausedAt(overlayOffer, options);
  await runUntil(() => expect(pushPrompt.query()).toBeVisible());
  await waitForFrames();
  return opened;
}
