import { test } from './fixtures';

test.use({ serviceOptions: { siteInfo: { gdpr_use: '1' } } });

test('«Хорошо» dismisses the cookie notice for good', async ({ landing }) => {
  await landing.open();
  // The offer moves the notice up when it comes, and not every driver looks again before it presses.
  await landing.find('overlayOffer');
  await landing.click('acceptCookies');
  await landing.expectHidden('cookieNotice');
  await landing.reload();
  await landing.typePhone();
  await landing.click('submit');
  await landing.expectState('approved', {});
  await landing.expectHidden('cookieNotice');
});
