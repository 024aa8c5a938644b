import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFaults } from '~mocks/overrides';
import { scenarioMiddleware } from '~mocks/scenarioMiddleware';
import { createScenarioService, type ScenarioService } from '~mocks/scenarioService';
import { startServer, type RunningServer } from '~mocks/server';
import { parseServerSettings } from '~mocks/serverSettings';
import { createClients } from '~/api/transport';

const INFO = '/site/get-info?alias=demo&language=ru';

let service: ScenarioService;
let server: RunningServer;

beforeEach(async () => {
  service = createScenarioService();
  server = await startServer({ service, middleware: scenarioMiddleware });
});

afterEach(async () => {
  service.close();
  await server.close();
});

/** The page's own client. */
const client = () => createClients({ baseURL: `${server.origin}/api` }).readClient;

const getSettings = async (headers: Record<string, string> = {}) =>
  (await client().get<Record<string, unknown>>(INFO, { headers })).data;

describe('the scenario service', () => {
  it('uses the scenario of the header or the query for that request only, and logs the call without it', async () => {
    const headers = { 'x-mock-scenario': 'consents-checked' };
    await expect(getSettings(headers)).resolves.toMatchObject({ use_old_checkbox: '0' });
    const { data } = await client().get<unknown>(`${INFO}&mockScenario=cookie-notice`);
    expect(data).toMatchObject({ gdpr_use: '1' });
    const { calls } = service.getService('cookie-notice');
    expect(calls.map(({ query }) => query)).toEqual([{ alias: 'demo', language: 'ru' }]);
    await expect(getSettings()).resolves.toMatchObject({ use_old_checkbox: '1', gdpr_use: '0' });
    expect(service.getService('first-visit').callsTo('siteInfo')).toHaveLength(1);
  });

  it('applies the fault of the header or the query to that request only', async () => {
    await expect(getSettings({ 'x-mock-fault': 'siteInfo=status:503' })).rejects.toMatchObject({
      response: { status: 503 },
    });
    await expect(client().get(`${INFO}&mockFault=every=status:500`)).rejects.toMatchObject({
      response: { status: 500 },
    });
    await expect(getSettings()).resolves.toMatchObject({ country_alias: 'ru' });
  });

  it.each([
    ['x-mock-scenario', 'nope', '"nope" is not a scenario; allowed: first-visit, '],
    ['x-mock-fault', 'siteInfo=melt', '"siteInfo=melt" is not a fault; allowed: '],
  ])('responds 400 with what is allowed to the header %s: %s', async (header, value, message) => {
    const error = expect.stringContaining(message) as string;
    await expect(getSettings({ [header]: value })).rejects.toMatchObject({
      response: { status: 400, data: { errors: [error] } },
    });
  });
});

describe('parseFaults', () => {
  it('parses several faults of different kinds', () => {
    const text =
      'siteInfo=slow:3000, nextOffer=status:404,documents=wrongTypes,counter=prototypeKeys';
    expect(parseFaults(text)).toEqual({
      ok: true,
      faults: {
        siteInfo: { kind: 'slow', ms: 3_000 },
        nextOffer: { kind: 'status', status: 404 },
        documents: { kind: 'wrongTypes' },
        counter: { kind: 'prototypeKeys' },
      },
    });
    expect(parseFaults('')).toEqual({ ok: true, faults: {} });
  });

  it.each([
    'hang',
    'all=hang',
    'siteInfo=status:200',
    'siteInfo=status',
    'siteInfo=slow:soon',
    '=hang',
  ])('rejects %s with a one-line error', (text) => {
    expect(parseFaults(text)).toEqual({
      ok: false,
      error: expect.stringMatching(/ is not a fault; allowed: [^\n]+$/) as string,
    });
  });
});

describe('the scenario middleware', () => {
  const openPage = (path: string, cookie = '') =>
    fetch(`${server.origin}${path}`, {
      headers: { Accept: 'text/html', Cookie: cookie },
      redirect: 'manual',
    });

  it.each([
    [
      '/?scenario=phone-from-visit',
      '/?utm_source=yandex&telephone=79123456789&scenario=phone-from-visit',
    ],
    ['/?scenario=not-found', '/somewhere?scenario=not-found'],
  ])('redirects %s to the url of the scenario', async (path, location) => {
    const response = await openPage(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(location);
  });

  it('sets the cookies of the scenario, which selects it for the requests of the page, and expires all others', async () => {
    const cookies = (await openPage('/?scenario=return-red')).headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/^theme_alias=red; Path=\//));
    expect(cookies).toContainEqual(expect.stringMatching(/^visit=%7B.+pt-earlier-1/));
    expect(cookies).toContainEqual(expect.stringMatching(/^gdpr_consent=; Path=\/; Max-Age=0/));
    expect(cookies).toContainEqual(expect.stringMatching(/^mock_scenario=return-red;/));
    await getSettings({ Cookie: 'a=1; mock_scenario=return-red' });
    expect(service.getService('return-red').callsTo('siteInfo')).toHaveLength(1);
  });

  it('clears the scenario cookie on a page without a scenario', async () => {
    const { headers } = await openPage('/', 'mock_scenario=dark; theme_alias=red');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mock_scenario=; Path=\/; Max-Age=0/),
    ]);
    expect((await openPage('/')).headers.getSetCookie()).toEqual([]);
  });
});

describe('parseServerSettings', () => {
  it('returns the values of the environment, else the defaults', () => {
    const env = { PORT: '5000', SERVER_HOST: '0.0.0.0', MOCK_SCENARIO: 'dark', MOCK_DELAY: '0' };
    const read = { port: 5_000, host: '0.0.0.0', scenario: 'dark', delayMs: 0 };
    expect(parseServerSettings(env, 4_010)).toEqual(read);
    const none = { PORT: '', SERVER_HOST: '', MOCK_SCENARIO: '', MOCK_DELAY: '' };
    const defaults = { host: '127.0.0.1', scenario: 'first-visit', delayMs: 'realistic' };
    for (const unset of [{}, none])
      expect(parseServerSettings(unset, 4_010)).toEqual({ port: 4_010, ...defaults });
  });

  it.each([
    { MOCK_SCENARIO: 'nope' },
    { MOCK_DELAY: 'long' },
    { SERVER_HOST: 'a b' },
    ...['x', '65536'].map((PORT) => ({ PORT })),
  ])('rejects %j with a one-line error that names the allowed values', (env) => {
    const [name = ''] = Object.keys(env);
    expect(() => parseServerSettings(env, 4_010)).toThrow(
      new RegExp(`^${name}="[^\\n]+allowed: [^\\n]+$`),
    );
  });
});
