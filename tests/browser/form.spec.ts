import { buildCheckboxConfig } from '../../mocks/data/checkboxConfig';
import { buildSiteInfo } from '../../mocks/data/siteInfo';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

test.describe('the amount', () => {
  test('goes by thousands from 3 000 to 100 000 with the keyboard', async ({ landing }) => {
    await landing.open();
    await expect(landing.slider).toHaveValue('30000');
    await landing.slider.press('ArrowRight');
    await expect(landing.slider).toHaveValue('31000');
    expect(plain(await landing.slider.getAttribute('aria-valuetext'))).toBe('31 000 рублей');
    expect(plain(await landing.amountButton.textContent())).toContain('31 000 ₽');
    await landing.slider.press('Home');
    await expect(landing.slider).toHaveValue('3000');
    await landing.slider.press('ArrowLeft');
    await expect(landing.slider).toHaveValue('3000');
    await landing.slider.press('End');
    await expect(landing.slider).toHaveValue('100000');
  });

  test('becomes a field on a tap, which takes the focus after 100 ms', async ({
    landing,
    page,
  }) => {
    await page.clock.install();
    await landing.open();
    await landing.pauseClock();
    await landing.amountButton.click();
    await expect(landing.amountField).toBeVisible();
    await expect(landing.amountField).not.toBeFocused();
    await page.clock.runFor(100);
    await expect(landing.amountField).toBeFocused();
    expect(plain(await landing.amountField.inputValue())).toBe('30 000');
  });

  test('typed off the grid is kept, and the slider follows while it is typed', async ({
    landing,
    page,
  }) => {
    await landing.open();
    await landing.amountButton.click();
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.type('4');
    await expect(landing.slider).toHaveValue('3000');
    await page.keyboard.type('5678');
    expect(plain(await landing.amountField.inputValue())).toBe('45 678');
    await expect(landing.slider).toHaveValue('46000');
    await page.keyboard.press('Enter');
    await expect(landing.amountButton).toBeFocused();
    expect(plain(await landing.amountButton.textContent())).toContain('45 678 ₽');
    expect(plain(await landing.slider.getAttribute('aria-valuetext'))).toBe('45 678 рублей');
    await landing.slider.press('ArrowRight');
    await expect(landing.slider).toHaveValue('47000');
    expect(landing.service.leads).toHaveLength(0);
  });

  for (const [typed, shown] of [
    ['5', '3 000 ₽'],
    ['999999', '100 000 ₽'],
    ['1000000', '100 000 ₽'],
    ['45000,50', '45 000 ₽'],
    ['007000', '7 000 ₽'],
  ] as const) {
    test(`typed as ${typed} is ${shown} when the field is left`, async ({ landing, page }) => {
      await landing.open();
      await landing.amountButton.click();
      await expect(landing.amountField).toBeFocused();
      await page.keyboard.type(typed);
      await landing.phone.focus();
      await expect(landing.amountField).toBeHidden();
      expect(plain(await landing.amountButton.textContent())).toContain(shown);
      await expect(landing.phone).toBeFocused();
    });
  }

  test.describe('pasted', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    for (const [pasted, shown] of [
      ['45 000 ₽', '45 000 ₽'],
      ['45000,50', '45 000 ₽'],
      ['1234567', '100 000 ₽'],
      ['сорок тысяч', '30 000 ₽'],
      ['', '30 000 ₽'],
    ] as const) {
      test(`as «${pasted}» is ${shown}`, async ({ landing, page }) => {
        await landing.open();
        await landing.amountButton.click();
        await expect(landing.amountField).toBeFocused();
        await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
        await page.keyboard.press('Control+v');
        await page.keyboard.press('Enter');
        expect(plain(await landing.amountButton.textContent())).toContain(shown);
      });
    }
  });

  test('emptied keeps what it was, and Escape takes the editing back', async ({
    landing,
    page,
  }) => {
    await landing.open();
    await landing.amountButton.click();
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(landing.amountField).toHaveValue('');
    await page.keyboard.press('Enter');
    expect(plain(await landing.amountButton.textContent())).toContain('30 000 ₽');
    await page.keyboard.press('Enter');
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.type('70000');
    await expect(landing.slider).toHaveValue('70000');
    await page.keyboard.press('Escape');
    expect(plain(await landing.amountButton.textContent())).toContain('30 000 ₽');
    await expect(landing.amountButton).toBeFocused();
  });

  test('out of range is told while it is typed', async ({ landing, page }) => {
    await landing.open();
    await landing.amountButton.click();
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.type('500');
    await expect(landing.amountField).toHaveAttribute('aria-invalid', 'true');
    await expect(landing.amountField).toHaveAccessibleDescription(
      /Сумма — от 3\s000 до 100\s000\s₽/,
    );
    await page.keyboard.type('0');
    await expect(landing.amountField).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('progress and the button', () => {
  test('follow what is filled in, and a line says what is missing', async ({ landing, page }) => {
    await landing.open();
    await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
    await expect(page.getByText('Осталось: телефон')).toBeVisible();
    await landing.consent.uncheck();
    await expect(landing.progress).toHaveAttribute('aria-valuenow', '33');
    await expect(page.getByText(/Осталось: телефон, согласие/)).toBeVisible();
    await landing.phone.pressSequentially('9123456789');
    await expect(landing.progress).toHaveAttribute('aria-valuenow', '67');
    await expect(landing.submit).toBeDisabled();
    await landing.consent.check();
    await expect(landing.progress).toHaveAttribute('aria-valuenow', '100');
    await expect(landing.submit).toBeEnabled();
  });
});

test.describe('the old consent', () => {
  test('says what is wrong when it is unticked, until it is ticked', async ({ landing }) => {
    await landing.open();
    await expect(landing.consent).toBeChecked();
    await landing.consent.uncheck();
    await expect(landing.consent).toHaveAccessibleDescription('Примите правила сервиса');
    await expect(landing.consent).toHaveAttribute('aria-invalid', 'true');
    await landing.consent.check();
    await expect(landing.consent).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('is ticked by its words, but not by the link in them', async ({ landing, page }) => {
    await landing.open();
    await page.getByText('согласен.').click();
    await expect(landing.consent).not.toBeChecked();
    await landing.rulesButton.click();
    await expect(landing.rules).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(landing.consent).not.toBeChecked();
  });

  test('has a box of at least 24 px over the drawn one', async ({ landing }) => {
    await landing.open();
    const box = await landing.consent.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
});

test.describe('configured consents', () => {
  const siteInfo = buildSiteInfo({ use_old_checkbox: '0' });
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
      siteInfo,
      checkboxConfig: buildCheckboxConfig({ is_checked: '0', checkboxes }),
    },
  });

  test('are all due, each starts as the service says, and the short link opens the rules', async ({
    landing,
    page,
  }) => {
    await landing.open();
    const data = page.getByRole('checkbox', { name: 'Согласен на обработку данных, подробнее' });
    const news = page.getByRole('checkbox', { name: 'Хочу рассылку' });
    await expect(data).not.toBeChecked();
    await expect(landing.consent).toBeHidden();
    await landing.phone.pressSequentially('9123456789');
    await expect(landing.submit).toBeDisabled();
    await data.check();
    await expect(landing.submit).toBeDisabled();
    await page.getByText('Хочу рассылку').click();
    await expect(news).toBeChecked();
    await expect(landing.submit).toBeEnabled();
    await page.getByRole('button', { name: 'подробнее' }).click();
    await expect(landing.rules).toBeVisible();
  });

  test('have their wide text on a wide screen, with links to the documents', async ({
    landing,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await landing.open();
    const link = page.getByRole('checkbox', { name: /персональных данных: Политика/ });
    await expect(link).toBeVisible();
    const document = page.getByRole('link', { name: /Политика/ }).first();
    await expect(document).toHaveAttribute('href', '/documents/policy.pdf');
    await expect(document).toHaveAttribute('target', '_blank');
  });
});

test('where the configuration fails the old checkbox asks, unticked', async ({ landing }) => {
  landing.service.setFault('siteInfo', { kind: 'json', body: { use_old_checkbox: '0' } });
  landing.service.setFault('checkboxConfig', { kind: 'status', status: 500 });
  await landing.open();
  await expect(landing.consent).not.toBeChecked();
});

test.describe('a submit', () => {
  test('clicked twice and with Enter sends one application', async ({ landing, page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    await page.route('**/get-next-offer', async (route) => {
      await released;
      await route.continue();
    });
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    await landing.submit.dblclick();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    await landing.phone.press('Enter');
    await landing.submit.click();
    release();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.callsTo('nextOffer')).toHaveLength(1);
    expect(landing.service.leads).toHaveLength(1);
    await expect(page.getByRole('progressbar')).toBeHidden();
  });

  test('with Enter in the phone field sends the form', async ({ landing }) => {
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    await landing.phone.press('Enter');
    await expect(landing.approved).toBeVisible();
  });

  for (const [kind, message] of [
    ['status', 'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз'],
    ['html', 'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз'],
    ['offline', 'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз'],
    ['json', 'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз'],
  ] as const) {
    test(`answered as ${kind} says so, keeps everything, and is retried`, async ({
      landing,
      page,
    }) => {
      const fault =
        kind === 'status'
          ? { kind, status: 500 }
          : kind === 'json'
            ? { kind, body: { offerUrl: null } }
            : { kind };
      landing.service.setFault('nextOffer', fault);
      await landing.open();
      await landing.slider.press('End');
      await landing.phone.pressSequentially('9123456789');
      await landing.submit.click();
      await expect(landing.alert).toContainText(message);
      await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
      await expect(landing.slider).toHaveValue('100000');
      await expect(landing.submit).toBeEnabled();
      landing.service.setFault('nextOffer', null);
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(landing.approved).toBeVisible();
      await expect(landing.alert).not.toContainText(message);
      expect(landing.service.leads).toHaveLength(1);
    });
  }

  test('that is not answered in ten seconds says so', async ({ landing, page }) => {
    landing.service.setFault('nextOffer', { kind: 'hang' });
    await page.clock.install();
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    const sent = page.waitForRequest('**/get-next-offer');
    await landing.submit.click();
    await sent;
    await page.clock.runFor(10_000);
    await expect(landing.alert).toContainText('Сервис отвечает дольше обычного');
    await expect(landing.submit).toBeEnabled();
  });

  test('while offline is told, and goes out when the connection is back', async ({
    landing,
    context,
    page,
  }) => {
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    await context.setOffline(true);
    await landing.submit.click();
    await expect(landing.alert).toContainText('Проверьте связь');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(landing.approved).toBeVisible();
  });

  test('is not held back by an analytics counter that never answers', async ({ landing, page }) => {
    await page.addInitScript(() => {
      const counter = { ym: () => undefined, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } };
      Object.assign(window, counter);
    });
    await page.clock.install();
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    await landing.pauseClock();
    await landing.submit.click();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(500);
    await expect(landing.approved).toBeVisible();
  });

  test('carries the analytics counter’s id when there is one', async ({ landing, page }) => {
    await page.addInitScript(() => {
      const ym = (_id: number, _method: string, callback: (id: string) => void) => callback('1763');
      Object.assign(window, { ym, Ya: { _metrika: { getCounters: () => [{ id: 1 }] } } });
    });
    await landing.open();
    await landing.apply();
    expect(landing.service.leads).toMatchObject([{ externalId: '1763' }]);
  });

  test('before the settings are known waits for them, and asks for the consents that are due', async ({
    landing,
    page,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    await page.route('**/site/get-info*', async (route) => {
      await released;
      await route.fulfill({ json: { use_old_checkbox: '0' } });
    });
    landing.service.setFault('checkboxConfig', {
      kind: 'json',
      body: { is_checked: '0', checkboxes: [{ text_mobile: 'Согласен', text_pc: 'Согласен' }] },
    });
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    await landing.submit.click();
    await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
    release();
    const consent = page.getByRole('checkbox', { name: 'Согласен' });
    await expect(consent).toBeFocused();
    await expect(consent).toHaveAccessibleDescription('Примите правила сервиса');
    expect(landing.service.leads).toHaveLength(0);
    await consent.check();
    await landing.submit.click();
    await expect(landing.approved).toBeVisible();
  });
});

test.describe('the approved card', () => {
  test.describe('without an offer', () => {
    test.use({ serviceOptions: { offerUrl: null } });
    test('leads to the showcase in this tab', async ({ landing }) => {
      await landing.open();
      await landing.apply();
      await expect(landing.next).not.toHaveAttribute('target');
      await landing.next.click();
      await landing.page.waitForURL(/vitrina/);
    });
  });

  test.describe('without a showcase', () => {
    test.use({ serviceOptions: { showcaseUrl: null } });
    test('opens the offer and leaves this tab where it is', async ({ landing, context, page }) => {
      await page.clock.install();
      await landing.open();
      await landing.apply();
      const opened = context.waitForEvent('page');
      await landing.next.click();
      await opened;
      await page.clock.runFor(2_000);
      await expect(landing.approved).toBeVisible();
    });
  });

  test('says that «Далее» opens a new tab', async ({ landing }) => {
    await landing.open();
    await landing.apply();
    await expect(landing.next).toHaveAccessibleName(/Далее.*откроется в новой вкладке/);
    await expect(landing.next).toHaveAttribute('rel', /noopener/);
  });
});

test.describe('the rules dialog', () => {
  test('lists the documents as links that open in new tabs', async ({ landing }) => {
    await landing.open();
    await landing.rulesButton.click();
    const links = landing.rules.getByRole('link');
    await expect(links.first()).toHaveAttribute('target', '_blank');
    await expect(links.first()).toHaveAccessibleName(/откроется в новой вкладке/);
    expect(await links.count()).toBeGreaterThan(1);
  });

  for (const [way, close] of Object.entries({
    'its button': (page) => page.getByRole('button', { name: 'Закрыть' }).click(),
    Escape: (page) => page.keyboard.press('Escape'),
    'a click outside': (page) => page.mouse.click(5, 5),
    'a resize to nothing': (page) =>
      page.evaluate(() => {
        document.querySelector('dialog')?.style.setProperty('display', 'none');
      }),
  } as Record<string, (page: Page) => Promise<void>>)) {
    test(`is closed by ${way}, and the focus goes back`, async ({ landing, page }) => {
      await landing.open();
      await landing.rulesButton.focus();
      await page.keyboard.press('Enter');
      await expect(landing.rules).toBeVisible();
      await close(page);
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(landing.rulesButton).toBeFocused();
    });
  }

  test('keeps the focus inside', async ({ landing, page }) => {
    await landing.open();
    await landing.rulesButton.click();
    await expect(landing.rules).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          document.activeElement?.closest('dialog') === null,
      );
      expect(isOutside).toBe(false);
    }
  });

  test('offers a retry when the documents did not load', async ({ landing }) => {
    landing.service.setFault('documents', { kind: 'status', status: 500 });
    await landing.open();
    await landing.rulesButton.click();
    await expect(landing.rules).toContainText('Не удалось загрузить документы');
    landing.service.setFault('documents', null);
    await landing.rules.getByRole('button', { name: 'Повторить' }).click();
    await expect(landing.rules.getByRole('link').first()).toBeVisible();
  });
});

test.describe('a notification', () => {
  // With the notice and the overlay offer, which opens while the test's time runs: neither moves it.
  test.use({ serviceOptions: { siteInfo: { gdpr_use: '1' } } });

  test.beforeEach(async ({ landing, page }) => {
    landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
    await page.clock.install();
    await landing.open();
    await landing.phone.pressSequentially('9123456789');
    await landing.submit.click();
    await expect(landing.alert).toContainText('Не удалось');
    await landing.pauseClock();
  });

  test('closes by itself after ten seconds', async ({ landing, page }) => {
    await page.clock.runFor(8_000);
    await expect(landing.alert).toContainText('Не удалось');
    await page.clock.runFor(2_000);
    await expect(landing.alert).toBeEmpty();
  });

  test('stays while it is pointed at or holds the focus', async ({ landing, page }) => {
    await landing.alert.getByText('Не удалось').hover();
    await page.clock.runFor(20_000);
    await expect(landing.alert).toContainText('Не удалось');
    await page.mouse.move(5, 5);
    await landing.alert.getByRole('button', { name: 'Повторить' }).focus();
    await page.clock.runFor(20_000);
    await expect(landing.alert).toContainText('Не удалось');
    await landing.phone.focus();
    await page.clock.runFor(10_000);
    await expect(landing.alert).toBeEmpty();
  });

  test('stays while the tab is hidden', async ({ landing, page }) => {
    const setVisibility = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          value: visibility,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    await page.clock.runFor(60_000);
    await expect(landing.alert).toContainText('Не удалось');
    await setVisibility('visible');
    await page.clock.runFor(10_000);
    await expect(landing.alert).toBeEmpty();
  });

  test('can be closed', async ({ landing }) => {
    await landing.alert.getByRole('button', { name: 'Закрыть' }).click();
    await expect(landing.alert).toBeEmpty();
  });
});

test('the whole way goes with the keyboard alone', async ({ landing, page }) => {
  await landing.open();
  const order: string[] = [];
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('name') ?? element?.textContent ?? '';
    });
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press('Tab');
    order.push(plain(await focused()));
    if (order.at(-1) === 'telephone') await page.keyboard.type('9123456789');
    if (order.at(-1)?.startsWith('Подобрать')) break;
  }
  expect(order.map((name) => name.split('(')[0])).toEqual(
    expect.arrayContaining([
      '30 000 ₽',
      'amount',
      'telephone',
      'правилами сервиса',
      'Подобрать займ',
    ]),
  );
  await page.keyboard.press('Enter');
  await expect(landing.approved).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(landing.next).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('the whole way goes with taps', async ({ landing, page }) => {
    await landing.open();
    await landing.amountButton.tap();
    await expect(landing.amountField).toBeFocused();
    await page.keyboard.type('15000');
    await landing.phone.tap();
    await page.keyboard.type('9123456789');
    await landing.submit.tap();
    await expect(landing.approved).toBeVisible();
    expect(landing.service.leads).toMatchObject([{ sum: 15_000 }]);
  });
});
