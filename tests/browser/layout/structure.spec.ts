/** The page's structure (section 2): the order of its parts, headings, keyboard focus and links. */
import type { Locator } from '@playwright/test';
import { YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { deferRequests, expect, fakeScript, test } from '../support/fixtures';
import { codeOf, YANDEX_ADS, YANDEX_URL } from '../support/thirdPartySettings';

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;

test('/index.html shows the form and takes an application', async ({ landing }) => {
  await landing.open('/index.html?utm_source=yandex');
  await expect(landing.form).toBeVisible();
  await landing.apply();
  expect(landing.service.leads).toHaveLength(1);
});

test('there is one heading of the first level, and the footer has one of the second', async ({
  landing,
  page,
}) => {
  await landing.open();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Первый займ/);
  await expect(landing.footer.getByRole('heading', { level: 2 })).toHaveCount(1);
});

test.describe('with a payment text and ads', () => {
  test.use({ serviceOptions: { siteInfo: YANDEX_ADS } });

  test('on a phone the payment text stands above the promo card, the pop-up slot at the end of the page', async ({
    landing,
    page,
    context,
  }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
    await landing.open();
    await expect(landing.bestOffer).toBeVisible();
    const payment = page.getByText('Подбор бесплатный');
    await expect(payment).toBeVisible();
    expect(await topOf(payment)).toBeLessThan(await topOf(landing.timer));
    const ids = () =>
      landing.adSlots.evaluateAll((all) =>
        all.map((slot) => {
          const footer = document.querySelector('footer');
          const order = footer?.compareDocumentPosition(slot) ?? 0;
          const isAfter = (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          return `${slot.getAttribute('data-slot-id') ?? ''} ${isAfter ? 'after' : 'before'} the footer`;
        }),
      );
    await expect.poll(ids).toContain('R-A-1-4 after the footer');
    expect(await ids()).toContain('R-A-1-1 before the footer');
  });
});

test('the keyboard reaches every control of the page in the order in which it is shown', async ({
  landing,
  page,
}) => {
  await landing.open();
  await expect(landing.bestOffer).toBeVisible();
  const stops: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const label =
          activeElement?.getAttribute('aria-label') ?? activeElement?.getAttribute('name');
        return (label ?? activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim();
      }),
    );
    if (stops.at(-1) === 'telephone') await page.keyboard.type('9123456789');
    if (stops.at(-1)?.startsWith('Лучшее предложение')) break;
  }
  expect(stops.map((name) => name.slice(0, 18))).toEqual([
    'Оформление: как в ',
    '30 000 ₽(изменить ',
    'Сумма',
    'telephone',
    'Очистить телефон',
    'accept',
    'правилами сервиса',
    'Подобрать займ',
    'Лучшее предложение',
  ]);
});

test.describe('links in HTML of the service', () => {
  test.use({
    serviceOptions: {
      siteInfo: {
        payment_block_site_info: '<p>Сведения: <a href="https://a.example/">условия</a></p>',
      },
    },
  });

  test('open a new tab without access to this one, as the documents do', async ({ landing }) => {
    await landing.open();
    const link = landing.footer.getByRole('link', { name: 'условия' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
});

test.describe('the cookie notice', () => {
  test.use({ serviceOptions: { siteInfo: { gdpr_use: '1' } } });

  test('links a document in a new tab without access to this one', async ({ landing }) => {
    await landing.open();
    const link = landing.cookieNotice.getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
});

test('the fields are locked while a lead is on its way, and free after it failed', async ({
  landing,
  page,
}) => {
  await landing.open();
  await landing.fillPhone();
  landing.service.setFault('nextOffer', { kind: 'status', status: 500 });
  const deliver = await deferRequests(page, '**/api/offer/get-next-offer');
  await landing.submit.click();
  await expect(landing.submit).toHaveAttribute('aria-busy', 'true');
  await landing.phone.press('5');
  await landing.phone.press('Backspace');
  await landing.slider.press('ArrowRight');
  await landing.consent.click({ force: true });
  await expect(landing.phone).toHaveValue('+7 (912) 345-67-89');
  await expect(landing.slider).toHaveValue('30000');
  await expect(landing.consent).toBeChecked();
  deliver();
  await expect(landing.submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(landing.phone).toBeEditable();
  await landing.consent.uncheck();
});
