import { PHONE } from '../support/constants';
import { INITIAL_SCRIPTS } from '../support/dist';
import { expect, SCREENS, test } from './fixtures';

for (const [name, size] of Object.entries(SCREENS)) {
  test.describe(`on ${name}`, () => {
    test.use({ size });

    test(`a visitor picks an amount, types a phone and is approved on ${name}, with the browser’s own user agent`, async ({
      landing,
    }) => {
      await landing.open();
      await landing.expectState('progress', { now: '67' });
      await landing.expectState('submit', { isEnabled: false });
      await landing.press('slider', 'End');
      await landing.typePhone('8 912 345-67-89');
      await landing.expectState('phone', { content: PHONE });
      await landing.expectState('progress', { now: '100' });
      await landing.click('submit');
      await landing.expectState('approved', { isFocused: true });
      const [application] = landing.service.callsTo('nextOffer');
      const card = await landing.find('approved');
      const userAgent = await card.evaluate(() => navigator.userAgent);
      expect(application?.headers['user-agent']).toBe(userAgent);
      expect(landing.service.leads).toMatchObject([
        { preToken: landing.service.tokens[0], sum: 100_000, telephone: '79123456789' },
      ]);
      expect(await landing.page.errors()).toEqual([]);
    });
  });
}

test('each initial script is requested once, though a header preloads the largest, and the driver reports console errors and uncaught errors', async ({
  landing,
}) => {
  await landing.open();
  const initial = landing.requestedScripts.filter((name) => INITIAL_SCRIPTS.includes(name));
  expect(initial.sort()).toEqual([...INITIAL_SCRIPTS].sort());
  const phone = await landing.find('phone');
  await phone.evaluate(() => {
    console.error('reported');
    setTimeout(() => {
      throw new Error('uncaught');
    });
  });
  await expect
    .poll(async () => [...(await landing.page.errors())].sort())
    .toEqual([expect.stringContaining('reported'), expect.stringContaining('uncaught')]);
});
