import type { Page } from '@playwright/test';
import { applyBrowserTraits } from '~mocks/browserTraits';
import { expect, test } from '../support/fixtures';
import { breakAttribute } from '../support/sabotage';

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
  expect(landing.service.callsTo('parseSource').map(({ body }) => body)).toEqual([
    { url: `${landing.origin}/?utm_source=yandex&tel=89123456789` },
  ]);
});

test.describe('on a host that ignores repeated slashes', () => {
  test.use({
    middleware: async ({}, use) => {
      await use((request, _response, next) => {
        request.url = request.url?.replace(/^\/+/, '/') ?? '/';
        next();
      });
    },
  });

  test('a url with a slash too many opens the form', async ({ landing }) => {
    await landing.open('//?utm_source=yandex');
    await landing.apply();
  });
});

test.describe('an error', () => {
  const breakPage = (page: Page) =>
    page.addInitScript(applyBrowserTraits, { isBroken: true as const });

  test('that is uncaught shows the 500 page with a link back to the form', async ({
    landing,
    page,
  }) => {
    await breakPage(page);
    await page.goto(`${landing.origin}/`);
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await landing.waitUntilReady();
    await expect(page.getByRole('link', { name: 'Вернуться к анкете' })).toHaveAttribute(
      'href',
      '/',
    );
    // Nothing would show what they bring.
    await landing.waitForRoundTrip();
    expect(landing.service.calls.map(({ resource }) => resource)).toEqual(['parseSource']);
  });

  test('in a section hides only that section, and one in the header leaves the form usable', async ({
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
    await expect.poll(() => logged.join('\n')).toContain('[demo] section header failed');
    await landing.apply();
  });

  test('in a third-party script shows no error page', async ({ landing, page }) => {
    await landing.open();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('third party');
      });
      void Promise.reject(new Error('third party'));
    });
    await landing.apply();
  });

  test.describe('on a bot’s visit', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    });
    test('is only logged, and the 404 and 500 pages stay empty', async ({ landing, page }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const openBroken = async (path: string) => {
        // Until this chunk has loaded, the root is empty for every visitor.
        const loaded = page.waitForResponse('**/assets/ErrorScreen-*.js');
        await page.goto(landing.origin + path);
        await loaded;
        await landing.waitForFrames();
        await expect(landing.root).toBeEmpty();
      };
      await openBroken('/nowhere');
      await breakPage(page);
      await openBroken('/');
      expect(logged.join('\n')).toContain('[demo] 404 Page Not Found');
      expect(logged.join('\n')).toContain('[demo] 500 Internal Server Error');
    });
  });
});

test.describe('a chunk that fails to load', () => {
  test('does not reload the page while it cannot be requested', async ({ landing, page }) => {
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('a part of the page could not be loaded'),
    );
    await page.route('**/assets/BelowFold-*.js', (route) => route.abort());
    await landing.open();
    await warned;
    await landing.apply();
    expect(loads).toBe(1);
  });

  test.describe('of the configured consents', () => {
    test.use({ serviceOptions: { siteInfo: { use_old_checkbox: '0' } } });

    test('leaves the form with the old checkbox, unchecked', async ({ landing, page }) => {
      await page.route('**/assets/ConfiguredConsents-*.js', (route) => route.abort());
      await landing.open();
      await landing.fillPhone();
      await expect(landing.consent).not.toBeChecked();
      await landing.consent.check();
      await landing.submit.click();
      await expect(landing.approved).toBeVisible();
    });
  });
});
