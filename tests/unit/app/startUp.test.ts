// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildSiteInfo } from '../../../mocks/data/siteInfo';
import { buildSource } from '../../../mocks/data/source';
import { proceed } from '../../../src/features/form/proceed';
import { parseVisitCookie } from '../../../src/features/visit/visitRecord';
import {
  AD_ADDRESS,
  newVisitor,
  openTestPage,
  PLAIN_ADDRESS,
  type TestPage,
} from '../../support/testPage';

const called = (page: TestPage, path: string) =>
  page.service.calls.filter((call) => call.path === `/api${path}`);

describe('the start-up sequence', () => {
  it('parses a first visit, keeps it in the cookie and opens the page', async () => {
    const page = openTestPage();
    await page.start();
    expect(called(page, '/help/parse-source-from-url')).toMatchObject([
      { body: { url: AD_ADDRESS } },
    ]);
    const stored = parseVisitCookie(page.cookies.get('visit'));
    expect(stored).toMatchObject({ url: PLAIN_ADDRESS, token: page.service.tokens[0] });
    expect(page.cookies.lives.get('visit')).toBe(7_890_000);
    expect(page.seen).toMatchObject({ isReady: true, theme: 'default' });
  });

  it('takes the answer of a parse begun before the bundle ran, and makes no second call', async () => {
    const body = JSON.stringify(buildSource({ token: '0042', region_id: 77 }));
    const earlyParse = Promise.resolve({ kind: 'answer', status: 200, body } as const);
    const page = openTestPage({ earlyParse });
    await page.start();
    expect(called(page, '/help/parse-source-from-url')).toHaveLength(0);
    expect(page.store.getState().visit.record).toMatchObject({ token: '0042', regionId: '77' });
  });

  it.each([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'answer', status: 500, body: '{}' },
    { kind: 'answer', status: 200, body: '<html>' },
    { kind: 'answer', status: 200, body: '{"key":"no token"}' },
  ] as const)('an early parse that ended as %j opens the page all the same', async (early) => {
    const page = openTestPage({ earlyParse: Promise.resolve(early) });
    await page.start();
    expect(page.store.getState().visit).toMatchObject({ parse: 'failed', record: { token: '' } });
    expect(page.seen.isReady).toBe(true);
    expect(page.cookies.get('countdown_expiration')).toBeDefined();
    expect(page.logged.join()).toContain('POST /help/parse-source-from-url');
  });

  it('restarts the countdown for the site’s length, which wins over the base', async () => {
    const page = openTestPage();
    await page.start();
    const expected = Math.floor(page.clock.now() / 1000) + 1_200;
    expect(page.cookies.get('countdown_expiration')).toBe(String(expected));
    expect(page.cookies.lives.get('countdown_expiration')).toBe(1_200);
  });

  it('waits for nothing when the token is known', async () => {
    const visitor = newVisitor();
    await openTestPage({ visitor }).start();
    const page = openTestPage({ visitor, address: PLAIN_ADDRESS });
    const started = page.start();
    await Promise.resolve();
    expect(page.seen.isReady).toBe(true);
    await started;
    expect(called(page, '/help/parse-source-from-url')).toHaveLength(0);
  });

  it('prefills the visit’s phone, but never over what was typed', async () => {
    const page = openTestPage({ service: { source: { telephone: '79123456789' } } });
    await page.start();
    expect(page.store.getState().form.telephone).toBe('+7 (912) 345-67-89');

    const typed = openTestPage({ service: { source: { telephone: '79123456789' } } });
    typed.store.dispatch({ type: 'form/telephoneChanged', payload: '+7 (903' });
    await typed.start();
    expect(typed.store.getState().form.telephone).toBe('+7 (903');
  });

  it('sets the head from the site data, main title first', async () => {
    const siteInfo = buildSiteInfo({
      title_main: 'Займ',
      title: 'на карту',
      og_title: 'Займы',
      og_image: 'https://cdn.example/og.png',
    });
    const page = openTestPage({ service: { siteInfo } });
    await page.start();
    expect(page.seen.head).toEqual({
      title: 'Займ на карту',
      ogTitle: 'Займы',
      ogImage: 'https://cdn.example/og.png',
    });
  });
});

describe('the start-up loads', () => {
  it('are made side by side, and none waits for another or for the visit', async () => {
    const page = openTestPage({
      service: { faults: { parseSource: { kind: 'hang' } } },
      timeoutMs: 80,
    });
    await page.start();
    const loads = page.service.calls.map(({ path, query }) => [
      path.replace('/api', ''),
      query['pageAlias'] ?? query['type'] ?? '',
    ]);
    expect(loads).toEqual(
      expect.arrayContaining([
        ['/site/get-info', ''],
        ['/site/get-documents', ''],
        ['/offer/get-page', 'registration'],
        ['/offer/get-page', 'overlay_registration'],
        ['/advert/get-slot-images', 'default'],
        ['/advert/get-slot-images', 'overlay'],
      ]),
    );
    expect(loads).toHaveLength(7);
    const { site, offers } = page.store.getState();
    expect(site.optionsStatus).toBe('loaded');
    expect(site.documents.length).toBeGreaterThan(0);
    expect(offers.pages.page.offers.length).toBeGreaterThan(1);
    expect(offers.slotImages.page.length).toBeGreaterThan(0);
  });

  it('that all fail leave a page that is ready, with defaults', async () => {
    const html = { kind: 'html' } as const;
    const page = openTestPage({
      service: {
        faults: {
          parseSource: html,
          siteInfo: html,
          documents: html,
          offersPage: html,
          overlayOffersPage: html,
          slotImages: html,
        },
      },
    });
    await page.start();
    expect(page.seen.isReady).toBe(true);
    expect(page.store.getState().site).toMatchObject({
      options: null,
      optionsStatus: 'failed',
      documentsStatus: 'failed',
    });
    expect(page.logged).toHaveLength(7);
    for (const line of page.logged)
      expect(line).toMatch(/^\[demo\] (GET|POST) \/\S+ failed: shape/);
  });

  it('ask for the consent configuration only where the settings do, with the visit’s token', async () => {
    const old = openTestPage();
    await old.start();
    expect(called(old, '/help/get-checkbox-config')).toHaveLength(0);

    const siteInfo = buildSiteInfo({ use_old_checkbox: '0' });
    const configured = openTestPage({ service: { siteInfo } });
    await configured.start();
    expect(called(configured, '/help/get-checkbox-config')).toMatchObject([
      { query: { token: configured.service.tokens[0], siteAlias: 'demo', language: 'ru' } },
    ]);
    expect(configured.store.getState().consent.checkboxes.length).toBeGreaterThan(0);
  });

  it('store a mistake in the ad settings and log it once, with what is available', async () => {
    const siteInfo = buildSiteInfo({ ads_use: '1', ads_key: 'bing' });
    const page = openTestPage({ service: { siteInfo } });
    await page.start();
    expect(page.store.getState().ads.errors).toMatchObject([
      { kind: 'aliasUnknown', alias: 'bing' },
    ]);
    const lines = page.logged.filter((line) => line.includes('bing'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('yandex');
  });

  it('take the visit’s own ad platform over the settings’', async () => {
    const siteInfo = buildSiteInfo({
      ads_use: '1',
      ads_key: 'adsfinpro',
      yandex_slot_registration: 'R-A-1-1,R-A-1-2',
    });
    const source = { ads_use_custom: '1', ads_key_custom: 'yandex' } as const;
    const page = openTestPage({ service: { siteInfo, source } });
    await page.start();
    expect(page.store.getState().ads).toMatchObject({
      platform: 'yandex',
      slots: { page: ['R-A-1-1', 'R-A-1-2'] },
    });
  });
});

describe('the life of a visit’s theme', () => {
  interface Step {
    does: string;
    address?: string;
    afterSec?: number;
    next?: boolean;
    theme: string;
  }

  const life: Step[] = [
    { does: 'a first visit from an ad', address: AD_ADDRESS, theme: 'default' },
    { does: 'a reload', address: AD_ADDRESS, theme: 'default' },
    { does: 'a plain return', theme: 'default', next: true },
    { does: 'a return after «Далее»', theme: 'red' },
    { does: 'a return within five minutes', afterSec: 299, theme: 'red' },
    { does: 'a return after five minutes', afterSec: 301, theme: 'green', next: true },
    { does: 'a return right after another «Далее»', theme: 'blue', next: true },
    { does: 'and once more', theme: 'yellow', next: true },
    { does: 'and around', theme: 'red' },
    { does: 'a new campaign', address: `${PLAIN_ADDRESS}?subid=2`, afterSec: 400, theme: 'red' },
    { does: 'two days later', afterSec: 172_801, theme: 'default' },
  ];

  it('goes as the table says', async () => {
    const visitor = newVisitor();
    for (const { does, address = PLAIN_ADDRESS, afterSec = 1, next = false, theme } of life) {
      visitor.clock.advanceSec(afterSec);
      const page = openTestPage({ visitor, address });
      await page.start();
      expect(page.seen.theme, does).toBe(theme);
      expect(page.store.getState().theme.alias, does).toBe(theme);
      if (next) page.store.dispatch(proceed());
    }
  });

  it('keeps the alias for two days and the activity for five minutes', async () => {
    const visitor = newVisitor();
    await openTestPage({ visitor }).start();
    const page = openTestPage({ visitor, address: PLAIN_ADDRESS });
    await page.start();
    page.store.dispatch(proceed());
    const back = openTestPage({ visitor, address: PLAIN_ADDRESS });
    await back.start();
    expect(visitor.cookies.lives.get('theme_alias')).toBe(172_800);
    expect(visitor.cookies.lives.get('theme_activity')).toBe(300);
  });

  it('a theme that is none of the list is reset to the default', async () => {
    const visitor = newVisitor();
    visitor.cookies.set('theme_alias', 'purple', 1_000);
    const page = openTestPage({ visitor });
    await page.start();
    expect(page.seen.theme).toBe('default');
    expect(visitor.cookies.get('theme_alias')).toBe('default');
  });
});

it('an error during initialisation is logged, and the page opens all the same', async () => {
  const visitor = newVisitor();
  visitor.cookies.get = () => {
    throw new Error('no cookies here');
  };
  const page = openTestPage({ visitor });
  await page.start();
  expect(page.logged).toEqual(['[demo] initialisation failed: no cookies here']);
  expect(page.seen.isReady).toBe(true);
});

it('«Далее» prepares for the next visit: address, phone, activity and countdown go', async () => {
  const page = openTestPage({ service: { source: { telephone: '79123456789' } } });
  await page.start();
  page.store.dispatch(proceed());
  expect(parseVisitCookie(page.cookies.get('visit'))).toMatchObject({
    url: '',
    telephone: '',
    token: page.service.tokens[0],
  });
  expect(page.cookies.get('theme_activity')).toBeUndefined();
  expect(page.cookies.get('countdown_expiration')).toBeUndefined();
  expect(page.store.getState().countdown.expiresAtSec).toBe(0);
});

it.each(['', '{', '[]', 'null', '"x"', '{"url":1}', '%E0%A4%A', 'a'.repeat(5_000)])(
  'a visit cookie of %j opens the page with defaults',
  async (raw) => {
    const visitor = newVisitor();
    visitor.cookies.set('visit', raw, 1_000);
    visitor.cookies.set('countdown_expiration', raw, 1_000);
    visitor.cookies.set('color_mode', raw, 1_000);
    const page = openTestPage({ visitor, address: PLAIN_ADDRESS });
    await page.start();
    expect(page.seen).toMatchObject({ isReady: true, theme: 'default' });
    expect(page.store.getState().visit.record.token).toBe(page.service.tokens[0]);
  },
);
