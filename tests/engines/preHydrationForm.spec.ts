/** The form before hydration: the scripts are deferred, since these engines cannot slow down the CPU. */
import { expect, test } from './fixtures';
import { PHONE } from '../support/constants';
import { deferred } from '../support/deferred';

test('digits typed before and after the scripts arrive are masked and in order', async ({
  landing,
}) => {
  const scripts = await landing.openWithoutScripts();
  await landing.typePhone('91234');
  scripts.deliver();
  await landing.page.type('56789');
  await landing.waitUntilStarted();
  await landing.expectState('phone', { content: PHONE, isFocused: true });
  await landing.expectState('submit', { isEnabled: true });
});

test('the caret inside digits typed before hydration keeps its position, before it and after', async ({
  landing,
}) => {
  const scripts = await landing.openWithoutScripts();
  await landing.typePhone('91245689');
  await landing.select('phone', 9, 9);
  await landing.page.type('3');
  await landing.expectState('phone', {
    content: '+7 (912) 345-68-9',
    caret: '+7 (912) 3'.length,
  });
  await landing.select('phone', 14, 14);
  scripts.deliver();
  await landing.waitUntilStarted();
  await landing.expectState('phone', {
    content: '+7 (912) 345-68-9',
    caret: '+7 (912) 345-6'.length,
  });
  await landing.page.type('7');
  await landing.expectState('phone', { content: PHONE });
});

test('changes of phone, checkbox and slider before hydration are kept, and the lead has phone and amount', async ({
  landing,
}) => {
  const scripts = await landing.openWithoutScripts();
  await landing.typePhone('912345678900');
  for (let digits = 0; digits < 3; digits += 1) await landing.page.press('Backspace');
  await landing.page.type('9');
  await landing.click('consent');
  await landing.press('slider', 'End');
  await landing.expectState('amountButton', { content: /^100 000 ₽/ });
  scripts.deliver();
  await landing.waitUntilStarted();
  await landing.expectState('phone', { content: PHONE });
  await landing.expectState('consent', { isChecked: false });
  await landing.expectState('progress', { now: '67' });
  await landing.expectState('submit', { isEnabled: false });
  await landing.click('consent');
  await landing.click('submit');
  await landing.expectState('approved', {});
  expect(landing.service.leads).toMatchObject([{ sum: 100_000, telephone: '79123456789' }]);
});

test('the button, enabled by phone and consent, pressed before the scripts arrive and again by Enter sends one application', async ({
  landing,
}) => {
  // On a busy machine the four seconds after which the HTML sends the lead may pass before the next step.
  const offer = deferred();
  landing.service.setFault('nextOffer', offer.fault);
  const scripts = await landing.openWithoutScripts();
  await landing.expectState('submit', { isEnabled: false });
  await landing.typePhone();
  await landing.click('consent');
  await landing.expectState('submit', { isEnabled: false });
  await landing.click('consent');
  await landing.expectState('submit', { isEnabled: true, cursor: 'pointer' });
  await landing.click('submit');
  await landing.click('submit');
  await landing.press('phone', 'Enter');
  await landing.expectState('submit', { isBusy: true });
  scripts.deliver();
  offer.resolve();
  await landing.expectState('approved', {});
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

test('the rules link clicked before the scripts arrive opens the rules once', async ({
  landing,
}) => {
  const scripts = await landing.openWithoutScripts();
  await landing.click('rulesButton');
  scripts.deliver();
  await landing.expectState('rules', {});
  await landing.page.press('Escape');
  await landing.expectHidden('rules');
});

test('scripts that fail to load leave what was typed in place, and one lead arrives', async ({
  landing,
}) => {
  const scripts = await landing.openWithoutScripts();
  await landing.typePhone();
  await landing.press('slider', 'End');
  scripts.fail();
  await landing.expectState('phone', { content: PHONE });
  await landing.click('submit');
  await landing.expectState('approved', {});
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
  expect(landing.service.leads).toMatchObject([{ sum: 100_000, telephone: '79123456789' }]);
});

test('with scripts that do not arrive one lead is sent, four seconds after the press', async ({
  landing,
}) => {
  await landing.openWithoutScripts();
  await landing.typePhone();
  await landing.click('submit');
  await landing.press('phone', 'Enter');
  await landing.expectState('approved', {});
  expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
});

test.describe('with a phone known to the service', () => {
  test.use({ serviceOptions: { source: { telephone: '79123456789' } } });

  test('the phone of the visit is filled in before the scripts arrive', async ({ landing }) => {
    const scripts = await landing.openWithoutScripts();
    await landing.expectState('phone', { content: PHONE });
    scripts.deliver();
    await landing.waitUntilStarted();
    await landing.expectState('phone', { content: PHONE });
    await landing.expectState('progress', { now: '100' });
  });
});
