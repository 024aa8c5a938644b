import { SCREENS, test } from './fixtures';

for (const [name, size] of Object.entries(SCREENS)) {
  test.describe(`on ${name}`, () => {
    test.use({ size, serviceOptions: { siteInfo: { gdpr_use: '1' } } });

    test(`«Хорошо» dismisses the cookie notice for good on ${name}`, async ({ landing }) => {
      await landing.open();
      await landing.click('acceptCookies');
      await landing.expectHidden('cookieNotice');
      await landing.reload();
      await landing.typePhone();
      await landing.click('submit');
      await landing.expectState('approved', {});
      await landing.expectHidden('cookieNotice');
    });
  });
}
