import { SCREENS, test } from './fixtures';

for (const [name, size] of Object.entries(SCREENS)) {
  test.describe(`on ${name}`, () => {
    test.use({ size });

    test(`Escape closes the rules dialog and the focus returns on ${name}`, async ({ landing }) => {
      await landing.open();
      await landing.press('rulesButton', 'Enter');
      await landing.expectState('rules', {});
      await landing.page.press('Escape');
      await landing.expectHidden('rules');
      await landing.expectState('rulesButton', { isFocused: true });
    });

    test(`a click opens the rules dialog and its button closes it on ${name}`, async ({
      landing,
    }) => {
      await landing.open();
      await landing.click('rulesButton');
      await landing.expectState('rules', {});
      await landing.click('closeButton');
      await landing.expectHidden('rules');
      await landing.expectState('consent', { isChecked: true });
    });
  });
}
