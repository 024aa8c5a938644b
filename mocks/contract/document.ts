/** The contract for the real service: an OpenAPI 3.1 document built from the schemas, with the fixtures as examples. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '../../src/api/nextOffer';
import type { OfferTrackingBody } from '../../src/api/offer';
import type { ReportBody as Report } from '../../src/api/report';
import { API_BASE, API_TIMEOUT_MS, LANGUAGE } from '../../src/config/constants';
import { buildServiceData } from '../data/serviceData';
import { buildSource } from '../data/source';
import * as requests from './requests';
import * as responses from './responses';

const VERSION = '1.0.0';

const { LeadBody, ParseBody, ReportBody, TrackingBody } = requests;
/** Queries are described as parameters, so only bodies have named schemas. */
export const REQUEST_BODIES = { LeadBody, ParseBody, ReportBody, TrackingBody };
type ResponseName = keyof typeof responses;

interface Endpoint {
  readonly method: 'get' | 'post';
  /** Relative to `/api`. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: v.ObjectEntries;
  /** True for a call with an idempotency key. */
  readonly isIdempotent?: true;
  readonly body?: { readonly schema: keyof typeof REQUEST_BODIES; readonly example: object };
  /** True for a call of `sendBeacon`, which sends no headers of ours and takes JSON as plain text. */
  readonly isBeacon?: true;
  readonly response: { readonly schema: ResponseName; readonly example: unknown } | 'script';
  /** Error descriptions by status, beyond the errors common to all endpoints. */
  readonly errors?: Readonly<Record<number, string>>;
}

const SITE = 'demo';
const source = buildSource();
const { siteInfo, documents, slotImages, checkboxConfig, offersPage } = buildServiceData({});
const firstOffer = offersPage.offers[0];

const tracking: OfferTrackingBody = {
  offers: [String(firstOffer?.offer_order_id)],
  partner: String(firstOffer?.partner),
  use_pre_token: true,
  token: String(source.token),
  showcase_type: Number(offersPage.showcase_type_id),
};
const report: Report = {
  alias: SITE,
  version: '0.1.0+Bk2QcSUa',
  load: '3f1c9a52-8f0e-4c0b-9a7d-5b1e2c3d4f60',
  variant: 'b',
  milestones: { usable: 640, hydrated: 1_310 },
  leads: [{ outcome: 'approved', ms: 412, sentBy: 'app' }],
  metrics: { LCP: 1_840, INP: 96, CLS: 0.0123, TTFB: 310 },
  errors: [
    {
      message: 'TypeError: undefined is not a function',
      stack: 'at https://site.example/assets/index-Bk2QcSUa.js:1:2345',
    },
  ],
};
export const QUERY_EXAMPLES: Readonly<Record<string, string>> = {
  alias: SITE,
  siteAlias: SITE,
  fromSite: SITE,
  language: LANGUAGE,
  pageAlias: 'registration',
  token: String(source.token),
  type: 'default',
};

/** The ten endpoints of section 7, and the reports. */
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
      'Одна отправленная анкета — один запрос; сам собой он не повторяется. Повтор запроса, на который не пришёл ответ, имеет тот же Idempotency-Key: второй запрос с тем же ключом — та же заявка, на него отвечают так же и новой её не считают. Сравнивается только ключ: после перезагрузки страницы у той же заявки может быть другой preToken. Ответ без обоих адресов значит, что предложений нет; следующая попытка после него — новая заявка с новым ключом.',
    isIdempotent: true,
    body: { schema: 'LeadBody', example: requests.LEAD_EXAMPLE },
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
    query: requests.SiteInfoQuery.entries,
    response: { schema: 'SiteInfo', example: siteInfo },
  },
  {
    method: 'get',
    path: '/site/get-documents',
    id: 'getDocuments',
    summary: 'Документы сайта',
    description: 'Их список открывается по ссылке «правилами сервиса».',
    query: requests.DocumentsQuery.entries,
    response: { schema: 'SiteDocuments', example: documents },
  },
  {
    method: 'get',
    path: '/advert/get-slot-images',
    id: 'getSlotImages',
    summary: 'Логотипы для карточек предложений',
    description: 'Карточка берёт один из них случайно.',
    query: requests.SlotImagesQuery.entries,
    response: { schema: 'SlotImages', example: slotImages.default },
  },
  {
    method: 'get',
    path: '/help/get-checkbox-config',
    id: 'getCheckboxConfig',
    summary: 'Настроенные согласия',
    description:
      'Спрашивается, только если use_old_checkbox выключен. При ошибке или пустом списке показывается одна галочка.',
    query: requests.CheckboxQuery.entries,
    response: { schema: 'CheckboxConfig', example: checkboxConfig },
    errors: { 403: 'Такого токена не выдавали' },
  },
  {
    method: 'get',
    path: '/offer/get-page',
    id: 'getOffersPage',
    summary: 'Предложения страницы или оверлея',
    description: 'Предложение без номера или адреса страница отбрасывает.',
    query: requests.OffersPageQuery.entries,
    response: {
      schema: 'OffersPage',
      example: { ...offersPage, offers: offersPage.offers.slice(0, 2) },
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
    query: requests.CounterQuery.entries,
    response: 'script',
  },
  {
    method: 'post',
    path: '/report',
    id: 'sendReport',
    summary: 'Отчёт о скорости, заявках и ошибках страницы',
    description:
      'Только у сайтов с reportUrl; адрес в нём любой, этот — у mock-сервиса. Приходит, когда страницу скрывают или покидают, через sendBeacon, поэтому с типом text/plain; ответ страница не читает. Туда же браузер сам шлёт нарушения политики и падения вкладки (Reporting-Endpoints, application/reports+json): в них полный адрес страницы, и параметры из него принимающая сторона должна убрать.',
    isBeacon: true,
    body: { schema: 'ReportBody', example: report },
    response: { schema: 'Success', example: { success: true } },
  },
];

/** By the first part of the path. */
const TAG_DESCRIPTIONS: Readonly<Record<string, string>> = {
  help: 'Визит и согласия',
  offer: 'Заявка и предложения партнёров',
  site: 'Настройки и документы сайта',
  advert: 'Картинки для карточек',
  counter: 'Счётчик аналитики',
  report: 'Отчёты с самой страницы',
};

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
      license: { name: 'Все права защищены', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: API_BASE }],
    // Visitors have no account; the token is a part of the content.
    security: [],
    tags: [...new Set(ENDPOINTS.map(getTag))].map((name) => ({
      name,
      description: TAG_DESCRIPTIONS[name],
    })),
    paths: Object.fromEntries(
      ENDPOINTS.map((endpoint) => [endpoint.path, { [endpoint.method]: buildOperation(endpoint) }]),
    ),
    components: {
      schemas: toJsonSchemaDefs({ ...REQUEST_BODIES, ...responses }, JSON_SCHEMA),
      parameters: {
        SiteAlias: buildParameter('siteAlias', requests.siteAlias),
        Language: buildParameter('language', requests.language),
        IdempotencyKey: {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: true,
          description: 'Один и тот же у всех попыток отправить одну анкету.',
          schema: { type: 'string', format: 'uuid' },
          example: '0b0a3c1e-6f0d-4d0e-9c1a-2f5b8d7e4a10',
        },
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
  const { id, summary, description, query = {}, body, errors = {} } = endpoint;
  const { isIdempotent, isBeacon } = endpoint;
  return {
    operationId: id,
    tags: [getTag(endpoint)],
    summary,
    description,
    parameters: [
      ...buildParameters(query),
      ...(body === undefined || isBeacon ? [] : [{ $ref: '#/components/parameters/ProxyUrl' }]),
      ...(isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: jsonContent(
          schemaRef(body.schema),
          body.example,
          isBeacon ? 'text/plain' : 'application/json',
        ),
      },
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

function buildParameters(query: v.ObjectEntries): Json[] {
  return Object.entries(query).map(([name, entry]) => {
    if (name === 'siteAlias') return { $ref: '#/components/parameters/SiteAlias' };
    if (entry === requests.language) return { $ref: '#/components/parameters/Language' };
    return buildParameter(name, entry);
  });
}

function buildParameter(name: string, entry: v.GenericSchema): Json {
  const { type, minLength, description, default: fallback } = toJsonSchema(entry, JSON_SCHEMA);
  return {
    name,
    in: 'query',
    required: entry.type !== 'optional',
    description,
    schema: { type, minLength, default: fallback },
    example: QUERY_EXAMPLES[name],
  };
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

const jsonContent = (schema: Json, example: unknown, type = 'application/json'): Json => ({
  [type]: { schema, example },
});
