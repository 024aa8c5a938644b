/** Schemas of request queries and bodies (section 7); the mock service responds 400 to any other input. */
import * as v from 'valibot';
import type { NextOfferRequest, OfferTrackingBody } from '../../src/api/offer';
import { DEFAULT_THEME_ALIAS, LANGUAGE, THEME_COLORS } from '../../src/config/constants';

export const nonEmpty = (description: string) =>
  v.pipe(v.string(), v.nonEmpty(), v.description(description));

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
  preToken: v.pipe(v.string(), v.description('Токен визита; пуст, если разбор адреса не удался')),
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

export const TrackingBody = v.looseObject({
  offers: v.pipe(v.tuple([nonEmpty('offer_order_id')]), v.maxLength(1)),
  partner: v.pipe(v.string(), v.description('Партнёр предложения')),
  use_pre_token: v.literal(true),
  token: v.pipe(v.string(), v.description('Токен визита')),
  showcase_type: v.pipe(v.number(), v.integer(), v.description('showcase_type_id страницы')),
}) satisfies v.GenericSchema<OfferTrackingBody>;

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
