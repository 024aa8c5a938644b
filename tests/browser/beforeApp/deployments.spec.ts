/** Incomplete deployments: scripts that are missing or broken, and that the browser may keep for a year. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import { FULL } from '~tests/support/constants';
import { deferred } from '~tests/support/deferred';
import { BrokenHost } from '../support/brokenHost';
import { expect, test as base } from '../support/fixtures';
import { DIST, INITIAL_SCRIPTS } from '~tests/support/dist';
import { SABOTAGE } from '~tests/support/sabotage';

/** Name of the first `part-` chunk that this script imports. */
function findPart(script: string): string {
  const name = readdirSync(`${DIST}/assets`).find((file) =>
    new RegExp(`^${script}-.*\\.js$`).test(file),
  );
  const code = readFileSync(`${DIST}/assets/${name ?? ''}`, 'utf8');
  return /"\.\/(part-[\w-]{8})\.js"/.exec(code)?.[1] ?? `no part of ${script}`;
}

const test = base.extend<{ host: BrokenHost; loads: { count: number } }>({
  host: async ({}, use) => use(new BrokenHost()),
  loads: async ({ page }, use) => {
    const loads = { count: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.count += 1;
    });
    await use(loads);
  },
  middleware: async ({ host }, use) => {
    await use((request, response, next) => {
      host.record(request);
      if (!host.respond(request.url ?? '', response)) next();
    });
  },
});
/** Resolves with the console's warning about a chunk that failed to load. Call before the page opens. */
function waitForChunkWarning(page: Page): Promise<ConsoleMessage> {
  return page.waitForEvent('console', (message) => message.text().includes('a part of'));
}

for (const script of INITIAL_SCRIPTS) {
  test(`the script ${script}, whose first response was a 404, is recovered with one automatic reload at most${script === 'libraries' ? '' : FULL}`, async ({
    landing,
    host,
    loads,
  }) => {
    host.breakUntilFetched(script);
    await landing.open();
    await landing.apply();
    // A script requested after the page's own fetch finds the file, and the app starts before the reload.
    expect(loads.count).toBeLessThanOrEqual(2);
  });
}

for (const fault of ['a 404', 'a page instead of a script'] as const) {
  test(`scripts whose responses are all ${fault} leave the form usable, and the next visit works${fault === 'a 404' ? '' : FULL}`, async ({
    landing,
    host,
    page,
    loads,
  }) => {
    host.break('', fault);
    await page.goto(landing.origin);
    await landing.waitUntilReady();
    // The browser may repeat a preload that has failed.
    await expect.poll(() => host.countRequests('libraries', host.fetched)).toBe(1);
    await landing.waitForRoundTrip();
    expect(loads.count).toBe(1);
    await landing.fillPhone();
    await expect(landing.submit).toBeEnabled();
    host.complete();
    // The cached responses are immutable: this load replaces them.
    await page.goto(`${landing.origin}/?utm_source=yandex`);
    await landing.started.waitFor();
    await landing.apply();
  });
}

for (const fault of ['an exception', 'a syntax error'] as const) {
  test(`${fault} in place of a script reloads the page once, and not for ever${fault === 'a syntax error' ? '' : FULL}`, async ({
    landing,
    host,
    page,
    loads,
  }) => {
    host.break('libraries', fault);
    await page.goto(landing.origin);
    await landing.waitForReload();
    expect(loads.count).toBe(2);
    await landing.waitUntilReady();
    await landing.waitForRoundTrip();
    await page.reload();
    await landing.waitUntilReady();
    await landing.waitForRoundTrip();
    expect(loads.count).toBe(3);
  });
}

test('HTML that breaks off within the form is requested again after ten seconds', async ({
  landing,
  host,
  page,
  loads,
}) => {
  const arrived = deferred();
  host.breakOffHtml(arrived.promise);
  await page.clock.install();
  await page.goto(landing.origin, { waitUntil: 'commit' });
  await expect(landing.slider).toBeAttached();
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  arrived.resolve();
  await failed;
  expect(loads.count).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => loads.count).toBe(2);
  await landing.started.waitFor();
  await landing.apply();
});

test('an exception while the page mounts leaves the form with the HTML, and one lead arrives', async ({
  landing,
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    // The app copies the inputs of its root right before it takes the form.
    const value = () => {
      throw new Error('broken on purpose');
    };
    Object.defineProperty(Element.prototype, 'querySelectorAll', { value });
  });
  await page.goto(landing.origin);
  await landing.waitUntilReady();
  await expect.poll(() => pageErrors.join()).toContain(SABOTAGE);
  await landing.apply();
  expect(landing.service.leads).toHaveLength(1);
});

test('neither failures of other scripts, a node of an extension nor exceptions after the app reload the page or refetch its scripts', async ({
  landing,
  host,
  page,
  loads,
}) => {
  const theirs = '<script type="module" src="/theirs.js"></script>';
  await page.route(/127.0.0.1:\d+\/\?/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</form>', () => `</form>${theirs}`) });
  });
  const failed = page.waitForResponse('**/theirs.js');
  const deliverScripts = await landing.openWithDeferredScripts('/?utm_source=yandex');
  await failed;
  // The inline script, which listens for errors, has run.
  await landing.waitUntilReady();
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('injected');
    });
  });
  await thrown;
  await landing.typePhone('912');
  await page.evaluate(() =>
    document.querySelector('input[name=telephone]')?.before(document.createElement('div')),
  );
  const reported = page.waitForEvent('console', (message) =>
    message.text().includes('[demo] hydration: '),
  );
  await deliverScripts();
  await reported;
  await landing.started.waitFor();
  await page.evaluate(async () => {
    const filename = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await fetch('/manifest.webmanifest');
  });
  await landing.typePhone('3456789');
  await landing.submit.click();
  await expect(landing.approved).toBeVisible();
  expect(loads.count).toBe(1);
  expect(landing.service.callsTo('parseSource')).toHaveLength(1);
  expect(INITIAL_SCRIPTS.map((script) => host.countRequests(script))).toEqual([1, 1, 1, 1]);
});

test.describe('a lazy chunk', () => {
  for (const [chunk, fault] of [
    ['BelowFold', 'a syntax error'],
    ['api', 'a 404'],
    ['an import of BelowFold', 'a 404'],
  ] as const) {
    test(`(${chunk}) loads on the next visit after its url has returned ${fault}${chunk === 'BelowFold' ? '' : FULL}`, async ({
      landing,
      host,
      page,
      loads,
    }) => {
      host.break(chunk === 'an import of BelowFold' ? findPart('BelowFold') : chunk, fault);
      const warned = waitForChunkWarning(page);
      await landing.open();
      const isReloading = (await warned).text().includes('reloading');
      // A script of the right type, whatever its content, reloads the page.
      expect(isReloading).toBe(fault === 'a syntax error');
      if (isReloading) await landing.waitForReload();
      expect(loads.count).toBe(isReloading ? 2 : 1);
      await landing.waitUntilReady();
      host.complete();
      // A visit of its own: a reload keeps the state of the history entry.
      await page.goto('about:blank');
      await landing.open();
      await expect(landing.bestOffer).toBeVisible();
      await landing.apply();
    });
  }
});
