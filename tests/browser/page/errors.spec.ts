import { FULL } from '~tests/support/constants';
import { expect, test } from '../support/fixtures';
import { breakAttribute } from '~tests/support/sabotage';

test('an unknown path is a 404 page with a link back to the form', async ({ landing, page }) => {
  const response = await page.goto(`${landing.origin}/somewhere?utm_source=yandex`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await landing.waitUntilReady();
  await page.getByRole('link', { name: 'Вернуться к анкете' }).click();
  await expect(landing.form).toBeVisible();
  await expect(page).toHaveURL(`${landing.origin}/?utm_source=yandex`);
});

test('a landing url whose whole query is encoded into the path opens the form with that query', async ({
  landing,
  page,
}) => {
  await page.goto(`${landing.origin}/%3Futm_source=yandex&tel=89123456789`);
  await expect(landing.form).toBeVisible();
  await expect(page).toHaveURL(`${landing.origin}/?utm_source=yandex`);
  await expect
    .poll(() => landing.service.callsTo('parseSource').map(({ body }) => body))
    .toEqual([{ url: `${landing.origin}/?utm_source=yandex&tel=89123456789` }]);
});

for (const path of ['/;a=1&phone=79123456789', '/index.b?tel=79123456789']) {
  test(`a landing url ${path}, which a host answers with the 404 page, opens the form without the phone${FULL}`, async ({
    landing,
    page,
    pageErrors,
  }) => {
    const response = await page.goto(`${landing.origin}${path}`);
    expect(response?.status()).toBe(404);
    await expect(landing.form).toBeVisible();
    await landing.waitUntilReady();
    expect(page.url()).not.toContain('79123456789');
    await landing.apply('9031112233');
    expect(landing.service.leads).toMatchObject([{ telephone: '79031112233' }]);
    // The browser tells of the status itself.
    expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test('an error in a section hides only that section, and one in the header leaves the form usable', async ({
  landing,
  page,
}) => {
  for (const value of ['Лучшее предложение', 'светлое']) {
    await page.addInitScript(breakAttribute, { name: 'aria-label', value });
  }
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await landing.open();
  await expect(landing.timer).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('[demo] section banner failed');
  await expect(landing.bestOffer).toBeHidden();
  await landing.colorModeButton.click();
  // Under the focus its name has no mode.
  await landing.colorModeButton.blur();
  await expect.poll(() => logged.join('\n')).toContain('[demo] section header failed');
  await landing.apply();
});
