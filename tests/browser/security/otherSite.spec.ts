/** Sites made from one release by their configs alone. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { applyBrowserTraits } from '~mocks/browserTraits';
import { makeSite } from '~mocks/scenarioSites';
import { FULL } from '~tests/support/constants';
import { bereg as site, demo as firstSite, prichal } from '~tests/support/sites';
import { readBuild } from '../support/readBuild';
import { findViolations } from '../support/axe';
import { expect, fakeScript, openSite, test } from '../support/fixtures';
import { expectNoLayoutShift, recordLayoutShifts } from '../support/layoutShifts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIGS = `${ROOT}src/config/sites`;
const run = promisify(execFile);

/**
 * Runs `npm run site`, as an operator does.
 *
 * @param name name of the folder below `.cache/sites/`
 * @returns the path of the folder
 */
async function makeSites(name: string, ...configs: readonly string[]): Promise<string> {
  const out = `${ROOT}.cache/sites/${name}`;
  // Else it would keep the assets of earlier builds.
  await rm(out, { recursive: true, force: true });
  const options = configs.flatMap((config) => ['--config', config]);
  await run('npm', ['run', '--silent', 'site', '--', ...options, '--out', out], { cwd: ROOT });
  return out;
}

test(`a second site has its own name, icons, amounts, colours, countdown and calls${FULL}`, async ({
  page,
  context,
  violations,
}) => {
  const dist = await makeSites('bereg', `${CONFIGS}/bereg.json`);
  const traces = [firstSite.brand, firstSite.brand.split(' ')[0] ?? '', firstSite.alias];
  const withTraces = readBuild(dist)
    .filter(({ text }) =>
      traces.some((trace) => new RegExp(`(?<!\\p{L})${trace}(?!\\p{L})`, 'u').test(text)),
    )
    .map(({ file }) => file);
  expect(withTraces).toEqual([]);
  for (const { path } of firstSite.logoMark) {
    const withMark = readBuild(dist).filter(({ text }) => text.includes(path));
    expect(withMark.map(({ file }) => file)).toEqual([]);
  }
  for (const icon of ['favicon.svg', 'apple-touch-icon.png', 'og-image.png']) {
    const built = await readFile(`${dist}/${icon}`);
    expect(built.equals(await readFile(`${ROOT}public/bereg/${icon}`)), icon).toBe(true);
    expect(built.equals(await readFile(`${ROOT}public/demo/${icon}`)), icon).toBe(false);
  }

  const { landing, close } = await openSite(page, dist, {
    siteInfo: {
      title_main: '',
      title: '',
      ads_use: '1',
      ads_key: 'leadstech',
      push_service: 'rollerads',
    },
  });
  const { service } = landing;
  const requested = await fakeScript(context, ({ hostname }) => hostname !== '127.0.0.1', '');
  await context.addInitScript(applyBrowserTraits, { notifications: 'granted' as const });
  await landing.open();

  await expect(page).toHaveTitle(site.head.title);
  await expect(page.getByRole('banner')).toContainText(site.brand);
  const shapes = page.getByRole('banner').locator('svg[viewBox="0 0 36 36"] path');
  expect(await shapes.evaluateAll((all) => all.map((path) => path.getAttribute('d')))).toEqual([
    'M18 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z',
    'M7 22h22M11 27h14',
  ]);
  await expect(landing.footer).toContainText(site.legal.company);
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
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
  expect(primary).toBe('#1d5fd1');
  await expect.poll(() => requested).toContain(site.ads.accounts.leadstech.scriptUrl);
  await expect.poll(() => requested).toContain('https://push-sdk.com/f/sdk.js?z=200002');

  // Its own consents are due, whatever the settings say.
  const boxes = landing.form.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  // Before the phone: where they come beside a complete form, a press may have been meant for what stood there.
  for (const box of await boxes.all()) await box.check();
  await landing.apply();
  expect(service.leads).toMatchObject([{ siteAlias: 'bereg-ru', sum: 70_000 }]);
  expect(await findViolations(page)).toEqual([]);
  expect(violations).toEqual([]);
  await expect.poll(() => service.callsTo('counter').length).toBeGreaterThan(0);
  const names = service.calls.flatMap(({ query }) =>
    ['alias', 'siteAlias', 'fromSite']
      .map((name) => query[name] ?? '')
      .filter((name) => name !== ''),
  );
  expect([...new Set(names)].sort()).toEqual(['bereg', 'bereg-ru']);
  // Each once or, given up for the lead on a busy machine, once more.
  const pages = service.calls.map(({ query }) => query['pageAlias'] ?? query['type'] ?? '');
  expect([...new Set(pages)].filter((name) => name !== '').sort()).toEqual(
    ['bereg', 'bereg_overlay', 'main', 'overlay_main'].sort(),
  );
  await close();

  await test.step('late consents cause no layout shift in the height that its config reserves', async () => {
    for (const width of [390, 1440]) {
      const other = await context.newPage();
      const late = await openSite(other, dist, { siteInfo: { use_old_checkbox: '0' } });
      await other.setViewportSize({ width, height: 844 });
      await recordLayoutShifts(other);
      await late.landing.open();
      await expect(other.getByRole('checkbox')).toHaveCount(2);
      await expect(other.getByText('Согласен получать предложения партнёров')).toBeVisible();
      await expect(late.landing.timer).toBeAttached();
      await expectNoLayoutShift(other);
      await late.close();
    }
  });

  await test.step('an untouched consent is asked for when settings and consents fail', async () => {
    const fault = { kind: 'status', status: 500 } as const;
    const faults = { siteInfo: fault, checkboxConfig: fault };
    const { landing: visited, close } = await openSite(await context.newPage(), dist, { faults });
    await visited.open();
    await visited.fillPhone();
    await expect(visited.consent).not.toBeChecked();
    await expect(visited.submit).toBeDisabled();
    await visited.consent.check();
    await visited.submit.click();
    await expect(visited.approved).toBeVisible();
    await close();
  });
});

test('two sites made at once share every asset, and differ in HTML, headers and manifest', async () => {
  const out = await makeSites('both', `${CONFIGS}/demo.json`, `${CONFIGS}/bereg.json`);
  const [first = '', second = ''] = ['demo', 'bereg'].map((name) => `${out}/${name}`);
  const assets = await readdir(`${first}/assets`);
  expect(assets.length).toBeGreaterThan(20);
  expect(await readdir(`${second}/assets`)).toEqual(assets);
  for (const name of assets) {
    // One file on the disk.
    const inodes = await Promise.all(
      [first, second].map(async (folder) => (await stat(`${folder}/assets/${name}`)).ino),
    );
    expect(new Set(inodes).size, name).toBe(1);
  }
  expect(await readdir(second)).toEqual(await readdir(first));
  for (const name of await readdir(first)) {
    if (name === 'assets') continue;
    const [one, other] = await Promise.all(
      [first, second].map((folder) => readFile(`${folder}/${name}`)),
    );
    expect(one?.equals(other ?? Buffer.alloc(0)), name).toBe(false);
  }
});

test('no value of a site config closes its script element, starts an HTML comment or runs as script', async ({
  page,
  pageErrors,
  violations,
}) => {
  const hostile =
    '</script><script>document.title="hit"</script><!--<script>\u2028\u2029&amp;"\'`$&';
  const overrides = {
    ...prichal,
    brand: hostile,
    legal: { warning: hostile, footnote: hostile, company: hostile },
    head: { title: hostile, description: hostile, ogTitle: hostile },
  };
  const dist = await makeSite('hostile', overrides, 'bereg');
  const { landing, close } = await openSite(page, dist, {
    siteInfo: { title_main: '', title: '' },
  });
  await landing.open();
  await expect(page.getByRole('banner')).toContainText(hostile.replace(/\s/g, ' '));
  await expect(landing.footer).toContainText('</script>');
  await expect(page).toHaveTitle(hostile.replace(/\s/g, ' '));
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveAttribute('content', hostile);
  await landing.apply();
  expect(pageErrors).toEqual([]);
  expect(violations).toEqual([]);
  await close();
});

test(`a release makes the same site outside the project, warns of a platform that cannot work, and refuses an invalid config with a list of its errors${FULL}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await cp(`${ROOT}dist-release`, `${folder}/release`, { recursive: true });
  const make = (out: string, ...configs: string[]) => {
    const options = configs.flatMap((config) => ['--config', config]);
    const parameters = ['release/site.mjs', ...options, '--out', out];
    return run(process.execPath, parameters, { cwd: folder });
  };
  const readMistakes = (out: string, ...configs: string[]) =>
    make(out, ...configs).then(
      () => 'made',
      (error: unknown) => String(Reflect.get(Object(error), 'stderr')),
    );
  await make('carried', `${CONFIGS}/bereg.json`);
  const here = await makeSites('bereg-here', `${CONFIGS}/bereg.json`);
  for (const name of ['index.html', '404.html', '_headers']) {
    const carried = await readFile(`${folder}/carried/${name}`, 'utf8');
    expect(carried, name).toBe(await readFile(`${here}/${name}`, 'utf8'));
  }
  await writeFile(`${folder}/wrong.json`, JSON.stringify({ ...site, alias: '', brand: 5 }));
  const refused = await readMistakes('wrong', 'wrong.json');
  expect(refused.trim().split('\n')).toEqual([
    'wrong.json: alias: ""; allowed: letters, digits, "-" and "_"',
    'wrong.json: brand: 5; allowed: a text',
  ]);
  expect(await readdir(folder)).not.toContain('wrong');
  // Below a file.
  expect(await readMistakes('wrong.json/site', `${CONFIGS}/bereg.json`)).toMatch(
    /^--out: "\S+\/wrong\.json\/site" cannot be written \(ENOTDIR: [^\n]+\n$/,
  );
  const inRelease = await readMistakes('release/site', `${CONFIGS}/bereg.json`);
  expect(inRelease).toContain('overlaps a publicDir or the release');
  const twice = [`${CONFIGS}/bereg.json`, `${CONFIGS}/bereg.json`];
  expect(await readMistakes('both', ...twice)).toContain('two files have one name');
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['release', 'wrong.json']));
  await make('carried', `${CONFIGS}/bereg.json`);
  await cp(`${ROOT}public/bereg`, `${folder}/public`, { recursive: true });
  await mkdir(`${folder}/public/.well-known`);
  await writeFile(`${folder}/public/.env`, 'SECRET=1');
  await writeFile(`${folder}/own.json`, JSON.stringify({ ...site, publicDir: 'public' }));
  await make('own', 'own.json');
  const dotted = (await readdir(`${folder}/own`)).filter((name) => name.startsWith('.'));
  expect(dotted).toEqual(['.well-known']);
  const { stderr: warnings } = await make('demo', `${CONFIGS}/demo.json`);
  expect(warnings).toContain('demo.json: ads: leadstech needs the field "scriptUrl"');
  const schema = await readFile(`${folder}/release/site.schema.json`, 'utf8');
  expect(schema).toBe(await readFile(`${ROOT}mocks/contract/site.schema.json`, 'utf8'));
  await rm(folder, { recursive: true });
});
