// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFaults } from '~mocks/overrides';
import { scenarioMiddleware } from '~mocks/scenarioMiddleware';
import { createScenarioService, type ScenarioService } from '~mocks/scenarioService';
import { startServer, type RunningServer } from '~mocks/server';
import { parseServerSettings } from '~mocks/serverSettings';
import { createClients } from '~/api/transport';

const INFO = '/site/get-info?alias=demo&language=ru';
const CHECKBOXES = '/help/get-checkbox-config?siteAlias=demo&token=&language=ru';

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

/** The page's own clients. */
const clients = () => createClients({ baseURL: `${server.origin}/api` });
const client = () => clients().readClient;

const getSettings = async (headers: Record<string, string> = {}) =>
  (await client().get<Record<string, unknown>>(INFO, { headers })).data;

describe('the scenario service', () => {
  it('uses the default scenario for a request that selects none', async () => {
    await expect(getSettings()).resolves.toMatchObject({ use_old_checkbox: '1', gdpr_use: '0' });
    expect(service.getService('first-visit').callsTo('siteInfo')).toHaveLength(1);
  });

  it('uses the scenario of the request header for that request only', async () => {
    const headers = { 'x-mock-scenario': 'consents-checked' };
    await expect(getSettings(headers)).resolves.toMatchObject({ use_old_checkbox: '0' });
    const { data } = await client().get<unknown>(CHECKBOXES, { headers });
    expect(data).toMatchObject({ is_checked: '1' });
    await expect(getSettings()).resolves.toMatchObject({ use_old_checkbox: '1' });
  });

  it('uses the scenario of the query and removes the parameter from the logged call', async () => {
    const { data } = await client().get<unknown>(`${INFO}&mockScenario=cookie-notice`);
    expect(data).toMatchObject({ gdpr_use: '1' });
    const { calls } = service.getService('cookie-notice');
    expect(calls.map(({ query }) => query)).toEqual([{ alias: 'demo', language: 'ru' }]);
  });

  it('responds 400 with the allowed names to an unknown scenario', async () => {
    const error = expect.stringMatching(
      /"nope" is not a scenario; allowed: first-visit, /,
    ) as string;
    await expect(getSettings({ 'x-mock-scenario': 'nope' })).rejects.toMatchObject({
      response: { status: 400, data: { errors: [error] } },
    });
  });
});

describe('a requested fault', () => {
  it('applies to that request only', async () => {
    await expect(getSettings({ 'x-mock-fault': 'siteInfo=status:503' })).rejects.toMatchObject({
      response: { status: 503 },
    });
    await expect(getSettings()).resolves.toMatchObject({ country_alias: 'ru' });
  });

  it('can be requested in the query', async () => {
    await expect(client().get(`${INFO}&mockFault=every=status:500`)).rejects.toMatchObject({
      response: { status: 500 },
    });
  });

  it('gets a 400 with the syntax when it is unknown', async () => {
    const error = expect.stringContaining('"siteInfo=melt" is not a fault; allowed: ') as string;
    await expect(getSettings({ 'x-mock-fault': 'siteInfo=melt' })).rejects.toMatchObject({
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

  it('sets the cookies of the scenario and expires all others', async () => {
    const cookies = (await openPage('/?scenario=return-red')).headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/^theme_alias=red; Path=\//));
    expect(cookies).toContainEqual(expect.stringMatching(/^visit=%7B.+pt-earlier-1/));
    expect(cookies).toContainEqual(expect.stringMatching(/^gdpr_consent=; Path=\/; Max-Age=0/));
    expect(cookies).toContainEqual(expect.stringMatching(/^mock_scenario=return-red;/));
  });

  it('selects the scenario for the requests of the page', async () => {
    const page = await openPage('/?utm_source=yandex&scenario=cookie-notice');
    const cookies = page.headers.getSetCookie().filter((each) => !each.includes('Max-Age=0'));
    const Cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    await expect(getSettings({ Cookie })).resolves.toMatchObject({ gdpr_use: '1' });
  });

  it('clears the scenario cookie on a page without a scenario', async () => {
    const { headers } = await openPage('/', 'mock_scenario=dark; theme_alias=red');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mock_scenario=; Path=\/; Max-Age=0/),
    ]);
    expect((await openPage('/')).headers.getSetCookie()).toEqual([]);
  });

  it('responds 400 with the allowed values to an unknown scenario', async () => {
    const response = await openPage('/?scenario=nope');
    expect(response.status).toBe(400);
    await expect(response.text()).resolves.toContain('allowed: ');
  });
});

describe('parseServerSettings', () => {
  it.each([{}, { PORT: '', SERVER_HOST: '', MOCK_SCENARIO: '', MOCK_DELAY: '' }])(
    'returns the defaults for %j',
    (env) => {
      expect(parseServerSettings(env, 4_010)).toEqual({
        port: 4_010,
        host: '127.0.0.1',
        scenario: 'first-visit',
        delayMs: 'realistic',
      });
    },
  );

  it('returns the values of the environment', () => {
    const env = { PORT: '5000', SERVER_HOST: '0.0.0.0', MOCK_SCENARIO: 'dark', MOCK_DELAY: '0' };
    expect(parseServerSettings(env, 4_010)).toEqual({
      port: 5_000,
      host: '0.0.0.0',
      scenario: 'dark',
      delayMs: 0,
    });
  });

  it.each([
    { MOCK_SCENARIO: 'nope' },
    { MOCK_DELAY: 'long' },
    { SERVER_HOST: 'a b' },
    ...['x', '-1', '65536', '80.5', '1e3'].map((PORT) => ({ PORT })),
  ])('rejects %j with a one-line error that names the allowed values', (env) => {
    const [name = ''] = Object.keys(env);
    expect(() => parseServerSettings(env, 4_010)).toThrow(
      new RegExp(`^${name}="[^\\n]+allowed: [^\\n]+$`),
    );
  });
});
