import { PHONE } from '../support/constants';
import { expect, test } from './fixtures';

test('Enter held down in the phone field sends one application, whose failure keeps everything and can be retried', async ({
  landing,
}) => {
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  await landing.open();
  await landing.press('slider', 'End');
  await landing.typePhone();
  await landing.page.hold('Enter', 40);
  await landing.expectState('alert', { content: /Не удалось отправить заявку/ });
  expect(landing.service.callsTo('nextOffer').length).toBe(1);
  await landing.expectState('phone', { content: PHONE });
  await landing.expectState('slider', { content: '100000' });
  await landing.expectState('submit', { isEnabled: true });
  landing.service.setFault('nextOffer', null);
  await landing.click('retryButton');
  await landing.expectState('approved', {});
  expect(landing.service.leads).toMatchObject([{ sum: 100_000, telephone: '79123456789' }]);
});
