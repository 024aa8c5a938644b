import type { Page } from '@playwright/test';
import { DIST } from '~tests/support/dist';
import { expect, recordRequests, test } from '../support/fixtures';
import { readBuild } from '../support/readBuild';
import {
  COOKIE_NOTICE,
  SENDPULSE_PUSH,
  SENDPULSE_URL,
  YANDEX_ADS,
  YANDEX_URL,
} from '../support/thirdPartySettings';

test.describe('third parties', () => {
  test.use({
    serviceOptions: { siteInfo: { ...YANDEX_ADS, ...SENDPULSE_PUSH, ...COOKIE_NOTICE } },
    notifications: 'granted',
  });

  const script = (body: string) => ({ contentType: 'text/javascript', body });
  /** Scripts that are blocked, hang, stall or throw are in `scenarios/faults.spec.ts`. */
  const responses = {
    'write into the document': script(
      'document.write("<h1>Ad</h1>"); setTimeout(() => { document.open(); document.write("<h1>Ad</h1>"); document.close(); });',
    ),
    'set broken globals': script(
      'window.Ya = { Context: { AdvManager: { render: 1 } } }; window.yaContextCb = 5;',
    ),
  };

  for (const [name, response] of Object.entries(responses)) {
    test(`that ${name} leave the form working and the typed phone in place`, async ({
      landing,
      page,
      context,
    }) => {
      for (const url of [YANDEX_URL, SENDPULSE_URL, '**/api/counter/get-by**']) {
        await context.route(url, (route) => route.fulfill(response));
      }
      await landing.openWithClock();
      await landing.phone.pressSequentially('912345');
      await expect(landing.adSlots.first()).toBeAttached();
      await page.clock.runFor(12_000);
      await expect(landing.adSlots.first()).toHaveAttribute('data-status', 'unfilled');
      await expect(landing.phone).toHaveValue('+7 (912) 345');
      await landing.phone.pressSequentially('6789');
      await landing.submit.click();
      await expect(landing.approved).toBeVisible();
      expect(landing.service.leads).toMatchObject([{ telephone: '79123456789' }]);
      await expect(page.getByText('Internal Server Error')).toHaveCount(0);
    });
  }
});

test('a visit without ads, push and diagnostics requests none of their chunks', async ({
  landing,
  page,
}) => {
  // Two are found by a message: their names have no words that blocklists match.
  const chunks = readBuild(DIST)
    .filter(({ file, text }) => file.endsWith('.js') && /`(ads|push): \$\{/.test(text))
    .map(({ file }) => `${landing.origin}/${file}`);
  expect(chunks).toHaveLength(2);
  const requested = recordRequests(page);
  const parents = ['BottomSheets', 'AfterFooter'].map((name) =>
    page.waitForResponse(`**/assets/${name}-*.js`),
  );
  await landing.open();
  await Promise.all(parents);
  await landing.waitForDeferredParts();
  expect(requested.filter((url) => chunks.includes(url) || url.includes('Diagnostics'))).toEqual(
    [],
  );
  await expect(page.getByRole('region', { name: 'Диагностика' })).toHaveCount(0);
});

test.describe('the diagnostics panel', () => {
  test.use({
    serviceOptions: {
      siteInfo: { ads_use: '1', ads_key: 'bing', push_service: 'pigeon' },
      source: { token: 'pt-secret', telephone: '79123456789' },
    },
  });
  const panel = (page: Page) => page.getByRole('region', { name: 'Диагностика' });

  test('says what is blocked and is copied as text with the build’s version', async ({
    landing,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.route('**/api/counter/get-by**', (route) => route.abort('blockedbyclient'));
    const requested = recordRequests(page);
    await landing.open('/?utm_source=secret-value&secret-bare&click_id=7&diagnostics=1');
    await expect(panel(page)).toContainText('Метки в адресе: utm_source, click_id, с необычным');
    await expect(panel(page)).toContainText('Скрипт счётчика: заблокирован или недоступен');
    await panel(page).getByRole('button', { name: 'Скопировать всё' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Скопировано');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Не загрузилось:\n- скрипт счётчика\n');
    expect(copied).toContain('Токен визита: да\n');
    const version = /Сборка: \d+\.\d+\.\d+\+([\w-]{8})\n/.exec(copied)?.[1] ?? 'none';
    expect(requested).toContain(`${landing.origin}/assets/index-${version}.js`);
    for (const secret of ['secret', 'pt-', '9123456789']) expect(copied).not.toContain(secret);
  });
});
