/** The Russian copy of what loads after the first screen; see `copy.ts`. */
import { withOverrides } from './copyOverrides';

export const DEFERRED_COPY = withOverrides({
  /** On an approved card that has come back after a reload. */
  approvedAgain: 'Новая заявка',
  adSlot: 'Реклама {number}',
  cookieNotice: {
    name: 'Уведомление о cookie',
    text: 'Мы используем файлы cookie: свои, аналитики и\u00a0партнёров.',
    accept: 'Хорошо',
    refuse: 'Только необходимые',
    /** In the footer, where a refusal is offered. */
    settings: 'Настройки cookie',
  },
  pushPrompt: {
    name: 'Уведомления',
    text: 'Сообщим, когда появится предложение выгоднее. Подписаться?',
    subscribe: 'Подписаться',
    later: 'Не сейчас',
    /** In a toast, once the browser's permission follows «Подписаться». */
    subscribed: 'Подписка оформлена',
  },
  /** Shown in place of the bottom sheets while the keyboard is open. */
  sheetsCollapsed: 'Сообщения подождут, пока вы печатаете',
  rules: {
    title: 'Правила сервиса',
    empty: 'Документы скоро появятся.',
    failed: 'Не удалось загрузить документы.',
    loading: 'Загружаем документы…',
  },
  promo: {
    title: 'Ваше предложение действует',
    over: 'Последний шанс!',
    /** Announced to screen readers. */
    ended: 'Время предложения вышло',
    text: 'Отправьте анкету, пока идёт время.',
    /** After approval. */
    approvedText: 'Перейдите к\u00a0предложению, пока идёт время.',
    /** The same once the time is over. */
    textOver: 'Отправьте анкету сейчас.',
    approvedTextOver: 'Перейдите к\u00a0предложению сейчас.',
  },
  offers: {
    banner: 'Лучшее предложение',
    overlay: 'Предложение партнёра',
    advert: 'Реклама',
    more: 'Показать ещё',
    others: 'Другие предложения',
    sum: 'Сумма',
    fits: 'Подходит под вашу сумму',
    biometrics: 'Нужна биометрия',
    inn: 'ИНН',
    terms: {
      cost: 'ПСК',
      rate: 'Ставка',
      term: 'Срок',
      from: 'от',
      to: 'до',
      percentAYear: '%\u00a0годовых',
      percentADay: '%\u00a0в\u00a0день',
      /** For one, for two to four, for five and more. */
      days: ['день', 'дня', 'дней'],
      /** After «от» and «до». */
      limitDays: ['дня', 'дней', 'дней'],
    },
    sorting: {
      name: 'Сортировка',
      amount: 'Больше сумма',
      term: 'Короче срок',
      cost: 'Ниже ПСК',
    },
    /** On cards where the law wants it there. */
    riskWarning: 'Оценивайте свои финансовые возможности и\u00a0риски',
    termsWarning: 'Изучите все условия кредита (займа)',
  },
});

export type DeferredCopy = typeof DEFERRED_COPY;
