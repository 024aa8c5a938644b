// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { buildCheckboxConfig } from '~mocks/data/checkboxConfig';
import { buildDocuments } from '~mocks/data/documents';
import { buildOffer } from '~mocks/data/offers';
import { buildSiteInfo } from '~mocks/data/siteInfo';
import type { MockResource, MockServiceOptions } from '~mocks/service';
import { createApi, type Api } from '~/api';
import { createClients } from '~/api/transport';
import { installMockServer } from '../../support/mockServer';

const server = installMockServer();

function setUp(options: MockServiceOptions = {}, timeoutMs = 10_000) {
  const service = server.useMockService(options);
  const logged: string[] = [];
  const log = {
    warn: (line: string) => logged.push(line),
    error: (line: string) => logged.push(line),
  };
  return { service, logged, api: createApi({ log, timeoutMs }) };
}

const tracking = {
  offers: ['17'] as [string],
  partner: 'lodka',
  use_pre_token: true as const,
  token: '007',
  showcase_type: 10,
};

const site = { siteAlias: 'demo', language: 'ru' };
const page = (pageAlias: string) => ({ pageAlias, ...site, fromSite: 'demo' });
const landingUrl = 'https://site.example/?utm_source=a&b=%20#c';

interface Call {
  call: (api: Api) => Promise<{ ok: boolean }>;
  request: string;
  query?: object;
  body?: object;
}

/** Request, query and body of each call in section 7 of the specification. */
const calls: Record<Exclude<MockResource, 'counter' | 'report' | 'nextOffer'>, Call> = {
  parseSource: {
    call: (api) => api.parseSource(landingUrl),
    request: 'POST /help/parse-source-from-url',
    body: { url: landingUrl },
  },
  siteInfo: {
    call: (api) => api.getSiteSettings({ alias: 'demo', language: 'ru' }),
    request: 'GET /site/get-info',
    query: { alias: 'demo', language: 'ru' },
  },
  documents: {
    call: (api) => api.getSiteDocuments(site),
    request: 'GET /site/get-documents',
    query: { siteAlias: 'demo', language: 'ru' },
  },
  slotImages: {
    call: (api) => api.getSlotImages({ type: 'overlay' }),
    request: 'GET /advert/get-slot-images',
    query: { type: 'overlay' },
  },
  checkboxConfig: {
    call: (api) => api.getCheckboxConfig({ ...site, token: '' }),
    request: 'GET /help/get-checkbox-config',
    query: { siteAlias: 'demo', token: '', language: 'ru' },
  },
  offersPage: {
    call: (api) => api.getOffers(page('registration')),
    request: 'GET /offer/get-page',
    query: { pageAlias: 'registration', siteAlias: 'demo', fromSite: 'demo', language: 'ru' },
  },
  overlayOffersPage: {
    call: (api) => api.getOffers(page('overlay_registration')),
    request: 'GET /offer/get-page',
    query: page('overlay_registration'),
  },
  visitedOffers: {
    call: (api) => api.sendVisitedOffers(tracking),
    request: 'POST /offer/send-visited-offers',
    body: tracking,
  },
  shownOffers: {
    call: (api) => api.sendShownOffers(tracking),
    request: 'POST /offer/send-shown-offers',
    body: tracking,
  },
};

type Name = keyof typeof calls;
const resources = Object.keys(calls) as Name[];

/** The result of a call whose response has this body. */
const read = (name: Name, body: unknown) =>
  calls[name].call(setUp({ faults: { [name]: { kind: 'json', body } } }).api);

/** Bodies without any field, of resources whose body is not an object of fields. */
const WITHOUT_FIELDS: Partial<Record<Name, unknown>> = {
  documents: [],
  slotImages: [],
  checkboxConfig: { checkboxes: [{}, {}] },
};

const INVALID = { failure: { kind: 'invalidResponse' } };
const withResponse = resources.filter((name) => name !== 'visitedOffers' && name !== 'shownOffers');

describe('an API call', () => {
  it.each(resources)('%s has the specified method, path, query and body', async (name) => {
    const { api, service } = setUp();
    const { call, request, query = {}, body } = calls[name];
    expect(await call(api)).toMatchObject({ ok: true });
    const [method, path = ''] = request.split(' ');
    expect(service.calls).toMatchObject([{ method, path: `/api${path}`, query }]);
    expect(Object.keys(service.calls[0]?.query ?? {})).toHaveLength(Object.keys(query).length);
    expect(service.calls[0]?.body ?? undefined).toEqual(body);
  });

  it('has the proxy header only through writeClient, and base url and timeout through both clients', () => {
    const { readClient, writeClient } = createClients({});
    expect(writeClient.defaults.headers).toMatchObject({ 'proxy-url': '/api' });
    expect(readClient.defaults.headers).not.toHaveProperty('proxy-url');
    for (const client of [readClient, writeClient]) {
      expect(client.defaults).toMatchObject({ baseURL: '/api', timeout: 10_000 });
    }
    expect(writeClient.defaults.adapter).toBe('fetch');
  });
});

describe('the result of an API call', () => {
  it.each(withResponse)('of %s is plain data for each kind of failure', async (name) => {
    const faults = [
      [{ kind: 'status', status: 500 }, 'status'],
      [{ kind: 'html' }, 'invalidResponse'],
      [{ kind: 'null' }, 'invalidResponse'],
      [{ kind: 'offline' }, 'offline'],
      [{ kind: 'hang' }, 'timeout'],
    ] as const;
    for (const [fault, kind] of faults) {
      const { api, logged } = setUp(
        { faults: { [name]: fault } },
        kind === 'timeout' ? 60 : 10_000,
      );
      const { call, request } = calls[name];
      const response = await call(api);
      const failure = { kind, call: request };
      expect(response, `${name} ${fault.kind}`).toMatchObject({ ok: false, failure });
      expect(structuredClone(response)).toEqual(response);
      expect(logged).toHaveLength(1);
      expect(logged.join()).not.toContain('79123456789');
    }
  });

  it('is a timeout when the service hangs, also in browsers whose abort signals know no reason', async () => {
    class AbortControllerOfChromium96 extends AbortController {
      override abort(): void {
        super.abort(new DOMException('The user aborted a request.', 'AbortError'));
      }
    }
    vi.stubGlobal('AbortController', AbortControllerOfChromium96);
    const { api } = setUp({ faults: { parseSource: { kind: 'hang' } } }, 60);
    const response = await calls.parseSource.call(api);
    expect(response).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
  });

  it.each(withResponse)(
    'of %s is the same for fields of wrong types as for missing ones',
    async (name) => {
      const { api } = setUp({ faults: { [name]: { kind: 'wrongTypes' } } });
      const withoutFields = WITHOUT_FIELDS[name] ?? {};
      expect(await calls[name].call(api)).toEqual(await read(name, withoutFields));
    },
  );

  it.each(['visitedOffers', 'shownOffers'] as const)(
    'of %s is a success for any body with a success status',
    async (name) => {
      for (const kind of ['html', 'empty', 'null'] as const) {
        expect(await calls[name].call(setUp({ faults: { [name]: { kind } } }).api)).toEqual({
          ok: true,
          data: null,
        });
      }
      const { api } = setUp({ faults: { [name]: { kind: 'status', status: 500 } } });
      expect(await calls[name].call(api)).toMatchObject({
        failure: { kind: 'status', status: 500 },
      });
    },
  );
});

describe('a response', () => {
  it('of the source maps each field', async () => {
    const source = {
      key: 5,
      token: '00012345678901234567890',
      telephone: 79_123_456_789,
      region_id: '077',
      use_alternative_settings: '1',
      ads_key_custom: 'yandex',
      ads_use_custom: 1,
    };
    expect(await read('parseSource', source)).toEqual({
      ok: true,
      data: {
        key: '5',
        token: '00012345678901234567890',
        telephone: '79123456789',
        regionId: '077',
        alternativeSettings: true,
        adsKeyCustom: 'yandex',
        adsUseCustom: true,
      },
    });
  });

  it('of the source keeps every digit of ids that arrive as numbers', async () => {
    const body = '{"token":1234567890123456789,"key":-1234567890123456789}';
    const fetch = () => Promise.resolve(new Response(body));
    const api = createApi({ log: { warn: vi.fn(), error: vi.fn() }, fetch });
    expect(await api.parseSource(landingUrl)).toMatchObject({
      data: { token: '1234567890123456789', key: '-1234567890123456789' },
    });
  });

  it.for([undefined, null, '', '  ', {}, []])(
    'of the source with the token %j is a failure',
    async (token) => {
      expect(await read('parseSource', { key: 'a', token })).toMatchObject(INVALID);
    },
  );

  it('of the site data maps each field', async () => {
    const info = buildSiteInfo({
      title: 'т',
      title_main: 'Т',
      adsfinpro_slot_registration: '123456789012345678, 2 ,,3',
      yandex_slot_registration: 'R-A-1-1,R-A-1-1',
      leadstech_slot_registration: 'a',
      leadstech_slot_registration_1: 'z',
      leadstech_slot_registration_2: 'b,\u200bc',
      leadstech_slot_registration_3: 'd',
      adsfinpro_slot_overlay_registration: 'o',
      use_old_checkbox: '0\u200b',
      push_service: '\u2060repush',
      ads_key: 'yandex\u200e',
    });
    expect(await read('siteInfo', info)).toMatchObject({
      ok: true,
      data: {
        title: 'т',
        titleMain: 'Т',
        usesOldCheckbox: false,
        pushService: 'repush',
        adsKey: 'yandex',
        slots: {
          adsfinpro: { page: ['123456789012345678', '2', '3'], overlay: ['o'], popUp: [] },
          // As listed: the same unit twice is two slots.
          yandex: { page: ['R-A-1-1', 'R-A-1-1'] },
          leadstech: { page: ['a', 'z', 'b', 'c', 'd'] },
        },
      },
    });
  });

  it('of the site data has defaults for missing, null and ill-typed fields', async () => {
    const broken = {
      title: null,
      ads_use: 'yes',
      gdpr_text: 5,
      use_old_checkbox: {},
      og_image: [],
    };
    const empty = { title: '', gdprText: '', ogImage: '', callToAction: '' };
    expect(await read('siteInfo', broken)).toMatchObject({
      ok: true,
      data: { ...empty, usesAds: false, usesOldCheckbox: true, pushService: 'none' },
    });
  });

  it('of an offers page converts flags to booleans and drops only the broken offers', async () => {
    const offers = [
      buildOffer({ offer_order_id: 1, is_top: '1', best: '0', is_external: true }),
      null,
      'offer',
      { ...buildOffer({}), offer_order_id: null },
      buildOffer({ url: 'javascript:alert(1)' }),
      buildOffer({ url: '//evil.example/' }),
      JSON.parse('{"__proto__":{"best":"1"},"offer_order_id":9,"url":"https://p.example/"}'),
    ];
    const body = { offers, showcase_type_id: '12', page_call_to_action: 'Взять' };
    expect(await read('offersPage', body)).toMatchObject({
      ok: true,
      data: [
        {
          ...{ offerOrderId: '1', isTop: true, isBest: false, isExternal: true },
          ...{ showcaseTypeId: 12, callToAction: 'Взять' },
        },
        { offerOrderId: '9', isBest: false, advertSlogan: '', infoHtml: '' },
      ],
    });
  });

  it('of an offers page has the specified defaults, and keeps an empty label', async () => {
    expect(await read('offersPage', {})).toEqual({ ok: true, data: [] });
    const offers = [buildOffer({})];
    expect(await read('offersPage', { offers })).toMatchObject({
      data: [{ showcaseTypeId: 10, callToAction: 'Предложение партнёра' }],
    });
    expect(await read('offersPage', { offers, page_call_to_action: ' ' })).toMatchObject({
      data: [{ callToAction: '' }],
    });
  });

  it('has the values of a list that arrives as an object, in their order', async () => {
    const asObject = (items: readonly unknown[]) =>
      Object.fromEntries(items.map((item, index) => [index * 2 + 1, item]));
    const [one, two] = buildDocuments();
    const documents = asObject([one, two]);
    const titles = [{ title: one?.title }, { title: two?.title }];
    expect(await read('documents', documents)).toMatchObject({ ok: true, data: titles });
    const { checkboxes } = buildCheckboxConfig();
    const config = { checkboxes: asObject(checkboxes.map((box) => ({ ...box, documents }))) };
    const boxes = checkboxes.map(() => ({ documents: titles }));
    expect(await read('checkboxConfig', config)).toMatchObject({ data: { checkboxes: boxes } });
    expect(await read('documents', {})).toMatchObject({ ok: true, data: [] });
  });

  it.each(['none', 5, true, { error: 'no offers' }])(
    'with %j in place of a list names the list, and has the rest',
    async (offers) => {
      const result = await read('offersPage', { offers });
      expect(result).toMatchObject({
        ok: true,
        data: [],
        failure: { kind: 'brokenList', call: 'GET /offer/get-page', lists: 'offers' },
      });
      expect(await read('documents', offers)).toMatchObject(INVALID);
    },
  );

  it.each([{}, { offers: null }])('without a list, as in %j, has none', async (body) => {
    expect(await read('offersPage', body)).toEqual({ ok: true, data: [] });
  });

  it('of the documents drops those without a usable url', async () => {
    const body = [
      { id: 1, title: 'Правила', path: '/rules.pdf' },
      { id: '2', title: '', path: 'https://docs.example/a' },
      { id: 3, title: 'Хитрый', path: 'javascript:alert(1)' },
      { id: 4, title: 'Чужой', path: '//evil.example' },
      null,
    ];
    expect(await read('documents', body)).toEqual({
      ok: true,
      data: [
        { id: '1', title: 'Правила', url: '/rules.pdf' },
        { id: '2', title: 'https://docs.example/a', url: 'https://docs.example/a' },
      ],
    });
  });

  it('of the consent configuration maps each field, drops broken checkboxes and documents and keeps the others', async () => {
    const document = { id: '7', title: 'Политика', path: '/documents/policy' };
    const checkbox = {
      text_mobile: 'Согласен',
      text_pc: 'Согласен на всё',
      documents: [null, 'x', document, { ...document, path: 'javascript:alert(1)' }],
      mobile_button_text: 'правила',
    };
    const body = { is_checked: '1', checkboxes: [null, 'x', 5, [], checkbox] };
    const documents = [{ id: '7', title: 'Политика', url: '/documents/policy' }];
    const texts = {
      textMobile: 'Согласен',
      textPc: 'Согласен на всё',
      mobileButtonText: 'правила',
    };
    expect(await read('checkboxConfig', body)).toEqual({
      ok: true,
      data: { isChecked: true, checkboxes: [{ ...texts, documents }] },
    });
  });

  it('of the slot images drops invalid urls', async () => {
    const usable = ['/pictures/1.svg', 'https://cdn.example/2.png'];
    const body = [...usable, 'data:image/png;base64,AA', 5, ''];
    expect(await read('slotImages', body)).toEqual({ ok: true, data: usable });
  });
});
