/** Variants of a page behind nginx: who gets which, and that each is a whole page of the site. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { headersFor, parseHeadersFile } from '../../src/build/headersFile';
import { recordEvents } from '../browser/support/fixtures';
import { DIST } from '../support/dist';
import { expect, test as base } from './fixtures';
import { request, runSite, type Nginx } from './nginx';

const VARIANTS = {
  short: { copy: { intro: 'Коротко: сумма и телефон.' }, ui: { primary: 'blue' } },
  long: { trust: ['Другой факт'], calculator: { defaultValues: { amount: 10_000 } } },
};
/** What only the page of a variant has. */
const MARKS = { base: 'Без документов', short: 'Коротко: сумма', long: 'Другой факт' };
type Name = keyof typeof MARKS;

/** Makes the demo site anew, with variants or without. */
async function makeSite({ folder }: Nginx, variants: readonly string[]): Promise<void> {
  const files = variants.flatMap((name) => ['--variant', `${folder}/${name}.json`]);
  await runSite(folder, 'demo', ['--config', 'src/config/sites/demo.json', ...files]);
}

const test = base.extend({
  nginx: async ({ nginx }, use) => {
    for (const [name, config] of Object.entries(VARIANTS)) {
      await writeFile(`${nginx.folder}/${name}.json`, JSON.stringify(config));
    }
    await makeSite(nginx, Object.keys(VARIANTS));
    await nginx.reload();
    await use(nginx);
  },
});

/** Opens the page as a visitor with this cookie. */
async function open({ origin }: Nginx, variant?: string, path = '/') {
  const response = await fetch(`${origin}${path}`, {
    headers: variant === undefined ? {} : { Cookie: `a=1; variant=${variant}` },
  });
  const html = await response.text();
  const name = /<html[^>]* data-variant="(\w+)"/.exec(html)?.[1] as Name;
  return { response, html, name };
}

test('new visitors are shared out evenly, each with the cookie and the content of one variant', async ({
  nginx,
}) => {
  const counts = { base: 0, short: 0, long: 0 };
  for (let batch = 0; batch < 15; batch += 1) {
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(nginx)));
    for (const { response, html, name } of opened) {
      counts[name] += 1;
      expect(html).toContain(MARKS[name]);
      expect(response.headers.get('set-cookie')).toBe(
        `variant=${name}; Path=/; Max-Age=7776000; SameSite=Lax`,
      );
    }
  }
  // A third of 300 each: six standard deviations are 49.
  for (const count of Object.values(counts)) expect(Math.abs(count - 100)).toBeLessThan(50);
});

test('a visitor keeps the variant, until there is none of that name', async ({ nginx }) => {
  for (const name of Object.keys(MARKS)) {
    for (const path of ['/', '/index.html', '/?a', '//?a', '/./?a', '/%69ndex.html?a']) {
      const { status, headers, text } = await request(nginx, path, {
        headers: { Cookie: `variant=${name}` },
      });
      expect(status, path).toBe(200);
      expect(text, path).toContain(`data-variant="${name}"`);
      expect(headers['set-cookie']?.[0], path).toContain(`variant=${name};`);
      expect(headers.vary, path).toContain('Cookie');
    }
  }
  await makeSite(nginx, ['short']);
  // Before it is loaded, too.
  expect((await open(nginx, 'long')).name).toBe('base');
  await nginx.reload();
  expect(['base', 'short']).toContain((await open(nginx, 'long')).name);
  expect(['base', 'short']).toContain((await open(nginx, 'x"; evil')).name);

  await test.step('once there are none the site sets no cookie and has no mark', async () => {
    await makeSite(nginx, []);
    await nginx.reload();
    const { response, html } = await open(nginx, 'short');
    expect(html).not.toContain('data-variant');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect((await fetch(`${nginx.origin}/index.short.html`)).status).toBe(404);
  });
  await test.step('a variant may have any allowed name, also one that nginx reads as a parameter', async () => {
    const long = 'a-variant-of-thirty-two-letters1';
    const names = ['default', 'include', 'hostnames', 'volatile', 'test', 'nN', long];
    for (const name of names) await writeFile(`${nginx.folder}/${name}.json`, '{}');
    await makeSite(nginx, names);
    await nginx.reload();
    for (const name of ['base', ...names]) {
      const { response, html } = await open(nginx, name);
      expect(html, name).toContain(`data-variant="${name}"`);
      expect(response.headers.get('set-cookie')).toContain(`variant=${name};`);
    }
  });
});

test('each variant has the headers, the policy, the preload and the compressed copies of the page, and is revalidated until it changes', async ({
  nginx,
}) => {
  const written = parseHeadersFile(await readFile(`${nginx.folder}/www/demo/_headers`, 'utf8'));
  // The connection is not encrypted.
  const expected = Object.entries(headersFor(written, '/')).filter(
    ([header]) => header !== 'Strict-Transport-Security',
  );
  for (const name of Object.keys(MARKS)) {
    const { response, html } = await open(nginx, name);
    for (const [header, value] of expected) {
      expect(response.headers.get(header), `${header} of ${name}`).toBe(value);
    }
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    for (const [, script = ''] of html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)) {
      expect(existsSync(`${DIST}${script}`), script).toBe(true);
    }
  }
  const asset = await fetch(`${nginx.origin}/favicon.svg`);
  expect(asset.headers.get('set-cookie')).toBeNull();
  expect(asset.headers.get('vary')).toBe('Accept-Encoding');

  const etags = await Promise.all(
    Object.keys(MARKS).map(async (name) => (await open(nginx, name)).response.headers.get('etag')),
  );
  expect(new Set(etags).size).toBe(3);
  const revalidate = (name: string, etag: string | null | undefined) =>
    fetch(`${nginx.origin}/`, {
      headers: { Cookie: `variant=${name}`, 'If-None-Match': etag ?? '' },
    });
  expect((await revalidate('base', etags[0])).status).toBe(304);
  expect((await revalidate('base', etags[0])).headers.get('set-cookie')).toContain('variant=base');
  expect((await revalidate('short', etags[0])).status).toBe(200);
});

test('in a browser a variant works by its policy, its events name it, and links may, with or without .html', async ({
  nginx,
  service,
  landing,
  page,
  context,
  pageErrors,
}) => {
  await context.addCookies([{ name: 'variant', value: 'long', url: nginx.origin }]);
  const readNames = await recordEvents(page);
  await page.addInitScript(() => {
    addEventListener('landing:event', (event) => {
      document.title = `variant ${(event as CustomEvent<{ variant: string }>).detail.variant}`;
    });
  });
  await landing.open();
  await expect(landing.slider).toHaveValue('10000');
  await expect(page.getByRole('main')).toContainText('Другой факт');
  await landing.apply();
  await expect.poll(readNames).toContain('lead_approved');
  await expect(page).toHaveTitle('variant long');
  const goals = await page.evaluate(() => Reflect.get(window, 'dataLayer') as object[]);
  expect(goals).toContainEqual({ event: 'lead_approved', variant: 'long' });
  expect(pageErrors).toEqual([]);

  for (const path of ['/index.short.html', '/index.short']) {
    await page.goto(`${nginx.origin}${path}?utm_source=yandex`);
    await landing.started.waitFor();
    await landing.waitUntilReady();
    await landing.apply();
    await expect(page.locator('html')).toHaveAttribute('data-variant', 'short');
  }
  expect(service.leads).toHaveLength(3);
});
