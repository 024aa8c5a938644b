/** The page's structure (section 2): the order of its parts, headings, keyboard focus and links. */
import type { Locator } from '@playwright/test';
import { YANDEX_WITH_ADS } from '~mocks/thirdParties';
import { expect, fakeScript, test } from '../support/fixtures';
import { codeOf, YANDEX_ADS, YANDEX_URL } from '../support/thirdPartySettings';

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;

test('/index.html shows the page, whose controls the keyboard reaches in the order in which they are shown, and takes an application', async ({
  landing,
  page,
}) => {
  await landing.open('/index.html?utm_source=yandex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Первый займ/);
  await expect(landing.footer.getByRole('heading', { level: 2 })).toHaveCount(1);
  await test.step('the documents in the footer are links that open in a new tab, without cookie settings beside them', async () => {
    const links = landing.footer.getByRole('link');
    await expect(links.first()).toHaveText(/^Пользовательское соглашение/);
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await expect(landing.cookieSettings).toHaveCount(0);
  });
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
    '30 000 ₽ (изменить',
    'Сумма',
    'telephone',
    'Очистить телефон',
    'accept',
    'правилами сервиса',
    'Подобрать займ',
    'Лучшее предложение',
  ]);

  await test.step('a visitor applies with the keyboard alone', async () => {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(landing.approved).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(landing.next).toBeFocused();
    expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
  });
});

test.describe('with a payment text, ads, the cookie notice and a link in a text of the service', () => {
  test.use({
    serviceOptions: {
      siteInfo: {
        ...YANDEX_ADS,
        gdpr_use: '1',
        payment_block_site_info: '<p>Сведения: <a href="https://a.example/">условия</a></p>',
      },
    },
  });

  test('on a phone the payment text stands above the promo card, the pop-up slot at the end of the page, and links open a new tab without access to this one', async ({
    landing,
    page,
    context,
  }) => {
    await fakeScript(context, YANDEX_URL, codeOf(YANDEX_WITH_ADS));
    const payment = page.getByText(/^Подбор бесплатный и занимает две минуты$/);
    // Paused: what comes late, as on a busy machine, has another place.
    await landing.openPausedAt(payment);
    expect(await topOf(payment)).toBeLessThan(await topOf(landing.timer));
    await page.clock.resume();
    await test.step('links, and the one button of the notice', async () => {
      for (const link of [
        landing.cookieNotice.getByRole('link'),
        landing.footer.getByRole('link', { name: 'условия' }),
      ]) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
      await expect(landing.cookieNotice.getByRole('button')).toHaveText(['Хорошо']);
    });
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
