import { AD_TEXT, REPUSH_SCRIPT, REPUSH_URL, YANDEX_WITH_ADS } from '../thirdParties';
import { click, inGroup, OVERLAY_OFFER, PROMO_TEXT, skipTime, waitForRegion } from './helpers';

const NOTICE = 'Уведомление о cookie';
const noticeEnabled = { siteInfo: { gdpr_use: '1' } } as const;
const dismissed = { shows: [OVERLAY_OFFER], hides: [NOTICE] };

export const noticeScenarios = inGroup('Push и cookie', {
  'cookie-notice': {
    title: 'Cookie-уведомление',
    description: 'Показано, пока на него не ответили.',
    service: noticeEnabled,
    expects: { shows: [NOTICE, 'Хорошо'] },
  },
  'cookie-notice-accepted': {
    title: 'Cookie-уведомление принято',
    description: '«Хорошо» нажато: уведомления больше нет.',
    service: noticeEnabled,
    steps: [click('Хорошо')],
    expects: dismissed,
  },
  'cookie-notice-timeout': {
    title: 'Cookie-уведомление ушло само',
    description: 'Десять секунд на виду считаются ответом.',
    service: { ...noticeEnabled, overlayOffers: { offers: [] }, offers: { offers: [] } },
    steps: [waitForRegion(NOTICE), skipTime(11_000)],
    expects: { shows: [PROMO_TEXT], hides: [NOTICE] },
  },
  'cookie-notice-known': {
    title: 'Cookie-уведомление уже видели',
    description: 'Ответ записан в прошлый визит.',
    cookies: () => ({ gdpr_consent: 'accepted' }),
    service: noticeEnabled,
    expects: dismissed,
  },
  'cookie-refusal': {
    title: 'Cookie-уведомление с отказом',
    description:
      'Настройки сайта: «Только необходимые», и до ответа ни счётчика, ни рекламы, ни push.',
    site: {
      cookieNotice: { counter: 'afterConsent', offersRefusal: true, timeoutMeans: 'nothing' },
    },
    service: noticeEnabled,
    expects: { shows: [NOTICE, 'Хорошо', 'Только необходимые'] },
  },
  'cookie-refused': {
    title: 'Cookie отклонены',
    description: 'Посетитель выбрал «Только необходимые»: счётчик, реклама и push не загружаются.',
    site: { cookieNotice: { offersRefusal: true } },
    service: noticeEnabled,
    steps: [click('Только необходимые')],
    expects: dismissed,
  },
  'cookie-settings': {
    title: 'Настройки cookie открыты снова',
    description: 'В подвале документы сайта и «Настройки cookie»: прежний выбор можно изменить.',
    cookies: () => ({ gdpr_consent: 'accepted' }),
    site: { cookieNotice: { offersRefusal: true } },
    service: noticeEnabled,
    steps: [click('Настройки cookie')],
    expects: { shows: [NOTICE, 'Только необходимые', 'Политика конфиденциальности'] },
  },
  'bottom-sheets-all': {
    title: 'Всё сразу',
    description:
      'Сначала cookie-уведомление, за ним приглашение push; оверлей рядом, на телефоне по очереди с ними.',
    service: {
      siteInfo: {
        ads_use: '1',
        ads_key: 'yandex',
        gdpr_use: '1',
        push_service: 'repush',
        push_repush_code: REPUSH_URL,
      },
    },
    thirdParties: [YANDEX_WITH_ADS, REPUSH_SCRIPT],
    browser: { notifications: 'default' },
    steps: [skipTime(6_000)],
    expects: { shows: [NOTICE, AD_TEXT], hides: ['Подписаться'] },
  },
});
