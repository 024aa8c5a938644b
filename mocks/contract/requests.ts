/** Schemas of request queries and bodies (section 7); the mock service responds 400 to any other input. */
import * as v from 'valibot';
import type { NextOfferRequest } from '../../src/api/nextOffer';
import type { OfferTrackingBody } from '../../src/api/offer';
import type * as report from '../../src/api/report';
import { DEFAULT_THEME_ALIAS, LANGUAGE, THEME_COLORS } from '../../src/config/constants';
import { buildSource } from '../data/source';

export const nonEmpty = (description: string) =>
  v.pipe(v.string(), v.nonEmpty(), v.description(description));

/** The page sends it back in the type that it has got. */
const id = (description: string) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.description(`${description} — строкой или числом, как пришло от сервиса`),
  );

export const siteAlias = nonEmpty('Алиас сайта');
export const language = nonEmpty('Язык страницы');

export const ParseBody = v.object({
  url: v.pipe(v.string(), v.url(), v.description('Полный адрес визита, с параметрами')),
});

export const CheckboxQuery = v.object({
  siteAlias,
  token: v.pipe(v.string(), v.description('Токен визита; пуст, если разбор адреса не удался')),
  language: v.optional(language, LANGUAGE),
});

export const LeadBody = v.strictObject({
  siteAlias,
  // Advertisers put phone numbers into the query and the hash.
  url: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^[^?#]*$/),
    v.description('Адрес визита без параметров и хеша'),
  ),
  preToken: id('Токен визита; пуст, если разбор адреса не удался'),
  style: v.pipe(
    v.picklist([DEFAULT_THEME_ALIAS, ...THEME_COLORS]),
    v.description('Тема, в которой посетитель видел анкету'),
  ),
  sum: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('Сумма в рублях')),
  telephone: v.pipe(v.string(), v.regex(/^79\d{9}$/), v.description('Мобильный телефон')),
  externalId: v.exactOptional(
    nonEmpty('Идентификатор посетителя в счётчике аналитики; нет счётчика — нет и поля'),
  ),
  consents: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          id: nonEmpty(
            '`accept` у одной галочки; `consent-0`, `consent-1`… у настроенных, по порядку',
          ),
          checked: v.boolean(),
          text: nonEmpty('Текст, который стоял рядом с галочкой'),
          at: v.pipe(
            v.string(),
            v.isoTimestamp(),
            v.description('Когда её поставили или впервые показали поставленной'),
          ),
        }),
      ),
      v.description('Согласия посетителя; только у сайтов с lead.sendsConsents'),
    ),
  ),
}) satisfies v.GenericSchema<NextOfferRequest>;

export const LEAD_EXAMPLE: NextOfferRequest = {
  siteAlias: 'demo',
  url: 'https://site.example/',
  preToken: String(buildSource().token),
  style: 'default',
  sum: 30_000,
  telephone: '79123456789',
  externalId: '1700000000000000001',
};

export const TrackingBody = v.looseObject({
  offers: v.pipe(v.tuple([id('offer_order_id')]), v.maxLength(1)),
  partner: id('Партнёр предложения'),
  use_pre_token: v.literal(true),
  token: id('Токен визита'),
  showcase_type: v.pipe(v.number(), v.integer(), v.description('showcase_type_id страницы')),
}) satisfies v.GenericSchema<OfferTrackingBody>;

const milliseconds = (description: string) =>
  v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.description(description)));

export const ReportBody = v.strictObject({
  alias: nonEmpty('Алиас сайта'),
  version: v.pipe(
    v.string(),
    v.description('Сборка страницы: версия и хеш; встроенный скрипт её не знает, там пусто'),
  ),
  variant: v.exactOptional(nonEmpty('Вариант страницы, если у сайта они есть')),
  load: nonEmpty(
    'Случайный номер загрузки, один у всех её отчётов: позднее значение заменяет раннее',
  ),
  milestones: v.exactOptional(
    v.strictObject({
      usable: milliseconds('Когда анкетой можно было пользоваться, мс от начала перехода'),
      hydrated: milliseconds('Когда её взяло приложение, мс от начала перехода'),
    }),
  ),
  leads: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          outcome: v.picklist(['approved', 'noOffer', 'timeout', 'challenge', 'connection']),
          ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.description('До ответа, мс')),
          sentBy: v.pipe(
            v.picklist(['app', 'inlineScript']),
            v.description('Приложение или встроенный скрипт страницы'),
          ),
        }),
      ),
      v.description('Чем кончились заявки с прошлого отчёта; что в них было, не сказано'),
    ),
  ),
  metrics: v.pipe(
    v.strictObject({
      LCP: milliseconds('Largest Contentful Paint, мс'),
      INP: milliseconds('Interaction to Next Paint, мс'),
      CLS: v.exactOptional(
        v.pipe(v.number(), v.minValue(0), v.description('Cumulative Layout Shift, без единиц')),
      ),
      TTFB: milliseconds('Time to First Byte, мс'),
    }),
    v.description('Что нового с прошлого отчёта'),
  ),
  errors: v.pipe(
    v.array(
      v.strictObject({
        message: v.pipe(v.string(), v.maxLength(300)),
        stack: v.pipe(v.string(), v.maxLength(2_000), v.description('Может быть пуст')),
      }),
    ),
    v.maxLength(5),
    v.description(
      'Новые ошибки, за загрузку не больше пяти. Номера телефонов и параметры адресов убраны.',
    ),
  ),
}) satisfies v.GenericSchema<report.ReportBody>;

/** What the browser itself sends to `Reporting-Endpoints`; the rest of it is not described here. */
const BrowserReports = v.array(
  v.looseObject({ type: v.string(), url: v.optional(v.unknown()), body: v.optional(v.unknown()) }),
);

export const AnyReport = v.union([ReportBody, BrowserReports]);

export const OffersPageQuery = v.object({
  pageAlias: nonEmpty('Какая страница предложений: `registration` или `overlay_registration`'),
  siteAlias,
  fromSite: nonEmpty('То же, что siteAlias'),
  language,
});

export const SiteInfoQuery = v.object({ alias: siteAlias, language });
export const DocumentsQuery = v.object({ siteAlias, language });

export const SlotImagesQuery = v.object({
  type: v.optional(
    v.pipe(v.string(), v.description('Для каких карточек: `default` или `overlay`')),
    'default',
  ),
});

export const CounterQuery = v.object({ alias: nonEmpty('Алиас сайта для счётчика') });
