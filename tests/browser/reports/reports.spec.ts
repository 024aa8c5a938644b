/** Reports from the field: sites with a `reportUrl` tell their owner about speed and errors. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { applyBrowserTraits, type BrowserTraits } from '~mocks/browserTraits';
import type { ReportBody } from '~/api/report';
import { expect, recordRequests, test, type LandingPage } from '../support/fixtures';
import { FULL, PHONE } from '~tests/support/constants';
import { breakAttribute, SABOTAGE } from '~tests/support/sabotage';

const ELSEWHERE = 'https://reports.example/in';

/** Only the error page can be shown. */
const BROKEN: BrowserTraits = { isBroken: true };

test.use({ siteOverrides: { reportUrl: '/api/report' } });

/** Those that were answered. */
const bodies = ({ service }: LandingPage) =>
  service
    .callsTo('report')
    .filter(({ status }) => status !== null)
    .map(({ body, status }) => {
      expect(status).toBe(200);
      return body as ReportBody;
    });

const loadsReports = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/assets/startReports-'));

/** Hides the page until the assertion holds: the chunk may have arrived without having run, and metrics come late. */
async function hideUntil(landing: LandingPage, assertion: () => void): Promise<void> {
  const hide = async () => {
    await landing.setTabVisibility('visible');
    await landing.setTabVisibility('hidden');
    assertion();
  };
  await expect(hide).toPass();
}

test('a report has web vitals, milestones and errors without phones, and a later one what is new: an error and the lead', async ({
  landing,
  page,
  pageErrors,
}) => {
  const loaded = loadsReports(page);
  await landing.open('/?utm_source=a&phone=79123456789');
  await loaded;
  await page.evaluate((phone) => {
    setTimeout(() => {
      throw new Error(`no lead for ${phone} at https://a.example/b?token=secret`);
    });
    void Promise.reject(new TypeError('rejected'));
  }, PHONE);
  // The first report has both only if both were there.
  await expect.poll(() => pageErrors.length).toBe(2);
  await landing.fillPhone();
  await landing.slider.press('ArrowRight');
  await hideUntil(landing, () =>
    expect(bodies(landing).flatMap(({ metrics }) => Object.keys(metrics))).toEqual(
      expect.arrayContaining(['LCP', 'CLS', 'TTFB']),
    ),
  );
  const [first] = bodies(landing);
  expect(first).toMatchObject({
    alias: 'demo',
    errors: [
      { message: 'Error: no lead for [number] at https://a.example/b' },
      { message: 'TypeError: rejected' },
    ],
  });
  const { usable = 0, hydrated = 0 } = first?.milestones ?? {};
  expect(usable).toBeGreaterThan(0);
  expect(hydrated).toBeGreaterThan(0);
  expect(first?.version).toMatch(/^\d+\.\d+\.\d+\+[\w-]{8}$/);
  expect(first?.errors[0]?.stack).not.toBe('');
  const sent = JSON.stringify(bodies(landing));
  expect(sent.replace(/\D/g, '')).not.toContain('9123456789');
  expect(sent).not.toContain('secret');

  await landing.setTabVisibility('visible');
  await page.evaluate(() => void Promise.reject(new Error('later')));
  await landing.apply();
  await landing.setTabVisibility('hidden');
  // Not the last one: a report of metrics alone may still have been under way.
  const findLater = () => bodies(landing).filter(({ leads = [] }) => leads.length > 0);
  await expect.poll(findLater).toMatchObject([
    {
      load: first?.load,
      errors: [{ message: 'Error: later' }],
      leads: [{ outcome: 'approved', sentBy: 'app' }],
    },
  ]);
});

test(`the reports load after the form is usable, and without them the lead is sent${FULL}`, async ({
  landing,
  page,
}) => {
  let startedAtRequest: string | null = null;
  await page.route('**/assets/startReports-*.js', async (route) => {
    startedAtRequest = await landing.root.getAttribute('data-started');
    await route.abort('blockedbyclient');
  });
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('reports could not be loaded'),
  );
  await landing.open();
  await warned;
  expect(startedAtRequest).toBe('');
  await landing.apply();
  await landing.setTabVisibility('hidden');
  expect(landing.service.leads).toHaveLength(1);
  expect(bodies(landing)).toEqual([]);
});

test('an error that shows the 500 page, which says that it is known, is reported, and `npm run stack` prints where in the source it was thrown, from maps that no site serves', async ({
  landing,
  page,
}, testInfo) => {
  const loaded = loadsReports(page);
  await page.addInitScript(applyBrowserTraits, BROKEN);
  await page.goto(`${landing.origin}/`);
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  await expect(page.getByText('Мы получим отчёт об ошибке')).toBeVisible();
  await loaded;
  await hideUntil(landing, () =>
    expect(bodies(landing).flatMap(({ errors }) => errors)).toMatchObject([
      { message: 'Error: broken on purpose' },
    ]),
  );

  const report = testInfo.outputPath('report.json');
  await writeFile(report, JSON.stringify(bodies(landing)[0]));
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'stack', '--', report]);
  const file = 'src/lib/useFixedDefaultValue.ts';
  const line = new RegExp(`${file}:(\\d+):\\d+`).exec(stdout)?.[1];
  expect((await readFile(file, 'utf8')).split('\n')[Number(line) - 1]).toContain('defineProperty');
  // Behind the helpers that the build has moved into this script.
  expect(stdout).toMatch(/node_modules\/react-dom\/.*\.js:\d+:\d+/);

  const script = /assets\/[\w-]+\.js/.exec(JSON.stringify(bodies(landing)))?.[0] ?? '';
  expect((await page.request.get(`${landing.origin}/${script}`)).status()).toBe(200);
  expect((await page.request.get(`${landing.origin}/${script}.map`)).status()).toBe(404);
});

test(`an error of the very first render, after which the app has never been on the page, is reported, too${FULL}`, async ({
  landing,
  page,
}) => {
  const loaded = loadsReports(page);
  await page.addInitScript(breakAttribute, { name: 'method', value: 'dialog' });
  // A page that is not as it was prerendered is rendered anew.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.querySelector('[data-amount-text]')?.remove(),
    ),
  );
  await page.goto(`${landing.origin}/`);
  await expect(page.getByText('Мы получим отчёт об ошибке')).toBeVisible();
  await loaded;
  await hideUntil(landing, () =>
    expect(bodies(landing).flatMap(({ errors }) => errors)).toContainEqual(
      expect.objectContaining({ message: `Error: ${SABOTAGE}` }),
    ),
  );
});

test.describe('a site without a reportUrl', () => {
  test.use({ siteOverrides: {} });

  test('loads no reports and says nothing about them on the 500 page', async ({
    landing,
    page,
  }) => {
    const requested = recordRequests(page, ({ pathname }) =>
      /startReports|\/report$/.test(pathname),
    );
    await landing.open();
    await expect(landing.bestOffer).toBeAttached();
    await landing.setTabVisibility('hidden');
    await page.addInitScript(applyBrowserTraits, BROKEN);
    await page.goto(`${landing.origin}/`);
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(page.getByText('Мы получим отчёт')).toHaveCount(0);
    await landing.waitForRoundTrip();
    // Nothing secondary is requested behind the error page.
    expect(landing.service.callsTo('siteInfo')).toHaveLength(1);
    expect(requested).toEqual([]);
  });
});

test.describe('with a reportUrl on another origin', () => {
  test.use({ siteOverrides: { reportUrl: ELSEWHERE } });

  test(`the content security policy allows a report to another origin, without a preflight${FULL}`, async ({
    landing,
    page,
    context,
    violations,
  }) => {
    const requests: string[] = [];
    context.on('request', (request) => {
      if (request.url() !== ELSEWHERE) return;
      const type = request.headers()['content-type'] ?? '';
      requests.push(`${request.method()} ${type} ${request.postData()}`);
    });
    const loaded = loadsReports(page);
    await landing.open();
    await loaded;
    await page.evaluate(() => void Promise.reject(new Error('elsewhere')));
    await hideUntil(landing, () => expect(requests).not.toHaveLength(0));
    // Any other type would need a preflight.
    expect(requests[0]).toMatch(/^POST text\/plain;charset=UTF-8 \{"alias":"demo"/i);
    expect(violations).toEqual([]);
  });
});
