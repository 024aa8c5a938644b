/** Clicks on offers when the page is left; the offers themselves are in `tests/components/offers`. */
import { expect, fakeForeignHosts, test } from '../support/fixtures';

test('every one of 300 clicks on an offer is reported although the page is left at once', async ({
  landing,
  page,
  context,
}) => {
  await fakeForeignHosts(context);
  const LOADS = 3;
  const CLICKS_A_LOAD = 100;
  for (let load = 1; load <= LOADS; load += 1) {
    await landing.open('/');
    await landing.bestOffer.getByRole('link').waitFor();
    const left = page.waitForURL('https://partner.example/', { waitUntil: 'commit' });
    await page.evaluate((clicks) => {
      const link = document.querySelector<HTMLAnchorElement>('section a[rel~=sponsored]');
      // Opens no tabs.
      link?.addEventListener('click', (event) => event.preventDefault());
      for (let click = 1; click <= clicks; click += 1) link?.click();
      location.href = 'https://partner.example/';
    }, CLICKS_A_LOAD);
    await left;
  }
  await expect
    .poll(() => landing.service.callsTo('visitedOffers').length)
    .toBe(LOADS * CLICKS_A_LOAD);
});
