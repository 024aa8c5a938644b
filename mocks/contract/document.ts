/** The contract for the real service: an OpenAPI 3.1 document built from the schemas, with the fixtures as examples. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { NextOfferRequest, OfferTrackingBody } from '../../src/api/offer';
import { API_BASE, API_TIMEOUT_MS, LANGUAGE } from '../../src/config/constants';
import { buildCheckboxConfig } from '../data/checkboxConfig';
import { buildDocuments } from '../data/documents';
import { buildOffersPage } from '../data/offers';
import { buildSlotImages } from '../data/pictures';
import { buildSiteInfo } from '../data/siteInfo';
import { buildSource } from '../data/source';
import * as requests from './requests';
import * as responses from './responses';

const VERSION = '1.0.0';

/** Named schemas of the document. */
export const RESPONSE_SCHEMAS = {
  Source: responses.Source,
  NextOffer: responses.NextOffer,
  SiteInfo: responses.SiteInfo,
  SiteDocument: responses.SiteDocument,
  SiteDocuments: responses.SiteDocuments,
  SlotImages: responses.SlotImages,
  CheckboxConfig: responses.CheckboxConfig,
  Offer: responses.Offer,
  OffersPage: responses.OffersPage,
  Success: responses.Success,
  ErrorBody: responses.ErrorBody,
};
export const REQUEST_SCHEMAS = {
  ParseBody: requests.ParseBody,
  LeadBody: requests.LeadBody,
  TrackingBody: requests.TrackingBody,
};
type ResponseName = keyof typeof RESPONSE_SCHEMAS;

interface Endpoint {
  readonly method: 'get' | 'post';
  /** Relative to `/api`. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: { readonly entries: v.ObjectEntries; readonly example: Record<string, string> };
  readonly body?: { readonly schema: keyof typeof REQUEST_SCHEMAS; readonly example: object };
  readonly response: { readonly schema: ResponseName; readonly example: unknown } | 'script';
  /** Error descriptions by status, beyond the errors common to all endpoints. */
  readonly errors?: Readonly<Record<number, string>>;
}

const SITE = 'demo';
const source = buildSource();
const offersPage = buildOffersPage();
const firstOffer = offersPage.offers[0];

const lead: NextOfferRequest = {
  siteAlias: SITE,
  url: 'https://site.example/',
  preToken: String(source.token),
  style: 'default',
  sum: 30_000,
  telephone: '79123456789',
  externalId: '1700000000000000001',
};
const tracking: OfferTrackingBody = {
  offers: [String(firstOffer?.offer_order_id)],
  partner: String(firstOffer?.partner),
  use_pre_token: true,
  token: String(source.token),
  showcase_type: Number(offersPage.showcase_type_id),
};
const siteQuery = { siteAlias: SITE, language: LANGUAGE };

/** The ten endpoints of section 7. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/help/parse-source-from-url',
    id: 'parseSource',
    summary: 'Разобрать адрес визита',
    description:
      'Первый запрос нового визита: страница не открывается, пока на него нет ответа или не вышло время.',
    body: { schema: 'ParseBody', example: { url: 'https://site.example/?utm_source=yandex' } },
    response: { schema: 'Source', example: source },
  },
  {
    method: 'post',
    path: '/offer/get-next-offer',
    id: 'getNextOffer',
    summary: 'Подобрать предложение по анкете',
    description:
      'Одна отправленная анкета — один запрос; сам собой он не повторяется. Ответ без обоих адресов значит, что предложений нет.',
    body: { schema: 'LeadBody', example: lead },
    response: {
      schema: 'NextOffer',
      example: {
        offerUrl: 'https://partner-lodka.example/apply?sum=30000&clickid=demo-token',
        showcaseUrl: 'https://vitrina-gavan.example/offers?sum=30000&clickid=demo-token',
      },
    },
  },
  {
    method: 'get',
    path: '/site/get-info',
    id: 'getSiteInfo',
    summary: 'Настройки сайта',
    description: 'Чего нет, то пусто; исключения указаны у полей.',
    query: {
      entries: requests.SiteInfoQuery.entries,
      example: { alias: SITE, language: LANGUAGE },
    },
    response: { schema: 'SiteInfo', example: buildSiteInfo() },
  },
  {
    method: 'get',
    path: '/site/get-documents',
    id: 'getDocuments',
    summary: 'Документы сайта',
    description: 'Их список открывается по ссылке «правилами сервиса».',
    query: { entries: requests.DocumentsQuery.entries, example: siteQuery },
    response: { schema: 'SiteDocuments', example: buildDocuments() },
  },
  {
    method: 'get',
    path: '/advert/get-slot-images',
    id: 'getSlotImages',
    summary: 'Логотипы для карточек предложений',
    description: 'Карточка берёт один из них случайно.',
    query: { entries: requests.SlotImagesQuery.entries, example: { type: 'default' } },
    response: { schema: 'SlotImages', example: buildSlotImages().default },
  },
  {
    method: 'get',
    path: '/help/get-checkbox-config',
    id: 'getCheckboxConfig',
    summary: 'Настроенные согласия',
    description:
      'Спрашивается, только если use_old_checkbox выключен. При ошибке или пустом списке показывается одна галочка.',
    query: {
      entries: requests.CheckboxQuery.entries,
      example: { ...siteQuery, token: String(source.token) },
    },
    response: { schema: 'CheckboxConfig', example: buildCheckboxConfig() },
    errors: { 403: 'Такого токена не выдавали' },
  },
  {
    method: 'get',
    path: '/offer/get-page',
    id: 'getOffersPage',
    summary: 'Предложения страницы или оверлея',
    description: 'Предложение без номера или адреса страница отбрасывает.',
    query: {
      entries: requests.OffersPageQuery.entries,
      example: { pageAlias: 'registration', fromSite: SITE, ...siteQuery },
    },
    response: {
      schema: 'OffersPage',
      example: buildOffersPage({ offers: offersPage.offers.slice(0, 2) }),
    },
  },
  {
    method: 'post',
    path: '/offer/send-visited-offers',
    id: 'sendVisitedOffers',
    summary: 'По предложению нажали',
    description: 'Уходит и тогда, когда страницу уже покидают; повторяется не больше раза.',
    body: { schema: 'TrackingBody', example: tracking },
    response: { schema: 'Success', example: { success: true } },
  },
  {
    method: 'post',
    path: '/offer/send-shown-offers',
    id: 'sendShownOffers',
    summary: 'Предложение увидели',
    description: 'Раз на предложение и загрузку страницы: видна хотя бы половина карточки.',
    body: { schema: 'TrackingBody', example: tracking },
    response: { schema: 'Success', example: { success: true } },
  },
  {
    method: 'get',
    path: '/counter/get-by',
    id: 'getCounter',
    summary: 'Скрипт счётчика',
    description: 'Подключается после загрузки страницы; от него ничего не зависит.',
    query: { entries: requests.CounterQuery.entries, example: { alias: SITE } },
    response: 'script',
  },
];

type Json = Readonly<Record<string, unknown>>;

const JSON_SCHEMA = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }: { referenceId: string }) => schemaRef(referenceId).$ref,
} as const;

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export function buildContract(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Сервис подбора займа для анкеты',
      version: VERSION,
      description:
        `Что страница спрашивает и что ждёт в ответ. Каждый ответ ждут ${API_TIMEOUT_MS / 1000} секунд. ` +
        'Ответы — JSON без обёртки; лишние поля страница не читает, битые элементы списков отбрасывает. ' +
        'Флаги — строки «1» и «0».',
    },
    servers: [{ url: API_BASE }],
    tags: [...new Set(ENDPOINTS.map(getTag))].map((name) => ({ name })),
    paths: Object.fromEntries(
      ENDPOINTS.map((endpoint) => [endpoint.path, { [endpoint.method]: buildOperation(endpoint) }]),
    ),
    components: {
      schemas: toJsonSchemaDefs({ ...REQUEST_SCHEMAS, ...RESPONSE_SCHEMAS }, JSON_SCHEMA),
      parameters: {
        ProxyUrl: {
          name: 'proxy-url',
          in: 'header',
          required: false,
          description:
            'Есть у запросов с данными посетителя. Браузеры заголовков на «proxy-» не отправляют, поэтому полагаться на него нельзя.',
          schema: { const: API_BASE },
        },
      },
      responses: {
        BadRequest: buildError('Запрос не той формы; страница считает его неудавшимся'),
        ServerError: buildError('Сервис не справился; страница обходится без ответа'),
      },
    },
  };
}

const getTag = ({ path }: Endpoint) => path.split('/')[1] ?? '';

function buildOperation(endpoint: Endpoint): Json {
  const { id, summary, description, query, body, errors = {} } = endpoint;
  return {
    operationId: id,
    tags: [getTag(endpoint)],
    summary,
    description,
    parameters: [
      ...(query === undefined ? [] : buildParameters(query)),
      ...(body === undefined ? [] : [{ $ref: '#/components/parameters/ProxyUrl' }]),
    ],
    ...(body !== undefined && {
      requestBody: { required: true, content: jsonContent(schemaRef(body.schema), body.example) },
    }),
    responses: {
      200: buildSuccess(endpoint),
      400: { $ref: '#/components/responses/BadRequest' },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, reason]) => [status, buildError(reason)]),
      ),
      '5XX': { $ref: '#/components/responses/ServerError' },
    },
  };
}

function buildParameters({ entries, example }: NonNullable<Endpoint['query']>): Json[] {
  return Object.entries(entries).map(([name, entry]) => {
    const { type, minLength, description, default: fallback } = toJsonSchema(entry, JSON_SCHEMA);
    return {
      name,
      in: 'query',
      required: entry.type !== 'optional',
      description,
      schema: { type, minLength, default: fallback },
      example: example[name],
    };
  });
}

function buildSuccess({ response }: Endpoint): Json {
  if (response === 'script') {
    return {
      description: 'Скрипт',
      content: { 'text/javascript': { schema: { type: 'string' } } },
    };
  }
  return {
    description: 'Ответ',
    content: jsonContent(schemaRef(response.schema), response.example),
  };
}

function buildError(description: string): Json {
  return {
    description,
    content: jsonContent(schemaRef('ErrorBody'), { errors: ['url: Invalid URL'] }),
  };
}

const jsonContent = (schema: Json, example: unknown): Json => ({
  'application/json': { schema, example },
});
