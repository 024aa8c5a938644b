// @vitest-environment node
import { AxiosError } from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerPage } from '../../../mocks/entrance';
import { createScenarioService, type ScenarioService } from '../../../mocks/scenarioService';
import { startServer, type RunningServer } from '../../../mocks/server';
import { readServerSettings } from '../../../mocks/settings';
import { readFaults } from '../../../mocks/wishes';
import { createClients } from '../../../src/api/transport';

const INFO = '/site/get-info?alias=demo&language=ru';
const CHECKBOXES = '/help/get-checkbox-config?siteAlias=demo&token=&language=ru';

let service: ScenarioService;
let server: RunningServer;

beforeEach(async () => {
  service = createScenarioService();
  server = await startServer({
    service,
    headers: () => ({ 'Access-Control-Allow-Origin': '*' }),
    enter: (url, cookies) => answerPage(url, cookies, Date.UTC(2026, 10, 21)),
  });
});

afterEach(async () => {
  service.close();
  await server.close();
});

/** The page's own reading client, pointed at the server. */
const client = () => createClients({ baseURL: `${server.origin}/api` }).reading;

const settingsOf = async (headers: Record<string, string> = {}) =>
  (await client().get<Record<string, unknown>>(INFO, { headers })).data;

/** What a call that must fail is rejected with. */
async function failureOf(call: Promise<unknown>): Promise<AxiosError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof AxiosError) return error;
  throw new Error('the call did not fail');
}

describe('a real client of the server', () => {
  it('is in the first scenario unless it names one', async () => {
    await expect(settingsOf()).resolves.toMatchObject({ use_old_checkbox: '1', gdpr_use: '0' });
    expect(service.serviceOf('first-visit').callsTo('siteInfo')).toHaveLength(1);
  });

  it('names a scenario in a header, which only its own call is in', async () => {
    const headers = { 'x-mock-scenario': 'consents-ticked' };
    await expect(settingsOf(headers)).resolves.toMatchObject({ use_old_checkbox: '0' });
    const { data } = await client().get<unknown>(CHECKBOXES, { headers });
    expect(data).toMatchObject({ is_checked: '1' });
    await expect(settingsOf()).resolves.toMatchObject({ use_old_checkbox: '1' });
  });

  it('names it in the query, of which the call itself knows nothing', async () => {
    const { data } = await client().get<unknown>(`${INFO}&mockScenario=cookie-notice`);
    expect(data).toMatchObject({ gdpr_use: '1' });
    expect(service.serviceOf('cookie-notice').calls).toMatchObject([
      { query: { alias: 'demo', language: 'ru' } },
    ]);
    expect(service.serviceOf('cookie-notice').calls[0]?.query).not.toHaveProperty('mockScenario');
  });

  it('a scenario keeps what it has been told from call to call', async () => {
    const headers = { 'x-mock-scenario': 'consents-new' };
    const url = 'https://site.example/?utm_source=a';
    const post = createClients({ baseURL: `${server.origin}/api` }).sending;
    const { data } = await post.post<{ token: string }>(
      '/help/parse-source-from-url',
      { url },
      { headers },
    );
    expect(service.serviceOf('consents-new').tokens).toEqual([data.token]);
    expect(service.serviceOf('first-visit').tokens).toEqual([]);
  });

  it('a scenario that does not exist is a 400 that lists those that do', async () => {
    const { response } = await failureOf(settingsOf({ 'x-mock-scenario': 'nope' }));
    expect(response?.status).toBe(400);
    expect(response?.data).toEqual({
      errors: [expect.stringMatching(/"nope" is not a scenario; allowed: first-visit, /) as string],
    });
  });

  it('a page of another origin may read the answer', async () => {
    const answer = await client().get(INFO, { headers: { Origin: 'http://phone.example' } });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });
});

describe('a fault that a caller asks for', () => {
  it('is in this call alone', async () => {
    const { response } = await failureOf(settingsOf({ 'x-mock-fault': 'siteInfo=status:503' }));
    expect(response?.status).toBe(503);
    await expect(settingsOf()).resolves.toMatchObject({ country_alias: 'ru' });
  });

  it('may be asked for in the query', async () => {
    const { response } = await failureOf(client().get(`${INFO}&mockFault=every=status:500`));
    expect(response?.status).toBe(500);
  });

  it('touches no other call', async () => {
    await expect(settingsOf({ 'x-mock-fault': 'nextOffer=hang' })).resolves.toMatchObject({
      country_alias: 'ru',
    });
  });

  it('offline breaks the connection', async () => {
    const failure = await failureOf(settingsOf({ 'x-mock-fault': 'siteInfo=offline' }));
    expect(failure.response).toBeUndefined();
  });

  it('that does not exist is a 400 that says how one is written', async () => {
    const { response } = await failureOf(settingsOf({ 'x-mock-fault': 'siteInfo=melt' }));
    expect(response?.status).toBe(400);
    expect(response?.data).toEqual({
      errors: [expect.stringContaining('"siteInfo=melt" is not a fault; allowed: ') as string],
    });
  });
});

describe('faults as text', () => {
  it('each kind is read', () => {
    const text = 'siteInfo=slow:3000, nextOffer=status:404,documents=wrongTypes';
    expect(readFaults(text)).toEqual({
      ok: true,
      faults: {
        siteInfo: { kind: 'slow', ms: 3_000 },
        nextOffer: { kind: 'status', status: 404 },
        documents: { kind: 'wrongTypes' },
      },
    });
    expect(readFaults('')).toEqual({ ok: true, faults: {} });
  });

  it.each([
    'hang',
    'all=hang',
    'siteInfo=status:200',
    'siteInfo=status',
    'siteInfo=slow:soon',
    '=hang',
  ])('%s is refused in one line', (text) => {
    expect(readFaults(text)).toEqual({
      ok: false,
      error: expect.stringMatching(/ is not a fault; allowed: [^\n]+$/) as string,
    });
  });
});

describe('a page that is opened in a scenario', () => {
  const openPage = (path: string, cookie = '') =>
    answerPage(new URL(`http://site.example${path}`), cookie, Date.UTC(2026, 10, 21));

  it('is moved to the scenario’s address, and keeps what else was asked for', () => {
    expect(openPage('/?scenario=phone-from-visit&mockFault=siteInfo=hang')).toMatchObject({
      status: 302,
      headers: {
        Location:
          '/?utm_source=yandex&telephone=79123456789&scenario=phone-from-visit&mockFault=siteInfo%3Dhang',
      },
    });
    expect(openPage('/?scenario=not-found')).toMatchObject({
      headers: { Location: '/somewhere?scenario=not-found' },
    });
  });

  it('brings the scenario’s cookies and no others', () => {
    const answer = openPage('/?scenario=return-red');
    const cookies = answer.kind === 'serve' ? answer.setCookies : [];
    expect(cookies).toContainEqual(expect.stringMatching(/^theme_alias=red; Path=\//));
    expect(cookies).toContainEqual(expect.stringMatching(/^visit=%7B.+pt-earlier-1/));
    expect(cookies).toContainEqual(expect.stringMatching(/^gdpr_consent=; Path=\/; Max-Age=0/));
    expect(cookies).toContainEqual(expect.stringMatching(/^mock_scenario=return-red;/));
  });

  it('has its calls answered in the same scenario', async () => {
    const page = await fetch(`${server.origin}/?utm_source=yandex&scenario=cookie-notice`, {
      headers: { Accept: 'text/html' },
    });
    const cookie = page.headers
      .getSetCookie()
      .filter((each) => !each.includes('Max-Age=0'))
      .map((each) => each.split(';')[0])
      .join('; ');
    await expect(settingsOf({ Cookie: cookie })).resolves.toMatchObject({ gdpr_use: '1' });
  });

  it('without one leaves the scenario it was in', () => {
    expect(openPage('/', 'mock_scenario=dark; theme_alias=red')).toEqual({
      kind: 'serve',
      setCookies: [expect.stringMatching(/^mock_scenario=; Path=\/; Max-Age=0/) as string],
    });
    expect(openPage('/')).toEqual({ kind: 'serve', setCookies: [] });
  });

  it.each(['/?scenario=nope', '/?scenario=dark&mockFault=melt'])(
    '%s is refused in words',
    (path) => {
      expect(openPage(path)).toMatchObject({
        status: 400,
        body: expect.stringContaining('allowed: ') as string,
      });
    },
  );
});

describe('the settings of a server', () => {
  it('have defaults', () => {
    expect(readServerSettings({}, 4_010)).toEqual({
      port: 4_010,
      host: '127.0.0.1',
      scenario: 'first-visit',
      delayMs: 'realistic',
    });
  });

  it('come from the environment', () => {
    const env = { PORT: '5000', HOST: '0.0.0.0', MOCK_SCENARIO: 'dark', MOCK_DELAY: '0' };
    expect(readServerSettings(env, 4_010)).toEqual({
      port: 5_000,
      host: '0.0.0.0',
      scenario: 'dark',
      delayMs: 0,
    });
  });

  it.each([{ MOCK_SCENARIO: 'nope' }, { MOCK_DELAY: 'long' }, { HOST: 'a b' }, { PORT: 'x' }])(
    '%j stops the start in one line that says what is allowed',
    (env) => {
      const [name = ''] = Object.keys(env);
      expect(() => readServerSettings(env, 4_010)).toThrow(
        new RegExp(`^${name}="[^\\n]+allowed: [^\\n]+$`),
      );
    },
  );
});
