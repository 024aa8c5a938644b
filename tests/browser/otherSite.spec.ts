/** A second site built from its own config alone. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer } from '../../mocks/server';
import { createMockService } from '../../mocks/service';
import { themeColors } from '../../src/design/palettes';
import { site as firstSite } from '../../src/config/sites/demo';
import { site } from '../sites/bereg';
import { readBuild } from './readBuild';
import { expect, LandingPage, test } from './fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from './layoutShifts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILD_DIR = '.cache/sites/bereg';
const run = promisify(execFile);

test('a second site has its own name, icons, amounts, colours, countdown and calls', async ({
  page,
  context,
}) => {
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: ROOT,
    env: { ...process.env, VITE_SITE: 'tests/sites/bereg.ts', BUILD_DIR },
  });
  const traces = [firstSite.brand, firstSite.brand.split(' ')[0] ?? '', firstSite.alias];
  const withTraces = readBuild(`${ROOT}${BUILD_DIR}`)
    .filter(({ text }) =>
      traces.some((trace) => new RegExp(`(?<!\\p{L})${trace}(?!\\p{L})`, 'u').test(text)),
    )
    .map(({ file }) => file);
  expect(withTraces).toEqual([]);
  for (const { path } of firstSite.logoMark) {
    const withMark = readBuild(`${ROOT}${BUILD_DIR}`).filter(({ text }) => text.includes(path));
    expect(withMark.map(({ file }) => file)).toEqual([]);
  }
  for (const icon of ['favicon.svg', 'apple-touch-icon.png', 'og-image.png']) {
    const built = await readFile(`${ROOT}${BUILD_DIR}/${icon}`);
    expect(built.equals(await readFile(`${ROOT}${site.publicDir}/${icon}`)), icon).toBe(true);
    expect(built.equals(await readFile(`${ROOT}${firstSite.publicDir}/${icon}`)), icon).toBe(false);
  }

  const service = createMockService({
    siteInfo: {
      title_main: '',
      title: '',
      ads_use: '1',
      ads_key: 'leadstech',
      push_service: 'rollerads',
    },
  });
  const server = await startServer({ service, dist: `${ROOT}${BUILD_DIR}` });
  const requested: string[] = [];
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  await context.grantPermissions(['notifications'], { origin: server.origin });
  const landing = new LandingPage(page, service, server.origin);
  await landing.open();

  await expect(page).toHaveTitle(site.head.title);
  await expect(page.getByRole('banner')).toContainText(site.brand);
  const shapes = page.getByRole('banner').locator('svg[viewBox="0 0 36 36"] path');
  expect(await shapes.evaluateAll((all) => all.map((path) => path.getAttribute('d')))).toEqual([
    'M18 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
    'M7 22h22M11 27h14',
  ]);
  await expect(landing.footer).toContainText(site.legal.company);
  const slider = landing.slider;
  await expect(slider).toHaveValue(String(site.calculator.defaultValues.amount));
  await slider.press('Home');
  await expect(slider).toHaveValue(String(site.calculator.amount.min));
  await slider.press('End');
  await expect(slider).toHaveValue(String(site.calculator.amount.max));
  await expect(landing.timer).toHaveText(/^(15:00|14:\d\d)$/);
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
  );
  expect(primary).toBe(themeColors[site.ui.primary].light.primary);
  await expect.poll(() => requested).toContain(site.ads.accounts.leadstech.scriptUrl);
  await expect.poll(() => requested).toContain('https://push-sdk.com/f/sdk.js?z=200002');

  // Its own consents are due, whatever the settings say.
  await landing.typePhone();
  await expect(landing.form.getByRole('checkbox')).toHaveCount(2);
  for (const box of await landing.form.getByRole('checkbox').all()) await box.check();
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(service.leads).toMatchObject([{ siteAlias: 'bereg-ru', sum: 70_000 }]);
  await expect.poll(() => service.callsTo('counter').length).toBeGreaterThan(0);
  const names = service.calls.flatMap(({ query }) =>
    ['alias', 'siteAlias', 'fromSite']
      .map((name) => query[name] ?? '')
      .filter((name) => name !== ''),
  );
  expect([...new Set(names)].sort()).toEqual(['bereg', 'bereg-ru']);
  const pages = service.calls.map(({ query }) => query['pageAlias'] ?? query['type'] ?? '');
  expect(pages.filter((name) => name !== '').sort()).toEqual(
    ['bereg', 'bereg_overlay', 'main', 'overlay_main'].sort(),
  );
  service.close();
  await server.close();

  await test.step('late consents cause no layout shift in the height that its config reserves', async () => {
    const consents = createMockService({ siteInfo: { use_old_checkbox: '0' } });
    const dist = `${ROOT}${BUILD_DIR}`;
    const { origin, close } = await startServer({ service: consents, dist });
    for (const width of [390, 1440]) {
      const other = await context.newPage();
      await other.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(other);
      const visited = new LandingPage(other, consents, origin);
      await visited.open();
      await expect(other.getByRole('checkbox')).toHaveCount(2);
      await expect(other.getByText('Согласен получать предложения партнёров')).toBeVisible();
      await expect(visited.timer).toBeAttached();
      await expectNoLayoutShift(other);
    }
    consents.close();
    await close();
  });

  await test.step('an untouched consent is asked for when settings and consents fail', async () => {
    const failing = createMockService();
    failing.setFault('siteInfo', { kind: 'status', status: 500 });
    failing.setFault('checkboxConfig', { kind: 'status', status: 500 });
    const { origin, close } = await startServer({
      service: failing,
      dist: `${ROOT}${BUILD_DIR}`,
    });
    const visited = new LandingPage(await context.newPage(), failing, origin);
    await visited.open();
    await visited.typePhone();
    await expect(visited.consent).not.toBeChecked();
    await expect(visited.submit).toBeDisabled();
    await visited.consent.check();
    await visited.submit.click();
    await expect(visited.approved).toBeVisible();
    failing.close();
    await close();
  });
});
