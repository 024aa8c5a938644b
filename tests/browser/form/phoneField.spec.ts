/** The phone on the built page, from the field to the lead; the field by itself is in `tests/components/form`. */
import { expect, test, type LandingPage } from '../support/fixtures';

/** As password managers and in-app browsers do. */
function fillSilently({ phone }: LandingPage, text: string): Promise<void> {
  return phone.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);
}

test('a number that was filled in without an event over another is the one that is sent', async ({
  landing,
}) => {
  await landing.open();
  await landing.typePhone('9000000000');
  await landing.phone.blur();
  await fillSilently(landing, '89123456789');
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
});

test('a tap on the disabled button sends a number that was filled in without an event', async ({
  landing,
}) => {
  await landing.open();
  await fillSilently(landing, '89123456789');
  await expect(landing.submit).toBeDisabled();
  await landing.submit.click({ force: true });
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
