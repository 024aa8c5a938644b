import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { LEAD_EXAMPLE } from '~mocks/contract/requests';
import { createMockService, type MockService } from '~mocks/service';

const ORIGIN = 'http://site.example';
const LANDING = `${ORIGIN}/?utm_source=yandex&phone=79123456789`;

const lead = { ...LEAD_EXAMPLE, preToken: '' };

async function send({ handlers }: MockService, request: Request): Promise<Response> {
  const response = await getResponse(handlers, request);
  if (response === undefined) throw new Error(`no handler for ${request.url}`);
  return response;
}

const get = (service: MockService, pathAndQuery: string) =>
  send(service, new Request(`${ORIGIN}/api${pathAndQuery}`));

const post = (service: MockService, path: string, body: unknown, headers = {}) =>
  send(
    service,
    new Request(`${ORIGIN}/api${path}`, { method: 'POST', body: JSON.stringify(body), headers }),
  );

const parse = (service: MockService, url = LANDING) =>
  post(service, '/help/parse-source-from-url', { url });

const sendLead = (service: MockService, overrides: object = {}) =>
  post(service, '/offer/get-next-offer', { ...lead, ...overrides });

const checkboxes = (service: MockService, token: string) =>
  get(service, `/help/get-checkbox-config?siteAlias=demo&language=ru&token=${token}`);

describe('parse-source-from-url', () => {
  it('issues a new token for each call', async () => {
    const service = createMockService();
    const read = { key: 'yandex', telephone: '79123456789' };
    for (const at of [0, 1])
      expect(await (await parse(service)).json()).toMatchObject({
        ...read,
        token: service.tokens[at],
      });
    expect(new Set(service.tokens).size).toBe(2);
  });

  it('prefers the source fields of the options to the url', async () => {
    const service = createMockService({ source: { token: 12345, ads_use_custom: '1' } });
    await expect((await parse(service)).json()).resolves.toMatchObject({
      token: 12345,
      ads_use_custom: '1',
      key: 'yandex',
    });
  });
});

describe('get-checkbox-config', () => {
  it('accepts an issued token, an empty one and those of the options, and responds 403 to others', async () => {
    const service = createMockService({ knownTokens: ['kept'] });
    await parse(service);
    for (const token of [service.tokens[0] ?? 'none', '', 'kept'])
      expect((await checkboxes(service, token)).status, token).toBe(200);
    expect((await checkboxes(service, 'other')).status).toBe(403);
    const any = createMockService({ knownTokens: 'any' });
    expect((await checkboxes(any, 'other')).status).toBe(200);
  });
});

describe('get-next-offer', () => {
  it.each([
    ['a landline', { telephone: '74951234567' }],
    ['a formatted phone', { telephone: '+7 (912) 345-67-89' }],
    ['a phone as a number', { telephone: 79123456789 }],
    ['a sum as text', { sum: '30000' }],
    ['no token', { preToken: undefined }],
    ['an unknown style', { style: 'pink' }],
    ['a url with a query', { url: LANDING }],
    ['an empty client id', { externalId: '' }],
    ['an unknown field', { consent: true }],
  ])('responds 400 to %s and stores no lead', async (_, wrong: object) => {
    const service = createMockService();
    expect((await sendLead(service, wrong)).status).toBe(400);
    expect(service.leads).toEqual([]);
  });

  it('responds to a repeated idempotency key as it did before, and stores no second lead', async () => {
    const service = createMockService();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const readOffer = async (sum: number) =>
      (await post(service, '/offer/get-next-offer', { ...lead, sum }, headers)).text();
    const first = await readOffer(3_000);
    expect(await readOffer(100_000)).toBe(first);
    expect(service.leads).toMatchObject([{ sum: 3_000 }]);
  });
});

describe('reports', () => {
  const report = { alias: 'demo', version: '1', load: '2', metrics: { LCP: 9 }, errors: [] };

  it('are logged, as plain text too', async () => {
    const service = createMockService();
    const plain = { 'Content-Type': 'text/plain;charset=UTF-8' };
    expect((await post(service, '/report', report, plain)).status).toBe(200);
    expect(service.callsTo('report')).toMatchObject([{ body: report, status: 200 }]);
  });

  it('of browsers are taken', async () => {
    const own = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }];
    const type = { 'Content-Type': 'application/reports+json' };
    expect((await post(createMockService(), '/report', own, type)).status).toBe(200);
  });

  it.each([
    ['an unknown metric', { metrics: { FID: 1 } }],
    ['six errors', { errors: Array(6).fill({ message: 'a', stack: '' }) }],
  ])('get a 400 for %s', async (_title, wrong: object) => {
    expect((await post(createMockService(), '/report', { ...report, ...wrong })).status).toBe(400);
  });
});

describe('delayMs', () => {
  it('delays the response until close() ends the call with a network error', async () => {
    const service = createMockService({ delayMs: 3_600_000 });
    const waiting = sendLead(service);
    await expect.poll(() => service.calls.length).toBe(1);
    service.close();
    expect((await waiting).type).toBe('error');
    expect(service.calls[0]?.status).toBeNull();
    expect(service.leads).toEqual([]);
  });
});
