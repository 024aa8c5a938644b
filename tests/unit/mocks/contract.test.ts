// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ANSWERS, buildContract, CALLS, QUESTIONS } from '../../../mocks/contract/document';
import { SCENARIO_NAMES, SCENARIOS } from '../../../mocks/scenarios';
import { createMockService, type MockServiceOptions } from '../../../mocks/service';
import { SlotImagesAnswer } from '../../../src/api/advert';
import { CheckboxConfigAnswer } from '../../../src/api/help';
import { SourceAnswer } from '../../../src/api/source';
import { NextOfferAnswer, OffersPageAnswer } from '../../../src/api/offer';
import { SiteDocumentsAnswer, SiteInfoAnswer } from '../../../src/api/site';
import { requestNextOffer } from '../../../src/features/form/requestNextOffer';
import { submitApplication } from '../../../src/features/form/submitApplication';
import { telephoneChanged } from '../../../src/features/form/formSlice';
import { trackOfferClick, trackOfferShown } from '../../../src/features/offers/tracking';
import { openTestPage } from '../../support/testPage';

type Call = (typeof CALLS)[number];

const ORIGIN = 'http://localhost:3000';

/** What the page itself makes of the answers that have a name. */
const READERS = {
  Source: SourceAnswer,
  NextOffer: NextOfferAnswer,
  SiteInfo: SiteInfoAnswer,
  SiteDocuments: SiteDocumentsAnswer,
  SlotImages: SlotImagesAnswer,
  CheckboxConfig: CheckboxConfigAnswer,
  OffersPage: OffersPageAnswer,
} as const;

/** The request that the document gives as an example. */
function exampleOf({ method, path, query, body }: Call): Request {
  const search = query === undefined ? '' : `?${new URLSearchParams(query.example).toString()}`;
  return new Request(`${ORIGIN}/api${path}${search}`, {
    method: method.toUpperCase(),
    ...(body === undefined ? {} : { body: JSON.stringify(body.example) }),
  });
}

async function ask(call: Call, options: MockServiceOptions): Promise<Response> {
  const service = createMockService({ earlierTokens: 'any', ...options, faults: {} });
  const response = await getResponse(service.handlers, exampleOf(call));
  if (response === undefined) throw new Error(`${call.path} is not answered`);
  return response;
}

describe('the document', () => {
  it('is the one that is committed: "npm run contract" writes it anew', () => {
    const committed: unknown = JSON.parse(readFileSync('mocks/contract/openapi.json', 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(buildContract())));
  });

  it('is a valid one of OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate({ ...buildContract() });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('$ref');
  });

  it('has the ten calls of the page, and no others', () => {
    expect(CALLS.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      [
        'POST /help/parse-source-from-url',
        'POST /offer/get-next-offer',
        'GET /site/get-info',
        'GET /site/get-documents',
        'GET /advert/get-slot-images',
        'GET /help/get-checkbox-config',
        'GET /offer/get-page',
        'POST /offer/send-visited-offers',
        'POST /offer/send-shown-offers',
        'GET /counter/get-by',
      ].sort(),
    );
  });

  it('tells of the header that comes with the visitor’s data, and of what a refusal looks like', () => {
    const { paths } = buildContract() as {
      paths: Record<string, Record<string, { parameters: unknown[]; responses: object }>>;
    };
    for (const { method, path } of CALLS) {
      const operation = paths[path]?.[method];
      const header = { $ref: '#/components/parameters/ProxyUrl' };
      expect(
        operation?.parameters.some((each) => JSON.stringify(each) === JSON.stringify(header)),
      ).toBe(method === 'post');
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '400', '5XX']),
      );
    }
  });
});

describe.each(CALLS)('$method $path', (call) => {
  it('its examples are what its schemas say', () => {
    const { answer, body } = call;
    if (body !== undefined) expect(v.is(QUESTIONS[body.schema], body.example)).toBe(true);
    if (answer !== 'script') {
      expect(v.safeParse(ANSWERS[answer.schema], answer.example).issues).toBeUndefined();
    }
  });

  it('its example is answered by the mock service, as the document says', async () => {
    const response = await ask(call, {});
    expect(response.status).toBe(200);
    if (call.answer === 'script') {
      expect(response.headers.get('Content-Type')).toContain('text/javascript');
    } else {
      const body: unknown = await response.json();
      expect(v.safeParse(ANSWERS[call.answer.schema], body).issues).toBeUndefined();
    }
  });

  it('without what is required it is refused, as the document says', async () => {
    const { method, path, query, body } = call;
    const required = Object.entries(query?.entries ?? {}).some(
      ([, { type }]) => type !== 'optional',
    );
    if (body === undefined && !required) return;
    const request = new Request(`${ORIGIN}/api${path}`, {
      method: method.toUpperCase(),
      ...(body === undefined ? {} : { body: '{}' }),
    });
    const response = await getResponse(createMockService().handlers, request);
    expect(response?.status).toBe(400);
    expect(v.is(ANSWERS.Failure, await response?.json())).toBe(true);
  });
});

describe('the page', () => {
  it.each(Object.keys(READERS) as (keyof typeof READERS)[])('reads the example of %s', (schema) => {
    const call = CALLS.find(({ answer }) => answer !== 'script' && answer.schema === schema);
    const example = call?.answer === 'script' ? null : call?.answer.example;
    expect(v.safeParse(READERS[schema], example).issues).toBeUndefined();
    if (Array.isArray(example))
      expect(v.parse(READERS[schema], example)).toHaveLength(example.length);
  });

  it('asks nothing but what the document says', async () => {
    const page = openTestPage({
      clientId: '167',
      service: { siteInfo: { use_old_checkbox: '0' }, checkboxConfig: { is_checked: '1' } },
    });
    await page.start();
    const { store } = page;
    const offer = store.getState().offers.pages.page.offers[0];
    if (offer === undefined) throw new Error('the page has no offer');
    store.dispatch(telephoneChanged('+7 (912) 345-67-89'));
    await store.dispatch(
      submitApplication((application) => store.dispatch(requestNextOffer(application))),
    );
    store.dispatch(trackOfferClick(offer));
    store.dispatch(trackOfferShown(offer));
    await expect.poll(() => page.service.callsTo('shownOffers').length).toBe(1);

    const asked = new Set<string>();
    for (const { method, path, query, body } of page.service.calls) {
      const call = CALLS.find((each) => `/api${each.path}` === path);
      expect(call?.method.toUpperCase()).toBe(method);
      asked.add(path);
      expect(Object.keys(query).sort()).toEqual(Object.keys(call?.query?.entries ?? {}).sort());
      if (call?.body !== undefined) expect(v.is(QUESTIONS[call.body.schema], body)).toBe(true);
    }
    // All but the counter, which is a script of the document's head.
    expect(asked.size).toBe(CALLS.length - 1);
  });
});

describe('the scenarios', () => {
  it.each(SCENARIO_NAMES.filter((name) => name !== 'offers-broken'))(
    '%s answers as the document says',
    async (name) => {
      for (const call of CALLS) {
        if (call.answer === 'script') continue;
        const body: unknown = await (await ask(call, { ...SCENARIOS[name].service })).json();
        const { issues } = v.safeParse(ANSWERS[call.answer.schema], body);
        expect(
          issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
        ).toBeUndefined();
      }
    },
  );
});
