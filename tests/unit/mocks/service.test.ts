// @vitest-environment node
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LEAD_EXAMPLE } from '~mocks/contract/requests';
import { createMockService, type MockService } from '~mocks/service';
import { NextOfferResponse } from '~/api/offer';

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

async function parseOffer(response: Response): Promise<{ offerUrl: URL; showcaseUrl: URL }> {
  const { offerUrl, showcaseUrl } = v.parse(NextOfferResponse, await response.json());
  return { offerUrl: new URL(offerUrl ?? ''), showcaseUrl: new URL(showcaseUrl ?? '') };
}

describe('parse-source-from-url', () => {
  it('issues a new token for each call', async () => {
    const service = createMockService();
    const first: unknown = await (await parse(service)).json();
    const second: unknown = await (await parse(service)).json();
    expect(service.tokens).toHaveLength(2);
    expect(first).toMatchObject({
      token: service.tokens[0],
      key: 'yandex',
      telephone: '79123456789',
    });
    expect(second).toMatchObject({ token: service.tokens[1] });
    expect(service.tokens[0]).not.toBe(service.tokens[1]);
  });

  it('prefers the source fields of the options to the url', async () => {
    const service = createMockService({ source: { token: 12345, ads_use_custom: '1' } });
    await expect((await parse(service)).json()).resolves.toMatchObject({
      token: 12345,
      ads_use_custom: '1',
      key: 'yandex',
    });
    expect((await checkboxes(service, '12345')).status).toBe(200);
  });

  it('responds 400 with the field name to an invalid url', async () => {
    const service = createMockService();
    const response = await parse(service, 'site');
    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toEqual({
      errors: [expect.stringContaining('url: ') as string],
    });
    expect(service.tokens).toEqual([]);
  });
});

describe('get-checkbox-config', () => {
  it('accepts an issued token and an empty one', async () => {
    const service = createMockService();
    await parse(service);
    expect((await checkboxes(service, service.tokens[0] ?? 'none')).status).toBe(200);
    expect((await checkboxes(service, '')).status).toBe(200);
  });

  it('responds 403 to a token of another service', async () => {
    const other = createMockService();
    await parse(other);
    const service = createMockService();
    expect((await checkboxes(service, other.tokens[0] ?? 'none')).status).toBe(403);
  });

  it('accepts the known tokens of the options', async () => {
    const known = createMockService({ knownTokens: ['kept'] });
    expect((await checkboxes(known, 'kept')).status).toBe(200);
    expect((await checkboxes(known, 'other')).status).toBe(403);
    const any = createMockService({ knownTokens: 'any' });
    expect((await checkboxes(any, 'other')).status).toBe(200);
  });
});

describe('get-next-offer', () => {
  it('adds the visit token as clickid only if there is one', async () => {
    const service = createMockService();
    const withToken = await parseOffer(await sendLead(service, { preToken: 'pt-1' }));
    expect(withToken.offerUrl.searchParams.get('clickid')).toBe('pt-1');
    const without = await parseOffer(await sendLead(service));
    expect(without.offerUrl.searchParams.has('clickid')).toBe(false);
  });

  it.each([
    ['a landline', { telephone: '74951234567' }],
    ['a formatted phone', { telephone: '+7 (912) 345-67-89' }],
    ['a phone as a number', { telephone: 79123456789 }],
    ['a sum as text', { sum: '30000' }],
    ['a zero sum', { sum: 0 }],
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

  it('responds 400 to a body that is not JSON', async () => {
    const service = createMockService();
    const request = new Request(`${ORIGIN}/api/offer/get-next-offer`, {
      method: 'POST',
      body: '{',
    });
    expect((await send(service, request)).status).toBe(400);
    expect(service.calls[0]?.body).toBe('{');
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
