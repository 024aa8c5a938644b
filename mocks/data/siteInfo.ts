import { SLOT_SETTINGS, type SlotSetting } from '../../src/api/site';
import type { SiteInfoWire } from './wire';

/**
 * The site's settings (section 3, "Site options and settings"): ads, push and cookie notice are off. Slot ids and texts
 * are set, so that one override turns a feature on.
 */
export function buildSiteInfo(overrides: Partial<SiteInfoWire> = {}): SiteInfoWire {
  return {
    title: 'подбор займа онлайн на карту',
    title_main: 'Гавань займов —',
    call_to_action: 'Получить деньги',
    payment_block_site_info:
      '<p><b>Гавань займов</b> подбирает предложения микрофинансовых организаций и не выдаёт займы.</p>' +
      '<ul><li>Сумма займа: от 3&nbsp;000 до 100&nbsp;000&nbsp;₽</li>' +
      '<li>Срок: от 5 дней до 12 месяцев</li>' +
      '<li>Полная стоимость займа: от 0 до 292&nbsp;% годовых</li></ul>' +
      '<p>Пример: 10&nbsp;000&nbsp;₽ на 20 дней под 0,8&nbsp;% в день, к возврату 11&nbsp;600&nbsp;₽.</p>',
    payment_block_top_mobile: '<p>Подбор <b>бесплатный</b> и занимает две минуты</p>',
    payment_block_top_pc:
      '<p>Подбор <b>бесплатный</b> и занимает две минуты. Деньги партнёр переводит на карту любого банка</p>',
    ads_use: '0',
    ads_key: 'ads_none',
    ...(Object.fromEntries(SLOT_SETTINGS.map((name) => [name, ''])) as Record<SlotSetting, string>),
    adsfinpro_slot_registration: '100000000000000001,100000000000000002',
    adsfinpro_slot_overlay_registration: '100000000000000003',
    google_slot_registration: '1000000001,1000000002',
    google_slot_overlay_registration: '1000000003',
    yandex_slot_registration: 'R-A-1000001-1',
    yandex_slot_overlay_registration: 'R-A-1000001-2',
    yandex_slot_pop_up_registration: 'R-A-1000001-3',
    leadstech_slot_registration: '101',
    leadstech_slot_registration_2: '102',
    leadstech_slot_registration_3: '103',
    leadstech_slot_overlay_registration: '104',
    country_alias: 'ru',
    og_title: 'Подбор займа онлайн за две минуты',
    og_image: '/og-image.png',
    push_service: 'none',
    push_rafinad_code: '',
    push_sendpulse_code: '',
    push_repush_code: '',
    push_repush_text: '<p>Сообщим, когда появится предложение <b>выгоднее</b>. Подписаться?</p>',
    use_old_checkbox: '1',
    gdpr_use: '0',
    alternative_gdpr_use: '0',
    gdpr_text:
      '<p>Мы используем файлы cookie: свои, аналитики и&nbsp;партнёров. ' +
      '<a href="/documents/privacy">Подробнее</a></p>',
    ...overrides,
  };
}
