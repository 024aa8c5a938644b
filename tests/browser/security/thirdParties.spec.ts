import type { Page } from '@playwright/test';
import { DIST } from '~tests/support/dist';
import { expect, recordRequests, test } from '../support/fixtures';
import { readBuild } from '../support/readBuild';

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
