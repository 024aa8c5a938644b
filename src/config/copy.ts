/** The page's Russian copy. No-break spaces stand before ₽ and after short prepositions. */
import type { ThemeAlias } from './site';

import { plural } from './plural';

export interface Wording {
  tagline: string;
  submit: string;
}

const FIRST: Wording = { tagline: 'Первый займ бесплатно*', submit: 'Подобрать займ' };
const LATER: Wording = { tagline: 'Подбор займа с\u00a0выгодой*', submit: 'Получить деньги' };

/** Wording by theme. The assignment of texts to themes is a guess. */
export const THEME_WORDING: Record<ThemeAlias, Wording> = {
  default: FIRST,
  red: LATER,
  green: LATER,
  blue: LATER,
  yellow: LATER,
};

export const COPY = {
  preloader: 'Подготавливаем анкету...',
  lead: 'Заполните короткую анкету\u00a0— покажем предложение, которое подходит именно вам.',
  opensInNewTab: 'откроется в новой вкладке',
  close: 'Закрыть',
  form: {
    name: 'Анкета',
    amount: 'Сумма',
    editAmount: 'изменить сумму',
    phone: 'Мобильный телефон',
    phonePlaceholder: '+7 (9XX) XXX-XX-XX',
    phoneHint: 'Нужен, чтобы подобрать предложение',
    clearPhone: 'Очистить телефон',
    progress: 'Заполнение анкеты',
    missing: 'Осталось: ',
    missingPhone: 'телефон',
    missingConsent: 'согласие с\u00a0правилами',
    complete: 'Всё готово\u00a0— отправляйте анкету',
    sending: 'Отправляем…',
  },
  consent: {
    before: 'С ',
    rulesLink: 'правилами сервиса',
    after: ' согласен.',
    name: 'С правилами сервиса согласен.',
  },
  errors: {
    phoneMissing: 'Введите номер мобильного телефона',
    phoneIncomplete: (missing: number) =>
      `Допишите номер: ещё ${missing}\u00a0${plural(missing, ['цифра', 'цифры', 'цифр'])}`,
    phoneTooManyDigits: 'В\u00a0номере лишние цифры',
    phoneNotRussian: 'Номер мобильного начинается с +7 (9',
    amountRange: (min: string, max: string) => `Сумма — от ${min} до ${max}`,
    consentMissing: 'Примите правила сервиса',
  },
  submitFailures: {
    connection: 'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз',
    timeout: 'Сервис отвечает дольше обычного. Попробуйте ещё раз',
    noOffer: 'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз',
  },
  retry: 'Повторить',
  adSlot: (number: number) => `Реклама ${number}`,
  cookieNotice: {
    name: 'Уведомление о cookie',
    text: 'Мы используем файлы cookie: свои, аналитики и\u00a0партнёров.',
    accept: 'Хорошо',
  },
  pushPrompt: {
    name: 'Уведомления',
    text: 'Сообщим, когда появится предложение выгоднее. Подписаться?',
    subscribe: 'Подписаться',
    later: 'Не сейчас',
  },
  /** Shown in place of the bottom sheets while the keyboard is open. */
  sheetsCollapsed: 'Сообщения подождут, пока вы печатаете',
  approved: {
    heading: 'Заявка одобрена',
    text: 'Мы нашли предложение под вашу анкету. Продолжите оформление на\u00a0сайте партнёра.',
    next: 'Далее',
  },
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
    text: 'Отправьте анкету, пока идёт время: условия подобраны для этого визита.',
  },
  offers: {
    banner: 'Лучшее предложение',
    overlay: 'Предложение партнёра',
    advert: 'Реклама',
    more: 'Показать ещё',
    others: 'Другие предложения',
    sum: 'Сумма',
    fits: 'Подходит под вашу сумму',
    inn: 'ИНН',
    terms: {
      cost: 'ПСК',
      rate: 'Ставка',
      term: 'Срок',
      from: 'от',
      to: 'до',
      percentAYear: '%\u00a0годовых',
      percentADay: '%\u00a0в\u00a0день',
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
  footer: { heading: 'Дополнительная информация' },
  colorMode: {
    name: 'Оформление',
    system: 'как в\u00a0системе',
    light: 'светлое',
    dark: 'тёмное',
  },
  notFound: {
    status: 'Page Not Found',
    text: 'Такой страницы нет. Возможно, в\u00a0адресе опечатка.',
    back: 'Вернуться к\u00a0анкете',
  },
  serverError: {
    status: 'Internal Server Error',
    text: 'Страница не открылась. Попробуйте обновить её или зайдите чуть позже.',
    /** Where errors are reported. */
    reported: 'Мы уже знаем об ошибке.',
    back: 'Вернуться к\u00a0анкете',
  },
} as const;
