// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { buildContract, ENDPOINTS, QUERY_EXAMPLES, REQUEST_BODIES } from '~mocks/contract/document';
import * as responses from '~mocks/contract/responses';
import { buildSiteSchema } from '~mocks/contract/siteSchema';
import { SCENARIO_NAMES, SCENARIOS, type ScenarioName } from '~mocks/scenarios';
import { createMockService, type MockServiceOptions } from '~mocks/service';
import { trackOfferClick, trackOfferShown } from '~/features/offers/tracking';
import { startTestPage } from '../../support/testPage';

type Endpoint = (typeof ENDPOINTS)[number];

const ORIGIN = 'http://localhost:3000';

function buildExampleRequest({ method, path, query = {}, body }: Endpoint): Request {
  const search = Object.keys(query).map((name) => `${name}=${QUERY_EXAMPLES[name] ?? ''}`);
  return new Request(`${ORIGIN}/api${path}?${search.join('&')}`, {
    method: method.toUpperCase(),
    ...(body === undefined ? {} : { body: JSON.stringify(body.example) }),
  });
}

async function send(endpoint: Endpoint, options: MockServiceOptions): Promise<Response> {
  const service = createMockService({ knownTokens: 'any', ...options, faults: {} });
  const response = await getResponse(service.handlers, buildExampleRequest(endpoint));
  if (response === undefined) throw new Error(`no handler for ${endpoint.path}`);
  return response;
}

describe('the contract', () => {
  it('matches the committed openapi.json, which "npm run contract" writes', () => {
    const committed: unknown = JSON.parse(readFileSync('mocks/contract/openapi.json', 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(buildContract())));
  });

  it('of the site config matches the committed site.schema.json', () => {
    const committed: unknown = JSON.parse(readFileSync('mocks/contract/site.schema.json', 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(buildSiteSchema())));
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...buildContract() });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('$ref');
  });

  it('has no fault that a linter of OpenAPI finds, such as a missing licence, security or tag', async () => {
    const rules = { 'operation-tag-defined': 'error', 'tag-description': 'error' } as const;
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const source = JSON.stringify(buildContract());
    const faults = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});

it.each(ENDPOINTS)('the examples of $method $path match their schemas', ({ response, body }) => {
  if (response !== 'script')
    expect(v.safeParse(responses[response.schema], response.example).issues).toBeUndefined();
  if (body !== undefined)
    expect(v.safeParse(REQUEST_BODIES[body.schema], body.example).issues).toBeUndefined();
});

/** True if the mock service must refuse a request that has neither query nor body. */
const hasRequiredInput = ({ query, body }: Endpoint) =>
  body !== undefined || Object.values(query ?? {}).some(({ type }) => type !== 'optional');

it.each(ENDPOINTS.filter(hasRequiredInput))(
  '$method $path gets a 400 for a request without the required input',
  async ({ method, path, body }) => {
    const request = new Request(`${ORIGIN}/api${path}`, {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body: '{}' }),
    });
    const response = await getResponse(createMockService().handlers, request);
    expect(response?.status).toBe(400);
    expect(v.is(responses.ErrorBody, await response?.json())).toBe(true);
  },
);

describe('the page', () => {
  it('calls the nine endpoints of section 7 that the store uses, and nothing else', async () => {
    const page = await startTestPage({
      clientId: '167',
      service: { siteInfo: { use_old_checkbox: '0' }, checkboxConfig: { is_checked: '1' } },
    });
    const { store } = page;
    const offer = store.getState().offers.lists.page[0];
    if (offer === undefined) throw new Error('the page has no offer');
    await page.apply();
    store.dispatch(trackOfferClick(offer));
    store.dispatch(trackOfferShown(offer));
    await expect.poll(() => page.service.callsTo('shownOffers').length).toBe(1);
    await expect.poll(() => page.service.callsTo('visitedOffers').length).toBe(1);

    const called = new Set<string>();
    for (const { method, path, query, body } of page.service.calls) {
      const endpoint = ENDPOINTS.find((each) => `/api${each.path}` === path);
      expect(endpoint?.method.toUpperCase()).toBe(method);
      called.add(path);
      expect(Object.keys(query).sort()).toEqual(Object.keys(endpoint?.query ?? {}).sort());
      if (endpoint?.body !== undefined)
        expect(v.is(REQUEST_BODIES[endpoint.body.schema], body)).toBe(true);
    }
    // The tenth is analytics: a script element, not a request of the store. The last takes reports.
    expect(called.size).toBe(9);
    expect(ENDPOINTS).toHaveLength(11);
  });
});

it('the scenarios have responses that match the contract', async () => {
  // Many have the same data.
  const dataOf = (name: ScenarioName) => JSON.stringify({ ...SCENARIOS[name].service, faults: {} });
  for (const name of new Map(SCENARIO_NAMES.map((each) => [dataOf(each), each])).values()) {
    for (const endpoint of ENDPOINTS) {
      if (endpoint.response === 'script') continue;
      const response = await send(endpoint, { ...SCENARIOS[name].service });
      expect(response.status, name).toBe(200);
      const { issues } = v.safeParse(responses[endpoint.response.schema], await response.json());
      const faults = issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
      expect(faults, name).toBeUndefined();
    }
  }
});
