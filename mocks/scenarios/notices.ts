import { AD_TEXT, REPUSH_SCRIPT, REPUSH_URL, YANDEX_WITH_ADS } from '../thirdParties';
import { click, inGroup, skipTime } from './helpers';

const NOTICE = 'Уведомление о cookie';
const noticeEnabled = { siteInfo: { gdpr_use: '1' } } as const;

export const noticeScenarios = inGroup('Push и cookie', {
  'cookie-notice': {
    title: 'Cookie-уведомление',
    description: 'Показано, пока на него не ответили.',
    service: noticeEnabled,
    expects: { shows: [NOTICE, 'Хорошо'] },
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
  'cookie-settings': {
    title: 'Настройки cookie открыты снова',
    description: 'В подвале документы сайта и «Настройки cookie»: прежний выбор можно изменить.',
    cookies: { gdpr_consent: 'accepted' },
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
