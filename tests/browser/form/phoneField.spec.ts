/** The phone on the built page, from the field to the lead; the field by itself is in `tests/components/form`. */
import { expect, setValue, test } from '../support/fixtures';

test('a number that was filled in without an event over another is the one that is sent', async ({
  landing,
}) => {
  await landing.open();
  await landing.typePhone('9000000000');
  await landing.phone.blur();
  await landing.phone.evaluate(setValue, { value: '89123456789', hasEvent: false });
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

test('a number that is still being composed enables the submit button and is sent', async ({
  landing,
}) => {
  await landing.open();
  await landing.phone.focus();
  const client = await landing.page.context().newCDPSession(landing.page);
  await client.send('Input.imeSetComposition', {
    ...{ text: '9123456789', selectionStart: 10, selectionEnd: 10 },
  });
  await expect(landing.submit).toBeEnabled();
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});
