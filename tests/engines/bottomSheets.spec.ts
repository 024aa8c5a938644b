import { test } from './fixtures';

test.use({ serviceOptions: { siteInfo: { gdpr_use: '1' } } });

test('«Хорошо» dismisses the cookie notice for good', async ({ landing }) => {
  await landing.open();
  await landing.click('acceptCookies');
  await landing.expectHidden('cookieNotice');
  await landing.reload();
  await landing.typePhone();
  await landing.click('submit');
  await landing.expectState('approved', {});
  await landing.expectHidden('cookieNotice');
});
