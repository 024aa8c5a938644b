import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { deferred } from '~tests/support/deferred';
import { deferRequests, expect, recordRequests, test } from '../support/fixtures';

test('the progress bar and the line above it show what is missing', async ({ landing, page }) => {
  await landing.open();
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
  await expect(page.getByText('Осталось: телефон')).toBeVisible();
  await landing.consent.uncheck();
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '33');
  await expect(page.getByText(/Осталось: телефон, согласие/)).toBeVisible();
  await landing.typePhone();
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
  await expect(landing.submit).toBeDisabled();
  await landing.consent.check();
  await expect(landing.progress).toHaveAttribute('aria-valuenow', '100');
  await expect(landing.submit).toBeEnabled();
});

test.describe('the old consent', () => {
  test('toggles on a click on its label but not on the link in it, shows an error while unchecked, and is at least 24 px', async ({
    landing,
    page,
  }) => {
    await landing.open();
    await expect(landing.consent).toBeChecked();
    await page.getByText('согласен.').click();
    await expect(landing.consent).not.toBeChecked();
    await landing.rulesButton.click();
    await expect(landing.rules).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(landing.consent).not.toBeChecked();
    await expect(landing.consent).toHaveAccessibleDescription('Примите правила сервиса');
    await expect(landing.consent).toHaveAttribute('aria-invalid', 'true');
    await landing.consent.check();
    await expect(landing.consent).not.toHaveAttribute('aria-invalid', 'true');
    const box = await landing.consent.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('stays checked once the visitor has checked it, also when the consent configuration fails later', async ({
    landing,
    page,
  }) => {
    landing.service.setFault('siteInfo', { kind: 'json', body: { use_old_checkbox: '0' } });
    const failure = deferred();
    await page.route('**/help/get-checkbox-config**', async (route) => {
      await failure.promise;
      await route.abort();
    });
    const requested = page.waitForRequest('**/help/get-checkbox-config**');
    await landing.open();
    await requested;
    await landing.consent.uncheck();
    await landing.consent.check();
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('get-checkbox-config failed'),
    );
    failure.resolve();
    await failed;
    await landing.typePhone();
    await expect(landing.consent).toBeChecked();
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
  });
});

test.describe('two long configured consents', () => {
  test.use({
    serviceOptions: {
      siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
      checkboxConfig: buildCheckboxConfig({ is_checked: '1' }),
    },
  });

  test('leave «Далее» in view on a laptop, though the approved card is as tall as the form was', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await landing.open();
    await expect(landing.form.getByRole('checkbox')).toHaveCount(2);
    await landing.typePhone();
    await landing.submit.click();
    await expect(landing.approved).toBeFocused();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(landing.next).toBeInViewport({ ratio: 1 });
  });
});

test.describe('configured consents', () => {
  const checkboxes = [
    {
      text_mobile: 'Согласен на <b>обработку</b> данных, {documents_link}',
      text_pc: 'Согласен на обработку персональных данных: {documents}',
      documents: [{ id: 1, title: 'Политика', path: '/documents/policy.pdf' }],
      mobile_button_text: 'подробнее',
    },
    {
      text_mobile: 'Хочу рассылку',
      text_pc: 'Хочу рассылку',
      documents: [],
      mobile_button_text: '',
    },
  ];
  test.use({
    serviceOptions: {
      siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
      checkboxConfig: buildCheckboxConfig({ is_checked: '0', checkboxes }),
    },
  });

  test('take the focus of the old checkbox that they replace, also from the rules opened meanwhile', async ({
    landing,
    page,
  }) => {
    const release = await deferRequests(page, '**/help/get-checkbox-config**');
    await landing.open();
    await landing.consent.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(landing.rules).toBeVisible();
    release();
    await expect(landing.form.getByRole('checkbox', { includeHidden: true })).toHaveCount(2);
    await expect(landing.rules).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(landing.rules).toBeHidden();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
  });

  test('take the focus of the old checkbox that they replace', async ({ landing, page }) => {
    const release = await deferRequests(page, '**/help/get-checkbox-config**');
    await landing.open();
    await landing.consent.focus();
    release();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(page.getByRole('checkbox').first()).toBeFocused();
  });

  test('start as the service says and must all be checked', async ({ landing, page }) => {
    await landing.open();
    const data = page.getByRole('checkbox', { name: 'Согласен на обработку данных, подробнее' });
    const news = page.getByRole('checkbox', { name: 'Хочу рассылку' });
    await expect(data).not.toBeChecked();
    await expect(landing.consent).toBeHidden();
    await landing.typePhone();
    await expect(landing.submit).toBeDisabled();
    await data.check();
    await expect(landing.submit).toBeDisabled();
    // The visitor has not come to it yet.
    await expect(news).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Примите правила сервиса')).toBeHidden();
    await page.getByText('Хочу рассылку').click();
    await expect(news).toBeChecked();
    await expect(landing.submit).toBeEnabled();
    await data.uncheck();
    await expect(data).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Примите правила сервиса')).toBeVisible();
  });

  test('that come late show no error before a submit, even if the old checkbox was unchecked and checked again', async ({
    landing,
    page,
  }) => {
    const settings = deferred();
    landing.service.setFault('siteInfo', { kind: 'deferred', until: settings.promise });
    await landing.open();
    await landing.consent.uncheck();
    await expect(landing.consent).toHaveAttribute('aria-invalid', 'true');
    await landing.consent.check();
    settings.resolve();
    const news = page.getByRole('checkbox', { name: 'Хочу рассылку' });
    await expect(news).not.toBeChecked();
    await expect(news).not.toHaveAttribute('aria-invalid', 'true');
  });

  test.describe('with a link in the text', () => {
    const html = 'Согласен с <a href="https://partner.example/terms">условиями</a> партнёра';
    const linked = [{ text_mobile: html, text_pc: '', documents: [], mobile_button_text: '' }];
    test.use({
      serviceOptions: {
        siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
        checkboxConfig: buildCheckboxConfig({ is_checked: '0', checkboxes: linked }),
      },
    });

    test('open it in a new tab and stay unchecked', async ({ landing, page }) => {
      await landing.open();
      const box = page.getByRole('checkbox', { name: 'Согласен с условиями партнёра' });
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'условиями' }).click();
      await (await opened).close();
      await expect(box).not.toBeChecked();
      await page.getByText('партнёра', { exact: true }).click();
      await expect(box).toBeChecked();
    });
  });

  test.describe('with placeholders in links and tags in the button’s text', () => {
    const tagged = [
      {
        text_mobile:
          'Принимаю <a href="https://partner.example/a">вот <b>{documents_link}</b></a> и ' +
          '<a href="/list">список: {documents}</a>',
        text_pc: '',
        documents: [{ id: 1, title: 'Политика', path: '/documents/policy.pdf' }],
        mobile_button_text: '<b>правила</b>&nbsp;<i class="x">сервиса</i>',
      },
    ];
    test.use({
      serviceOptions: {
        siteInfo: buildSiteInfo({ use_old_checkbox: '0' }),
        checkboxConfig: buildCheckboxConfig({ is_checked: '0', checkboxes: tagged }),
      },
    });

    test('show the button and the documents as controls of their own', async ({
      landing,
      page,
    }) => {
      await landing.open();
      const name = 'Принимаю вот правила сервиса и список: Политика';
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
      await expect(landing.form.getByRole('link', { name: 'Политика' })).toHaveAttribute(
        'href',
        /policy\.pdf$/,
      );
      const button = page.getByRole('button', { name: 'правила сервиса' });
      await expect(button.locator('xpath=ancestor::a')).toHaveCount(0);
      await button.click();
      await expect(landing.rules).toBeVisible();
    });
  });

  test('open the rules with the short link in their mobile text', async ({ landing, page }) => {
    await landing.open();
    await page.getByRole('button', { name: 'подробнее' }).click();
    await expect(landing.rules).toBeVisible();
  });

  test('have their desktop text with document links on a wide screen', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await landing.open();
    await expect(
      page.getByRole('checkbox', { name: /персональных данных: Политика/ }),
    ).toBeVisible();
    const document = page.getByRole('link', { name: /Политика/ }).first();
    await expect(document).toHaveAttribute('href', '/documents/policy.pdf');
    await expect(document).toHaveAttribute('target', '_blank');
  });

  test('are required, the first one focused, after a submit that waited for the settings', async ({
    landing,
    page,
  }) => {
    const settings = deferred();
    landing.service.setFault('siteInfo', { kind: 'deferred', until: settings.promise });
    landing.service.setFault('checkboxConfig', {
      kind: 'json',
      body: { is_checked: '0', checkboxes: [{ text_mobile: 'Согласен', text_pc: 'Согласен' }] },
    });
    await landing.openPausedAt(landing.form);
    await landing.typePhone();
    await landing.submit.click();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    settings.resolve();
    const consent = page.getByRole('checkbox', { name: 'Согласен', exact: true });
    await landing.runUntilVisible(consent);
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription('Примите правила сервиса');
    expect(landing.service.leads).toHaveLength(0);
    await consent.check();
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
  });

  test('delay a submit until they are shown, even if all start checked', async ({
    landing,
    page,
  }) => {
    const settings = deferred();
    landing.service.setFault('siteInfo', { kind: 'deferred', until: settings.promise });
    landing.service.setFault('checkboxConfig', {
      kind: 'json',
      body: { is_checked: '1', checkboxes: [{ text_mobile: 'Согласен', text_pc: 'Согласен' }] },
    });
    const deliverChunk = await deferRequests(page, '**/assets/ConfiguredConsents-*.js');
    const chunks = recordRequests(page, (url) => url.pathname.includes('/ConfiguredConsents-'));
    await landing.openPausedAt(landing.form);
    await landing.typePhone();
    await landing.submit.click();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    settings.resolve();
    await landing.runUntil(() => {
      expect(chunks).toHaveLength(1);
      expect(landing.service.callsTo('checkboxConfig')).toHaveLength(1);
    });
    await landing.waitForRoundTrip();
    expect(landing.service.callsTo('nextOffer')).toHaveLength(0);
    deliverChunk();
    await landing.runUntilVisible(landing.approved);
    expect(landing.service.leads).toHaveLength(1);
  });

  test('are replaced by the old checkbox, unchecked, when their chunk has not come in ten seconds', async ({
    landing,
    page,
  }) => {
    landing.service.setFault('siteInfo', { kind: 'json', body: { use_old_checkbox: '0' } });
    await deferRequests(page, '**/assets/ConfiguredConsents-*.js');
    const chunks = recordRequests(page, (url) => url.pathname.includes('/ConfiguredConsents-'));
    await landing.openPausedAt(landing.form);
    await landing.typePhone();
    await landing.runUntil(() => expect(chunks).toHaveLength(1));
    await expect(landing.consent).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(landing.consent).not.toBeChecked();
    await landing.consent.check();
    await landing.submit.click();
    await landing.runUntilVisible(landing.approved);
    expect(landing.service.leads).toHaveLength(1);
  });

  test('are replaced by the old checkbox, unchecked, when their texts cannot be sanitized', async ({
    landing,
    page,
  }) => {
    await page.route('**/assets/sanitizeHtml-*.js', (route) => route.abort());
    landing.service.setFault('siteInfo', { kind: 'json', body: { use_old_checkbox: '0' } });
    await landing.open();
    await expect(landing.consent).not.toBeChecked();
    await landing.consent.check();
    await landing.apply();
  });
});
