/**
 * The fault table: every call with every fault, and every third party with everything it can do. After each the form
 * can be filled and sent; one lead arrives, or the visitor is told and keeps what was typed.
 */
import type { Page, Route, TestInfo } from '@playwright/test';
import { buildSiteInfo } from '../../mocks/data/siteInfo';
import type { MockResource } from '../../mocks/service';
import {
  ALL_FAULTS,
  CALL_NAMES,
  CALL_MATCHERS,
  RESPONSE_FAULTS,
  HARMLESS_FAULTS,
  type FaultName,
} from '../support/faultTable';
import { expect, test, type LandingPage } from './fixtures';

// Thousands of small steps, each named where it fails: a film of them all costs more than the steps.
test.use({ trace: 'off' });

const SOON = { intervals: [20, 50, 100] };
const PHONE = '+7 (912) 345-67-89';

/** Notes errors that nobody caught, except those of scripts that are not ours. */
async function noteErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  await page.exposeFunction('noteError', (message: string) => void errors.push(message));
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteError') as (message: string) => void;
    addEventListener('error', ({ message, filename }) => {
      if (filename.includes('/assets/') || filename === location.href) note(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${String(reason)}`));
  });
  return errors;
}

/** A case that begins with a visitor who has never been here. */
async function arrive({ page, origin }: LandingPage): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${origin}/?utm_source=yandex`, { waitUntil: 'commit' });
}

async function fillIn({ phone, root }: LandingPage): Promise<void> {
  await expect(root).toHaveAttribute('aria-busy', 'false');
  await phone.fill('9123456789');
  await expect(phone).toHaveValue(PHONE);
}

/** The consents of the configuration, or the old one where they did not come: all begin without a tick. */
async function tickConsents({ form }: LandingPage): Promise<void> {
  const boxes = form.getByRole('checkbox');
  await expect(boxes.first()).not.toBeChecked();
  for (const box of await boxes.all()) await box.check();
}

/** What stands on the screen is whole, whatever has failed. */
async function expectWholePage(landing: LandingPage, errors: string[]): Promise<void> {
  await expect(landing.timer).toBeVisible();
  const text = await landing.page.locator('body').innerText();
  expect(text).not.toMatch(/undefined|NaN|\[object|poisoned|Internal Server Error|Page Not Found/);
  const poisoned = await landing.page.evaluate(() => Reflect.get({}, 'poisoned') as unknown);
  expect(poisoned).toBeUndefined();
  expect(errors).toEqual([]);
}

/** One cell of the table, under way. */
interface Trial {
  landing: LandingPage;
  call: MockResource;
  fault: FaultName;
  callsBefore: number;
  leadsBefore: number;
  /** Lets an answer come that was held back; nothing where there is none. */
  release: () => void;
  lift: () => Promise<void>;
}

async function begin(landing: LandingPage, call: MockResource, fault: FaultName): Promise<Trial> {
  const { page, service } = landing;
  const settings = buildSiteInfo({ use_old_checkbox: call === 'checkboxConfig' ? '0' : '1' });
  service.setFault('siteInfo', { kind: 'json', body: settings });
  const trial: Trial = {
    landing,
    call,
    fault,
    callsBefore: service.callsTo(call).length,
    leadsBefore: service.leads.length,
    release: () => undefined,
    lift: () => {
      service.setFault(call, null);
      return Promise.resolve();
    },
  };
  switch (fault) {
    case 'refused': {
      const refuse = (route: Route) => route.abort('connectionrefused');
      await page.route(CALL_MATCHERS[call], refuse);
      trial.lift = () => page.unroute(CALL_MATCHERS[call], refuse);
      break;
    }
    case 'slow':
    case 'out of order': {
      const until = new Promise<void>((resolve) => {
        trial.release = resolve;
      });
      service.setFault(call, { kind: 'held', until, times: 1 });
      break;
    }
    case 'timeout':
      service.setFault(call, { kind: 'hang' });
      break;
    case '403':
    case '404':
    case '500':
    case 'HTML with 200':
    case 'truncated':
    case 'empty':
    case 'null':
    case 'wrong types':
    case 'prototype-poisoning keys':
      service.setFault(call, RESPONSE_FAULTS[fault]);
  }
  return trial;
}

/** Lets the answer come, or the page's patience end: a slow one once it is waited for, one out of order as the last. */
async function letCome({ landing, call, fault, callsBefore, release }: Trial): Promise<void> {
  const { page, service } = landing;
  if (fault !== 'timeout' && fault !== 'slow' && fault !== 'out of order') return;
  await expect.poll(() => service.callsTo(call).length, SOON).toBeGreaterThan(callsBefore);
  if (fault === 'timeout') await page.clock.runFor(10_500);
  if (fault === 'out of order') {
    const others = () => service.calls.filter(({ resource }) => resource !== call);
    await expect.poll(() => others().every(({ status }) => status !== null), SOON).toBe(true);
  }
  release();
}

/** What is called only after the form was sent. */
const AFTER_SENDING: readonly MockResource[] = ['nextOffer', 'shownOffers', 'visitedOffers'];

async function tryCall(trial: Trial, errors: string[]): Promise<void> {
  const { landing, call, fault, leadsBefore } = trial;
  const { page, service, phone, submit, alert, approved } = landing;
  await arrive(landing);
  if (!AFTER_SENDING.includes(call)) await letCome(trial);
  await fillIn(landing);
  if (call === 'checkboxConfig') await tickConsents(landing);
  await submit.click();

  const isLost = call === 'nextOffer' && !HARMLESS_FAULTS.includes(fault);
  if (call === 'nextOffer') await letCome(trial);
  if (isLost) {
    await expect(alert).toContainText(/опробуйте ещё раз/);
    await expect(phone).toHaveValue(PHONE);
    expect(service.leads.length - leadsBefore).toBeLessThanOrEqual(1);
    await trial.lift();
    await page.getByRole('button', { name: 'Повторить' }).click();
  }
  await expect(approved).toBeVisible();
  if (call === 'visitedOffers' || call === 'shownOffers') {
    await followBanner(landing);
    if (fault !== 'refused') await letCome(trial);
  }
  await expectWholePage(landing, errors);
  if (!isLost) {
    expect(service.leads.slice(leadsBefore)).toMatchObject([{ telephone: '79123456789' }]);
  }
  await trial.lift();
}

async function followBanner({ page }: LandingPage): Promise<void> {
  const banner = page.getByRole('region', { name: 'Лучшее предложение' }).getByRole('link');
  await banner.scrollIntoViewIfNeeded();
  const tab = page.waitForEvent('popup');
  await banner.click();
  await (await tab).close();
}

for (const fault of ALL_FAULTS) {
  test(`every call with the fault "${fault}"`, async ({ landing, page }, testInfo) => {
    let tried = 0;
    await page.clock.install();
    const errors = await noteErrors(page);
    for (const call of CALL_NAMES) {
      await test.step(`${call}: ${fault}`, async () =>
        tryCall(await begin(landing, call, fault), errors));
      tried += 1;
    }
    report(testInfo, tried);
  });
}

/** What was tried goes into the results, where the run adds it up. */
function report({ annotations }: TestInfo, tried: number): void {
  annotations.push({ type: 'faults tried', description: String(tried) });
  console.log(`faults tried: ${tried}`);
  expect(tried).toBeGreaterThan(0);
}

const FINPRO = 'https://front.adsfin.net/**';
const GOOGLE = 'https://pagead2.googlesyndication.com/**';
const OWN_PUSH = 'https://repush.example/**';

interface ThirdParty {
  settings: Parameters<typeof buildSiteInfo>[0];
  address: string;
}

const ads = (key: string, address: string): ThirdParty => ({
  settings: { ads_use: '1', ads_key: key },
  address,
});
const push = (service: string, code: string, address: string): ThirdParty => ({
  settings: { push_service: service, [`push_${service}_code`]: code },
  address,
});

/** Leadstech has no public script: what its own does is tried where an address can be given it, without a browser. */
const THIRD_PARTIES: Readonly<Record<string, ThirdParty>> = {
  adsfinpro: ads('adsfinpro', FINPRO),
  google: ads('google', GOOGLE),
  google_many: ads('google_many', GOOGLE),
  google_not_start: ads('google_not_start', GOOGLE),
  yandex: ads('yandex', 'https://yandex.ru/**'),
  sendpulse: push('sendpulse', '0123456789abcdef0123456789abcdef_1', 'https://web.webpushs.com/**'),
  rafinad: push('rafinad', 'https://repush.example/rafinad.js', OWN_PUSH),
  repush: push('repush', 'https://repush.example/sdk.js', OWN_PUSH),
  rollerads: push('rollerads', '', 'https://push-sdk.com/**'),
};

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const BEHAVIOURS: Readonly<Record<string, (route: Route) => unknown>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  hanging: () => undefined,
  throwing: script(
    'setTimeout(() => { throw new Error("third party") }); throw new Error("third party");',
  ),
  'without its global': script(''),
};

test.describe('third parties', () => {
  test.use({ permissions: ['notifications'] });

  for (const [behaviour, behave] of Object.entries(BEHAVIOURS)) {
    test(`every third party ${behaviour}`, async ({ landing, page }, testInfo) => {
      let tried = 0;
      await page.clock.install();
      const errors = await noteErrors(page);
      for (const [name, { settings, address }] of Object.entries(THIRD_PARTIES)) {
        await test.step(`${name}: ${behaviour}`, async () => {
          const { service } = landing;
          const leadsBefore = service.leads.length;
          service.setFault('siteInfo', { kind: 'json', body: buildSiteInfo(settings) });
          const asked = page.waitForRequest(address);
          await page.route(address, behave);
          await arrive(landing);
          if (name === 'repush') await page.getByRole('button', { name: 'Подписаться' }).click();
          await asked;
          await fillIn(landing);
          // Past every wait for a script and an ad.
          await page.clock.runFor(11_000);
          await expect(landing.phone).toHaveValue(PHONE);
          await landing.submit.click();
          await expect(landing.approved).toBeVisible();
          await expectWholePage(landing, errors);
          expect(service.leads.slice(leadsBefore)).toMatchObject([{ telephone: '79123456789' }]);
          await page.unroute(address);
        });
        tried += 1;
      }
      report(testInfo, tried);
    });
  }

  const COUNTERS: Readonly<Record<string, string>> = {
    blocked: 'window.ym = function () { (ym.a = ym.a || []).push(arguments) }; ym(7, "init", {});',
    hanging: 'window.Ya = { _metrika: { getCounters: () => [{ id: 7 }] } }; window.ym = () => {};',
    throwing:
      'window.Ya = { _metrika: { getCounters: () => [{ id: 7 }] } }; window.ym = () => { throw new Error("third party") };',
    'without its global': 'window.Ya = { _metrika: { getCounters: () => [{ id: 7 }] } };',
  };

  test('the analytics counter, whatever it does', async ({ landing, page, context }, testInfo) => {
    let tried = 0;
    const errors = await noteErrors(page);
    for (const [behaviour, content] of Object.entries(COUNTERS)) {
      await test.step(behaviour, async () => {
        const leadsBefore = landing.service.leads.length;
        await context.route('**/api/counter/get-by**', script(content));
        const came = page.waitForResponse('**/api/counter/get-by**');
        await arrive(landing);
        await came;
        await fillIn(landing);
        await landing.submit.click();
        await expect(landing.approved).toBeVisible();
        await expectWholePage(landing, errors);
        const leads = landing.service.leads.slice(leadsBefore);
        expect(leads).toMatchObject([{ telephone: '79123456789' }]);
        expect(leads[0]).not.toHaveProperty('externalId');
        await context.unroute('**/api/counter/get-by**');
      });
      tried += 1;
    }
    report(testInfo, tried);
  });
});
