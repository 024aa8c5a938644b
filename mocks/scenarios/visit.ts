import type { ThemeAlias } from '../../src/config/site';
import { REPUSH_URL } from '../thirdParties';
import {
  click,
  FORMATTED_PHONE,
  inGroup,
  OVERLAY_OFFER,
  PROMO_TEXT,
  skipTime,
  status500,
} from './helpers';

const COUNTDOWN_MS = 1_201_000;
const DEFAULT_TITLE = 'Первый займ бесплатно*';
const THEMED_TITLE = 'Подбор займа с выгодой*';

/** As after a click on «Далее», which empties the url. */
const EARLIER_VISIT = {
  visit: JSON.stringify({
    url: '',
    key: 'demo',
    token: 'pt-earlier-1',
    telephone: '',
    regionId: '77',
    alternativeSettings: '0',
    adsKeyCustom: '',
    adsUseCustom: '0',
  }),
};

const returnVisit = (theme: ThemeAlias, adjective: string) => ({
  title: `Повторный визит, ${adjective} тема`,
  description: 'Посетитель вернулся, пока тема ещё активна: она остаётся.',
  url: '/',
  cookies: { ...EARLIER_VISIT, theme_alias: theme, theme_activity: '1' },
  expects: { shows: [THEMED_TITLE, 'Получить деньги'], theme },
});

export const visitScenarios = inGroup('Визит и тема', {
  'first-visit': {
    title: 'Первый визит',
    description:
      'Посетитель впервые пришёл с рекламы: адрес разобран, отсчёт запущен, тема обычная.',
    expects: {
      shows: [DEFAULT_TITLE, 'Подобрать займ', 'Осталось: телефон', 'Лучшее предложение'],
    },
  },
  'first-visit-plain': {
    title: 'Первый визит без рекламных меток',
    description: 'Токена ещё нет, поэтому адрес разбирается и без меток.',
    url: '/',
    expects: { shows: [DEFAULT_TITLE, PROMO_TEXT], hides: ['Последний шанс!'] },
  },
  'return-red': returnVisit('red', 'красная'),
  'return-green': returnVisit('green', 'зелёная'),
  'return-blue': returnVisit('blue', 'синяя'),
  'return-yellow': returnVisit('yellow', 'жёлтая'),
  'after-next': {
    title: 'Возвращение после «Далее»',
    description: 'Адрес визита очищен, отсчёт сброшен, тема сдвинулась.',
    url: '/',
    cookies: EARLIER_VISIT,
    expects: { shows: ['Последний шанс!', 'Получить деньги'], theme: 'red' },
  },
  'phone-from-visit': {
    title: 'Телефон из визита',
    description: 'Номер пришёл в адресе: он в поле, а из адресной строки убран.',
    url: '/?utm_source=yandex&telephone=79123456789',
    expects: { shows: [FORMATTED_PHONE, 'Всё готово'] },
  },
  'alternative-settings': {
    title: 'Альтернативные настройки',
    description:
      'Визит с альтернативными настройками: cookie-уведомление решает своя настройка, push не предлагается.',
    service: {
      siteInfo: {
        gdpr_use: '0',
        alternative_gdpr_use: '1',
        push_service: 'repush',
        push_repush_code: REPUSH_URL,
      },
      source: { use_alternative_settings: '1' },
    },
    browser: { notifications: 'default' },
    steps: [click('Хорошо'), skipTime(2_000)],
    expects: { shows: [OVERLAY_OFFER], hides: ['Уведомление о cookie', 'Подписаться'] },
  },
  'parse-pending': {
    title: 'Анкета готовится',
    description: 'Сервис ещё не ответил, что за визит: страницу закрывает заставка.',
    service: { faults: { parseSource: { kind: 'hang' } } },
    expects: { shows: ['Подготавливаем анкету...'], isBusy: true },
  },
  'parse-failed': {
    title: 'Визит не разобран',
    description: 'Сервис ответил ошибкой: страница открывается без токена, отсчёт идёт.',
    service: { faults: { parseSource: status500 } },
    expects: {
      shows: [DEFAULT_TITLE, PROMO_TEXT],
      hides: ['Последний шанс!'],
      logs: ['parse-source-from-url failed: status 500'],
    },
  },
  'countdown-over': {
    title: 'Отсчёт закончился',
    description: 'Двадцать минут прошли у посетителя на глазах.',
    steps: [skipTime(COUNTDOWN_MS)],
    expects: { shows: ['Последний шанс!'] },
  },
});
