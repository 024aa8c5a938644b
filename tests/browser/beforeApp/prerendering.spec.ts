import { FULL } from '~tests/support/constants';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** The browser prerenders the page until `activate` is called. */
async function prerender(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  return () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
}

for (const [visitor, hasVisit] of [
  ['a new visitor', false],
  ['a visitor with a stored visit', true],
] as const) {
  test(`a page that the browser prerenders for ${visitor} sends, counts and times nothing before it is shown${hasVisit ? FULL : ''}`, async ({
    landing,
    page,
  }) => {
    if (hasVisit) {
      const visit = JSON.stringify({ url: `${landing.origin}/`, token: 'token' });
      const value = encodeURIComponent(visit);
      await page.context().addCookies([{ name: 'visit', value, url: landing.origin }]);
    }
    const activate = await prerender(page);
    await page.clock.install();
    await page.goto(landing.origin, { waitUntil: 'load' });
    await landing.started.waitFor();
    await page.clock.runFor(20_000);
    await landing.waitForRoundTrip();
    expect(landing.service.calls).toEqual([]);
    expect(await landing.getCookie('countdown_expiration')).toBeUndefined();
    await activate();
    await landing.waitUntilReady();
    await expect.poll(() => landing.service.callsTo('offersPage').length).toBe(1);
    expect(landing.service.callsTo('parseSource')).toHaveLength(hasVisit ? 0 : 1);
    await landing.apply();
    expect(landing.service.leads).toHaveLength(1);
  });
}
