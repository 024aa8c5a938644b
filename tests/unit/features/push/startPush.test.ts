// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import { demo as demoSite } from '~tests/support/sites';
import { startOptionalFeatures } from '~/app/optionalFeatures';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import { startPush, subscribe } from '~/features/push/startPush';
import { pushPromptShown } from '~/features/push/pushSlice';
import { selectNotifications } from '~/features/notifications/notificationsSlice';
import { holdDownloads } from '~/lib/downloads';
import { ScriptError, type ScriptRequest } from '~/lib/scriptLoader';
import { deferred } from '~tests/support/deferred';
import { startTestPage, type TestPageOptions } from '~tests/support/testPage';

type Settings = NonNullable<Parameters<typeof buildSiteInfo>[0]>;

const SENDPULSE_ID = '0123456789abcdef0123456789abcdef_1';
const SENDPULSE = { push_service: 'sendpulse', push_sendpulse_code: SENDPULSE_ID };
const SCRIPT_URL = 'https://push.example/p.js';
/** Expected when push does not start and logs nothing. */
const NOT_STARTED = { result: false, requests: [], logged: [] };
const requestPermission = vi.fn();

/** A browser with push; no test may ask it for permission. */
const browser = (permission = 'default') => ({
  Notification: { permission, requestPermission },
  navigator: { serviceWorker: {} },
  PushManager: {},
});

/** Starts a page, then push, and returns the result. */
async function openPush(
  settings: Settings,
  { globals = browser(), ...options }: TestPageOptions & { globals?: object } = {},
  source: NonNullable<TestPageOptions['service']>['source'] = {},
) {
  const requests: ScriptRequest[] = [];
  const loadScript = (request: ScriptRequest) => {
    requests.push(request);
    return Promise.resolve();
  };
  const page = await startTestPage({
    site: siteWith({ scriptOrigins: ['https://push.example'] }),
    thirdParty: { window: globals, loadScript },
    ...options,
    service: { siteInfo: buildSiteInfo({ ...settings, push_service: 'none' }), source },
  });
  // The page started without push, so that the test gets the thunk’s result.
  const { site } = page.store.getState();
  const named = { ...site.settings, pushService: settings.push_service ?? 'none' };
  page.store.dispatch({ type: 'site/loadSettings/fulfilled', payload: named });
  const result = await page.store.dispatch(startPush());
  return { ...page, result, requests, push: () => page.store.getState().push };
}

const siteWith = (push: Partial<(typeof demoSite)['push']>) => ({
  ...demoSite,
  push: { ...demoSite.push, ...push },
});

beforeEach(() => void requestPermission.mockClear());
afterEach(() => expect(requestPermission).not.toHaveBeenCalled());

it('push does not start after a refusal while an application holds its script back', async () => {
  const { store, requests } = await openPush({});
  const settings = { ...store.getState().site.settings, pushService: 'sendpulse' };
  const pushSendpulseCode = SENDPULSE_ID;
  store.dispatch({
    type: 'site/loadSettings/fulfilled',
    payload: { ...settings, pushSendpulseCode },
  });
  const lead = deferred();
  holdDownloads(lead.promise);
  const started = store.dispatch(startOptionalFeatures());
  await new Promise((resolve) => setTimeout(resolve, 50));
  store.dispatch(cookieNoticeDismissed('refused'));
  lead.resolve();
  await started;
  expect(requests).toEqual([]);
});

/** Settings that hold this code for every service that takes a code. */
const codes = (push_service: string, code: string): Settings => ({
  push_service,
  push_sendpulse_code: code,
  push_rafinad_code: code,
  push_repush_code: code,
});

describe('the push service', () => {
  it('is off by default and logs no line', async () => {
    const page = await openPush({ push_service: 'none' });
    expect(page).toMatchObject(NOT_STARTED);
    expect(page.push()).toMatchObject({ service: 'none', status: 'off' });
  });

  const rafinadScriptUrl = 'https://rafinad.example/{code}/sdk.js';
  const rolleradsZones = { other: '1', demo: '4242' };
  it.each<[string, string, string, Parameters<typeof siteWith>[0], Partial<ScriptRequest>]>([
    [
      ...(['sendpulse', 'an id', ` ${SENDPULSE_ID} `, {}] as const),
      {
        url: `https://web.webpushs.com/js/push/${SENDPULSE_ID}.js`,
        attributes: { charset: 'UTF-8' },
      },
    ],
    ['sendpulse', 'a url', SCRIPT_URL, {}, { url: SCRIPT_URL }],
    ['rafinad', 'a url', SCRIPT_URL, {}, { url: SCRIPT_URL }],
    [
      'rafinad',
      'an id',
      'a-1',
      { rafinadScriptUrl },
      { url: 'https://rafinad.example/a-1/sdk.js' },
    ],
    [
      ...(['rollerads', 'the zone of the site’s alias', '', { rolleradsZones }] as const),
      { url: 'https://push-sdk.com/f/sdk.js?z=4242', attributes: { 'data-cfasync': 'false' } },
    ],
  ])('starts %s by %s', async (service, _kind, code, push, request) => {
    const scriptOrigins = ['https://push.example'];
    const site = siteWith({ scriptOrigins, ...push });
    const page = await openPush(codes(service, code), { site });
    expect(page.requests).toMatchObject([request]);
    expect(page.result).toBe(true);
    expect(page.push().status).toBe('loaded');
  });

  const invalidCodes = [
    '',
    ' ',
    'not an id',
    `<script src="${SCRIPT_URL}"></script>`,
    'javascript:alert(1)',
    'http://push.example/p.js',
    '//push.example/p.js',
    'data:text/javascript,alert(1)',
    'https://user:secret@push.example/p.js',
    '"><img src=x onerror=alert(1)>',
    'alert(1)',
    '0123456789abcdef_1',
  ];

  it.each(invalidCodes)('rejects the code %j with a warning', async (code) => {
    const page = await openPush({ push_service: 'sendpulse', push_sendpulse_code: code });
    expect(page).toMatchObject({ ...NOT_STARTED, logged: [expect.stringContaining('push')] });
    expect(page.push().status).toBe('misconfigured');
  });

  const foreignUrls = [
    'https://evil.example/x.js',
    'https://push.example.evil.example/p.js',
    'https://push.example:8443/p.js',
    'https://evil.example/?https://push.example/',
    'https://web.webpushs.com.evil.example/js/push/x.js',
  ];

  it.each([
    ...foreignUrls.map((url) => ['sendpulse', url]),
    ['rafinad', 'https://evil.example/x.js'],
    ['repush', 'https://evil.example/x.js'],
  ] as [string, string][])(
    'of %s refuses the script url %s of another origin and shows no prompt',
    async (service, url) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { result, requests, logged, push, store } = await openPush(codes(service, url));
      await vi.advanceTimersByTimeAsync(5_000);
      expect(result).toBe(false);
      expect(push()).toMatchObject({ status: 'originRefused', isPromptDue: false });
      expect(logged).toHaveLength(1);
      expect(logged[0]).toContain(new URL(url).origin);
      expect(logged[0]).toMatch(/push: .*\(allowed: .*https:\/\/push\.example/);
      expect(await store.dispatch(subscribe())).toBe(false);
      expect(requests).toEqual([]);
    },
  );

  it('accepts the vendor’s own origin where the site config lists none', async () => {
    const url = 'https://web.webpushs.com/js/push/own.js';
    const site = siteWith({ scriptOrigins: [] });
    const { requests } = await openPush(codes('sendpulse', url), { site });
    expect(requests).toMatchObject([{ url }]);

    const own = 'https://rafinad.example/own.js';
    const rafinad = await openPush(codes('rafinad', own), {
      site: siteWith({ scriptOrigins: [], rafinadScriptUrl: 'https://rafinad.example/{code}.js' }),
    });
    expect(rafinad.requests).toMatchObject([{ url: own }]);
    const other = await openPush(codes('sendpulse', own), { site });
    expect(other.push().status).toBe('originRefused');
  });

  it.each(['rafinad', 'repush', 'rollerads'])(
    'warns when an id of %s has no script url, or a site no zone',
    async (service) => {
      const site = siteWith({ rolleradsZones: { other: '1' } });
      const { result, logged } = await openPush(codes(service, 'abc'), { site });
      expect(result).toBe(false);
      expect(logged.join()).toContain('push');
    },
  );

  it('refuses an unknown or disallowed provider, and a warning names the allowed ones for an unknown one', async () => {
    const unknown = await openPush({ push_service: 'pigeon' });
    expect(unknown.result).toBe(false);
    expect(unknown.logged).toHaveLength(1);
    expect(unknown.logged[0]).toMatch(/push.*"pigeon".*sendpulse/);

    const site = siteWith({ allowedServices: ['none', 'repush'] });
    expect(await openPush(SENDPULSE, { site })).toMatchObject({ result: false, requests: [] });
  });

  it.each([
    ['has no Notification', { ...browser(), Notification: undefined }],
    ['has no service worker', { ...browser(), navigator: {} }],
    ['has no PushManager', { ...browser(), PushManager: undefined }],
    ['denies permission', browser('denied')],
  ])('is off without a warning in a browser that %s', async (_case, globals) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const push_service of ['sendpulse', 'repush']) {
      const opened = await openPush(
        { push_service, push_sendpulse_code: SENDPULSE_ID, push_repush_code: SCRIPT_URL },
        { globals },
      );
      await vi.advanceTimersByTimeAsync(2_000);
      expect(opened).toMatchObject(NOT_STARTED);
      expect(opened.push()).toMatchObject({
        service: push_service,
        status: 'unsupported',
        isPromptDue: false,
      });
      expect(opened.cookies.get('repush_prompt')).toBeUndefined();
    }
  });

  it('is not offered to a visit with alternative settings', async () => {
    const page = await openPush(SENDPULSE, {}, { use_alternative_settings: '1' });
    expect(page).toMatchObject(NOT_STARTED);
  });

  it('logs one warning when the script fails', async () => {
    const loadScript = () => Promise.reject(new ScriptError('blocked'));
    const page = await openPush(SENDPULSE, { thirdParty: { window: browser(), loadScript } });
    const warning = '[demo] push: sendpulse did not load (blocked)';
    expect(page).toMatchObject({ result: false, logged: [warning] });
    expect(page.push()).toMatchObject({ service: 'sendpulse', status: 'failed' });
  });
});

describe('the repush provider', () => {
  const settings = { push_service: 'repush', push_repush_code: `${SCRIPT_URL}?v=2` };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  it('prompts 1000 ms after the page is ready and loads no script yet', async () => {
    const { result, requests, push } = await openPush(settings);
    expect(result).toBe(true);
    await vi.advanceTimersByTimeAsync(999);
    expect(push().isPromptDue).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(push()).toMatchObject({ isPromptDue: true, status: 'awaitingGesture' });
    expect(requests).toEqual([]);
  });

  it('prompts at once when the page has been ready for longer', async () => {
    const { store, clock, push } = await openPush(settings);
    vi.clearAllTimers();
    clock.advanceSec(0.4);
    await store.dispatch(startPush());
    await vi.advanceTimersByTimeAsync(599);
    expect(push().isPromptDue).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(push().isPromptDue).toBe(true);
  });

  it('prompts once in thirty days, counted from the last time the prompt was seen', async () => {
    const first = await openPush(settings);
    first.store.dispatch(pushPromptShown());
    expect(first.cookies.maxAges.get('repush_prompt')).toBe(2_592_000);

    const { clock, cookies } = first;
    clock.advanceSec(2_591_999);
    const second = await openPush(settings, { visitor: { clock, cookies } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(second.push().isPromptDue).toBe(false);

    clock.advanceSec(1);
    const third = await openPush(settings, { visitor: { clock, cookies } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(third.push().isPromptDue).toBe(true);
  });

  it('loads its script with the visit’s token after the visitor subscribes', async () => {
    const page = await openPush(settings, { globals: browser('granted') });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await page.store.dispatch(subscribe())).toBe(true);
    expect(page.requests.map(({ url }) => url)).toEqual([
      `${SCRIPT_URL}?v=2&token=${page.service.tokens[0] ?? ''}`,
    ]);
    expect(page.push()).toMatchObject({ status: 'loaded', isPromptDue: false });
    expect(selectNotifications(page.store.getState())).toMatchObject([{ tone: 'status' }]);
  });

  it('shows no success before the browser’s permission is given', async () => {
    const status = Object.assign(new EventTarget(), { state: 'prompt' });
    const query = () => Promise.resolve(status);
    const globals = { ...browser(), navigator: { serviceWorker: {}, permissions: { query } } };
    const page = await openPush(settings, { globals });
    const answer = async (state: string) => {
      status.state = state;
      status.dispatchEvent(new Event('change'));
      await vi.advanceTimersByTimeAsync(0);
      return selectNotifications(page.store.getState()).map(({ tone }) => tone);
    };
    expect(await page.store.dispatch(subscribe())).toBe(true);
    expect(await answer('prompt')).toEqual([]);
    expect(await answer('denied')).toEqual([]);
    expect(await answer('granted')).toEqual(['status']);
  });

  it.each([
    ['does not tell of the permission', undefined],
    ['refuses the question', { query: () => Promise.reject(new TypeError('notifications')) }],
  ])('shows no success in a browser that %s', async (_case, permissions) => {
    const globals = { ...browser(), navigator: { serviceWorker: {}, permissions } };
    const page = await openPush(settings, { globals });
    expect(await page.store.dispatch(subscribe())).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(selectNotifications(page.store.getState())).toEqual([]);
  });

  it('loads no script for a visitor who has denied the permission since the prompt came', async () => {
    const globals = browser();
    const page = await openPush(settings, { globals });
    globals.Notification.permission = 'denied';
    expect(await page.store.dispatch(subscribe())).toBe(false);
    expect(page).toMatchObject({ requests: [] });
    expect(page.push().status).toBe('unsupported');
  });

  it('shows no success to a visitor whose browser blocks its script', async () => {
    const loadScript = () => Promise.reject(new ScriptError('blocked'));
    const page = await openPush(settings, { thirdParty: { window: browser(), loadScript } });
    expect(await page.store.dispatch(subscribe())).toBe(false);
    expect(page.push()).toMatchObject({ service: 'repush', status: 'failed', isPromptDue: false });
    expect(selectNotifications(page.store.getState())).toEqual([]);
  });

  it('loads nothing once the settings name no push service', async () => {
    const page = await openPush({ push_service: 'none' });
    expect(await page.store.dispatch(subscribe())).toBe(false);
    expect(page.requests).toEqual([]);
  });
});
