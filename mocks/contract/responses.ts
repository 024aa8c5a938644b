/**
 * Schemas of the responses that a back end should send. The page also accepts flags and ids as numbers and missing
 * fields, and drops invalid list items.
 */
import * as v from 'valibot';
import { SLOT_SETTINGS, type SlotFamily, type SlotSetting } from '../../src/api/site';
import {
  AD_PLATFORMS,
  DEFAULT_PAGE_CALL_TO_ACTION,
  DEFAULT_PUSH_SERVICE,
  DEFAULT_SHOWCASE_TYPE_ID,
  PUSH_SERVICES,
} from '../../src/config/constants';
import type { OfferWire, SiteDocumentWire, SiteInfoWire, SourceWire } from '../data/wire';
import { nonEmpty } from './requests';

type Fields<Wire> = Record<keyof Wire, v.GenericSchema>;

const text = (description: string, fallback = '') =>
  v.optional(v.pipe(v.string(), v.description(description)), fallback);

const flag = (description: string, fallback: '0' | '1' = '0') =>
  v.optional(v.pipe(v.picklist(['1', '0']), v.description(description)), fallback);

const html = (description: string) =>
  text(`${description}. HTML: текст, выделение, списки и ссылки; прочее вырезается`);

const absoluteUrl = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/]/),
    v.description(`${description}. Полный адрес, http или https`),
  );

const urlOrPath = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/^(https?:\/\/[^/]|\/([^/]|$))/),
    v.description(`${description}. Полный адрес или путь от корня`),
  );

const wholeTerm = (description: string) =>
  v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.description(description))),
    null,
  );

const percentTerm = (description: string) =>
  v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.description(description))), null);

const PLATFORMS = {
  adsfinpro: 'AdsFinPro',
  google: 'Google',
  yandex: 'Яндекс',
  leadstech: 'Leadstech',
};
const PLACES = { overlay: 'в оверлее', pop_up: 'в конце страницы', page: 'на странице' };
const PLACE = /^([a-z]+)_slot_(?:(overlay|pop_up)_)?registration(?:_(\d))?$/;

function slotIds(setting: SlotSetting) {
  const [, family = '', place = 'page', number] = PLACE.exec(setting) ?? [];
  const which = number === undefined ? '' : `, настройка ${number}`;
  return text(
    `${PLATFORMS[family as SlotFamily]}: места ${PLACES[place as keyof typeof PLACES]}${which}, через запятую`,
  );
}

const slots = Object.fromEntries(
  SLOT_SETTINGS.map((setting) => [setting, slotIds(setting)]),
) as Record<SlotSetting, ReturnType<typeof slotIds>>;

export const Source = v.strictObject({
  key: text('Ключ источника'),
  token: nonEmpty('Токен визита; без него ответ не годится'),
  telephone: v.optional(
    v.pipe(v.string(), v.regex(/^(79\d{9})?$/), v.description('Телефон визита или пусто')),
    '',
  ),
  region_id: text('Регион'),
  use_alternative_settings: flag('Альтернативные настройки визита'),
  ads_key_custom: text('Рекламная площадка визита вместо площадки сайта'),
  ads_use_custom: flag('Брать площадку визита'),
} satisfies Fields<SourceWire>);

export const NextOffer = v.strictObject({
  offerUrl: v.optional(v.nullable(absoluteUrl('Предложение, откроется в новой вкладке')), null),
  showcaseUrl: v.optional(v.nullable(absoluteUrl('Витрина, откроется в этой вкладке')), null),
});

export const SiteDocument = v.strictObject({
  id: v.pipe(v.string(), v.description('Номер документа')),
  title: v.pipe(v.string(), v.description('Название, как его видит посетитель')),
  path: urlOrPath('Где документ лежит'),
} satisfies Fields<SiteDocumentWire>);

export const SiteDocuments = v.array(SiteDocument);

const ConsentCheckbox = v.strictObject({
  text_mobile: text('Текст для телефона; {documents_link} — кнопка, открывающая документы'),
  text_pc: text('Текст для большого экрана; {documents} — список документов'),
  documents: v.optional(SiteDocuments, []),
  mobile_button_text: text('Надпись на кнопке {documents_link}'),
});

export const CheckboxConfig = v.strictObject({
  is_checked: flag('Стоят ли галочки с самого начала'),
  checkboxes: v.array(ConsentCheckbox),
});

export const Offer = v.strictObject({
  offer_order_id: nonEmpty('Номер предложения'),
  partner: text('Партнёр'),
  is_top: flag('Показывать раньше других'),
  best: flag('Лучшее предложение страницы'),
  is_external: flag('Годится для оверлея'),
  url: absoluteUrl('Куда ведёт; key, region, clickid и ya_click страница добавит сама'),
  advert_slogan: text('Рекламный лозунг'),
  info_html: html('Условия'),
  domain_url: text('Домен партнёра'),
  requires_biometrics: flag('Выдаёт только тем, кто сдал биометрию (ЕБС)'),
  advertiser_name: text('Рекламодатель: юридическое лицо, например ООО МКК «Название»'),
  advertiser_inn: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\d{10}|\d{12})?$/),
      v.description('ИНН рекламодателя: 10 или 12 цифр'),
    ),
    '',
  ),
  amount_min: wholeTerm('Сумма от, ₽'),
  amount_max: wholeTerm('Сумма до, ₽'),
  term_min: wholeTerm('Срок от, дней'),
  term_max: wholeTerm('Срок до, дней'),
  psk_min: percentTerm('ПСК от, % годовых'),
  psk_max: percentTerm('ПСК до, % годовых'),
  rate_min: percentTerm('Ставка от, % в день. Без ПСК не показывается'),
  rate_max: percentTerm('Ставка до, % в день. Без ПСК не показывается'),
} satisfies Fields<OfferWire>);

export const OffersPage = v.strictObject({
  offers: v.array(Offer),
  showcase_type_id: v.optional(
    v.pipe(v.number(), v.integer(), v.description('Тип витрины')),
    DEFAULT_SHOWCASE_TYPE_ID,
  ),
  page_call_to_action: text('Надпись на кнопке предложения', DEFAULT_PAGE_CALL_TO_ACTION),
});

export const SlotImages = v.array(urlOrPath('Картинка'));

export const SiteInfo = v.strictObject({
  title: text('Заголовок страницы'),
  title_main: text('Начало заголовка страницы'),
  call_to_action: text('Надпись на кнопке предложения, если у страницы своей нет'),
  payment_block_site_info: html('Текст в подвале'),
  payment_block_top_mobile: html('Текст над акцией на телефоне'),
  payment_block_top_pc: html('Текст над акцией на большом экране'),
  ads_use: flag('Показывать рекламу'),
  ads_key: text(`Рекламная площадка: ${AD_PLATFORMS.join(', ')}`),
  ...slots,
  country_alias: text('Страна; страница её пока не использует'),
  og_title: text('og:title'),
  og_image: text('og:image: полный адрес или путь от корня'),
  push_service: text(`Служба push: ${PUSH_SERVICES.join(', ')}`, DEFAULT_PUSH_SERVICE),
  push_rafinad_code: text('Rafinad: https-адрес скрипта или код'),
  push_sendpulse_code: text('SendPulse: https-адрес скрипта или код'),
  push_repush_code: text('Repush: https-адрес скрипта или код'),
  push_repush_text: html('Repush: текст приглашения'),
  use_old_checkbox: flag('Одна галочка вместо настроенных согласий', '1'),
  gdpr_use: flag('Показывать уведомление о cookie'),
  alternative_gdpr_use: flag('То же для визитов с альтернативными настройками'),
  gdpr_text: html('Текст уведомления о cookie'),
} satisfies Fields<SiteInfoWire>);

/** The page ignores the body. */
export const Success = v.looseObject({ success: v.boolean() });

/** Optional body of every response outside 2xx; the page reads the status only. */
export const ErrorBody = v.strictObject({ errors: v.array(v.string()) });
