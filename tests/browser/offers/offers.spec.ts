/** Clicks on offers when the page is left; the offers themselves are in `tests/components/offers`. */
import { expect, fakeForeignHosts, test } from '../support/fixtures';

test('every one of 100 clicks on an offer is reported although the page is left at once', async ({
  landing,
  page,
  context,
}) => {
  await fakeForeignHosts(context);
  await landing.open('/');
  await landing.bestOffer.getByRole('link').waitFor();
  const left = page.waitForURL('https://partner.example/', { waitUntil: 'commit' });
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('section a[rel~=sponsored]');
    // Opens no tabs.
    link?.addEventListener('click', (event) => event.preventDefault());
    for (let click = 1; click <= 100; click += 1) link?.click();
    location.href = 'https://partner.example/';
  });
  await left;
  await expect.poll(() => landing.service.callsTo('visitedOffers').length).toBe(100);
});
