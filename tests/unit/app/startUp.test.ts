// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { selectConfiguredBoxes } from '~/features/form/consentSlice';
import { continueToOffer } from '~/features/form/continueToOffer';
import { selectIsPageReady } from '~/features/page/pageSlice';
import { parseVisitCookie } from '~/features/visit/visitRecord';
import { deferred } from '../../support/deferred';
import {
  AD_URL,
  newVisitor,
  openTestPage,
  startTestPage,
  PLAIN_URL,
  type TestPage,
} from '../../support/testPage';
import { waitFor } from '~tests/support/waitFor';

const callsTo = (page: TestPage, path: string) =>
  page.service.calls.filter((call) => call.path === `/api${path}`);

describe('start-up', () => {
  it('parses a first visit, stores it in the cookie and marks the page ready', async () => {
    const page = await startTestPage();
    expect(callsTo(page, '/help/parse-source-from-url')).toMatchObject([{ body: { url: AD_URL } }]);
    const stored = parseVisitCookie(page.cookies.get('visit'));
    expect(stored).toMatchObject({ url: PLAIN_URL, token: page.service.tokens[0] });
    expect(page.cookies.maxAges.get('visit')).toBe(7_890_000);
    expect(selectIsPageReady(page.store.getState())).toBe(true);
    expect(page.effects.theme).toBe('default');
  });

  it('parses the whole landing url, a phone included, and keeps none of its phone in the state', async () => {
    const url = `${AD_URL}&telephone=79123456789&click_id=89123456789`;
    const page = await startTestPage({ url, service: { source: { telephone: '' } } });
    expect(page.service.callsTo('parseSource')).toMatchObject([{ body: { url } }]);
    expect(JSON.stringify(page.store.getState())).not.toContain('9123456789');
  });

  it.each([
    ['has succeeded', {}, false],
    [
      'has failed, until the lead is sent',
      { parseSource: { kind: 'status', status: 500, times: 1 } },
      true,
    ],
  ] as const)(
    'keeps the phone of the landing url in no service once its parse %s',
    async (_case, faults, isKept) => {
      const page = await startTestPage({
        url: `${PLAIN_URL}?phone=79123456789&utm_source=a`,
        service: { faults },
      });
      const hasPhone = () => page.services.landing.url.includes('79123456789');
      expect(hasPhone()).toBe(isKept);
      await page.apply();
      expect(page.service.leads).toHaveLength(1);
      expect(hasPhone()).toBe(false);
      expect(page.services.landing.url).toContain('utm_source=a');
    },
  );

  it('parses a visit again for a parameter that is stripped with its phone', async () => {
    const visitor = newVisitor();
    visitor.cookies.set('visit', JSON.stringify({ url: PLAIN_URL, token: 'token' }), 1_000);
    const page = await startTestPage({ visitor, url: `${PLAIN_URL}?click_id=89123456789` });
    expect(page.service.callsTo('parseSource')).toHaveLength(1);
  });

  it.each([
    { status: 0, text: '', isLate: false },
    { status: 200, text: '{"key":"no token"}', isLate: false },
  ])('marks the page ready when the early parse ended as %j', async (early) => {
    const page = await startTestPage({ earlyParse: Promise.resolve(early) });
    expect(page.store.getState().visit).toMatchObject({
      parseStatus: 'failed',
      record: { token: '' },
    });
    expect(selectIsPageReady(page.store.getState())).toBe(true);
    expect(page.cookies.get('countdown_expiration')).toBeDefined();
    expect(page.logged.join()).toContain('POST /help/parse-source-from-url');
  });

  it('restarts the countdown with the length that the site sets', async () => {
    const page = await startTestPage();
    const expected = Math.floor(page.clock.now() / 1000) + 1_200;
    expect(page.cookies.get('countdown_expiration')).toBe(String(expected));
    expect(page.cookies.maxAges.get('countdown_expiration')).toBe(1_200);
  });
});

describe('the initial requests', () => {
  it('do not wait for the visit', async () => {
    const parse = deferred();
    const page = openTestPage({ service: { faults: { parseSource: parse.fault } } });
    const started = page.start();
    await waitFor(() => {
      const { site, offers } = page.store.getState();
      expect(site.settingsStatus).toBe('succeeded');
      expect(site.documents.length).toBeGreaterThan(0);
      expect(offers.lists.page.length).toBeGreaterThan(1);
      expect(offers.slotImages.page.length).toBeGreaterThan(0);
      expect(page.service.calls).toHaveLength(7);
    });
    parse.resolve();
    await started;
  });

  it('include the consent configuration, with the visit’s token, only if the settings ask for it', async () => {
    const old = await startTestPage();
    expect(callsTo(old, '/help/get-checkbox-config')).toHaveLength(0);

    const siteInfo = buildSiteInfo({ use_old_checkbox: '0' });
    const configured = await startTestPage({ service: { siteInfo } });
    expect(callsTo(configured, '/help/get-checkbox-config')).toMatchObject([
      { query: { token: configured.service.tokens[0], siteAlias: 'demo', language: 'ru' } },
    ]);
    expect(selectConfiguredBoxes(configured.store.getState())).toHaveLength(2);
  });
});

describe('the theme of a visit', () => {
  interface Step {
    visit: string;
    url?: string;
    afterSec?: number;
    continues?: boolean;
    theme: string;
  }

  const visits: Step[] = [
    { visit: 'a first visit from an ad', url: AD_URL, theme: 'default' },
    { visit: 'a reload', url: AD_URL, theme: 'default' },
    { visit: 'a plain return', theme: 'default', continues: true },
    { visit: 'a return after «Далее»', theme: 'red' },
    { visit: 'a return within five minutes', afterSec: 299, theme: 'red' },
    { visit: 'a return after five minutes', afterSec: 301, theme: 'green', continues: true },
    { visit: 'a return right after another «Далее»', theme: 'blue', continues: true },
    { visit: 'one more return after «Далее»', theme: 'yellow', continues: true },
    { visit: 'a return after «Далее» in the last colour', theme: 'red' },
    { visit: 'a new campaign', url: `${PLAIN_URL}?subid=2`, afterSec: 400, theme: 'red' },
    { visit: 'a return two days later', afterSec: 172_801, theme: 'default' },
  ];

  it('advances on a return after «Далее», again after five minutes without another, and resets after two days', async () => {
    const visitor = newVisitor();
    for (const { visit, url = PLAIN_URL, afterSec = 1, continues, theme } of visits) {
      visitor.clock.advanceSec(afterSec);
      const page = await startTestPage({ visitor, url });
      expect(page.effects.theme, visit).toBe(theme);
      expect(page.store.getState().theme.alias, visit).toBe(theme);
      if (continues === true) page.store.dispatch(continueToOffer(new MouseEvent('click')));
    }
  });

  it('that is no colour is reset and advanced beside a mark of activity, which belongs to a colour, and stored', async () => {
    const visitor = newVisitor();
    const first = openTestPage({ visitor });
    await first.start();
    first.store.dispatch(continueToOffer(new MouseEvent('click')));
    visitor.cookies.set('theme_alias', 'purple', 60);
    visitor.cookies.set('theme_activity', '1', 60);
    const page = openTestPage({ visitor, url: PLAIN_URL });
    await page.start();
    expect(page.effects.theme).toBe('red');
    visitor.clock.advanceSec(61);
    expect(visitor.cookies.get('theme_alias')).toBe('red');
    expect(visitor.cookies.get('theme_activity')).toBe('1');
  });
});

it('start-up logs an error during initialisation and marks the page ready', async () => {
  const visitor = newVisitor();
  const page = openTestPage({ visitor });
  visitor.cookies.get = () => {
    throw new Error('no cookies here');
  };
  await page.start();
  expect(page.logged).toEqual(['[demo] initialisation failed: no cookies here']);
  expect(selectIsPageReady(page.store.getState())).toBe(true);
});

describe('a stored token', () => {
  it('survives a parse that fails, and is replaced by one that succeeds', async () => {
    const visitor = newVisitor();
    const first = await startTestPage({ visitor });
    const [token] = first.service.tokens;
    const url = `${PLAIN_URL}another/?utm_source=other`;
    const failing = await startTestPage({
      visitor,
      url,
      service: { faults: { parseSource: { kind: 'status', status: 500, times: 9 } } },
    });
    expect(failing.service.callsTo('parseSource').length).toBeGreaterThan(0);
    expect(failing.store.getState().visit.record.token).toBe(token);
    expect(parseVisitCookie(visitor.cookies.get('visit'))).toMatchObject({ token });
    const healed = await startTestPage({ visitor, url });
    expect(healed.store.getState().visit.record.token).toBe(healed.service.tokens[0]);
  });

  it('that fits into no cookie is used for this load, logged without its value, and replaces the previous visit', async () => {
    const visitor = newVisitor();
    await startTestPage({ visitor });
    const token = 'x'.repeat(4_000);
    const page = await startTestPage({
      visitor,
      url: `${PLAIN_URL}?utm_source=other&phone=79123456789`,
      service: { source: { token, telephone: '79123456789' } },
    });
    expect(page.store.getState().visit.record.token).toBe(token);
    expect(page.cookies.get('visit')).toBeUndefined();
    expect(page.logged).toEqual(['[demo] the visit is too long for a cookie and was not stored']);
  });
});

it('«Далее» clears the stored url, phone, theme activity and countdown', async () => {
  const page = await startTestPage({ service: { source: { telephone: '79123456789' } } });
  page.store.dispatch(continueToOffer(new MouseEvent('click')));
  expect(parseVisitCookie(page.cookies.get('visit'))).toMatchObject({
    url: '',
    telephone: '',
    token: page.service.tokens[0],
  });
  expect(page.cookies.get('theme_activity')).toBeUndefined();
  expect(page.cookies.get('countdown_expiration')).toBeUndefined();
  expect(page.store.getState().countdown.expiresAtSec).toBe(0);
});

it('«Далее» in an older tab leaves the cookie of a newer visit as it is', async () => {
  const visitor = newVisitor();
  const older = await startTestPage({ visitor });
  await startTestPage({ visitor, url: `${PLAIN_URL}?utm_source=other` });
  const cookie = visitor.cookies.get('visit');
  older.store.dispatch(continueToOffer(new MouseEvent('click')));
  expect(visitor.cookies.get('visit')).toBe(cookie);
});
