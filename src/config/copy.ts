import { override, setOverrides } from './copyOverrides';
import type { DeferredCopy } from './deferredCopy';
import type { ERROR_PAGE_COPY } from './errorPageCopy';

/**
 * The Russian copy of the first screen; `{names}` are filled in. Read it while rendering, not while a module loads:
 * in between, a site's config may override it by the same paths.
 */
export const COPY = {
  /** By theme: the first is that of `default`. The assignment is a guess. */
  wording: {
    first: { tagline: 'Первый займ бесплатно*', submit: 'Подобрать займ' },
    later: { tagline: 'Подбор займа с\u00a0выгодой*', submit: 'Получить деньги' },
  },
  preloader: 'Подготавливаем анкету...',
  intro: 'Заполните короткую анкету\u00a0— покажем предложение, которое подходит именно вам.',
  opensInNewTab: 'откроется в новой вкладке',
  close: 'Закрыть',
  form: {
    name: 'Анкета',
    amount: 'Сумма',
    /** Shown under an amount with a cooling-off period; see `hints.coolingOffFromRub`. */
    coolingOff: 'Деньги через 4\u00a0часа после договора',
    coolingOffLong: 'Деньги через 2\u00a0дня после договора',
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
    rulesFailed: 'Не удалось открыть правила. Обновите страницу',
  },
  errors: {
    phoneMissing: 'Введите номер мобильного телефона',
    phoneIncomplete: 'Допишите номер: ещё {count}',
    /** For one, for two to four, for five and more. */
    digits: ['цифра', 'цифры', 'цифр'],
    phoneTooManyDigits: 'В\u00a0номере лишние цифры',
    phoneNotRussian: 'Номер мобильного начинается с +7 (9',
    amountRange: 'Сумма — от {min} до {max}',
    /** Where its code cannot be loaded. */
    amountFailed: 'Поле суммы не загрузилось. Передвиньте ползунок',
    consentMissing: 'Примите правила сервиса',
    /** Of several, each about something of its own. */
    consentsMissing: 'Отметьте все согласия',
  },
  submitFailures: {
    connection: 'Не удалось отправить заявку. Проверьте связь и попробуйте ещё раз',
    timeout: 'Сервис отвечает дольше обычного. Попробуйте ещё раз',
    challenge:
      'Сервис не\u00a0принял заявку. Обновите страницу\u00a0— введённое останется\u00a0— и\u00a0отправьте ещё раз',
    noOffer: 'Сейчас нет предложений на эту сумму. Измените сумму и попробуйте ещё раз',
  },
  retry: 'Повторить',
  reload: 'Обновить страницу',
  approved: {
    heading: 'Заявка одобрена',
    /** In place of the tagline. */
    headline: 'Остался один шаг',
    /** In place of the intro, on a wide screen. */
    text: 'Мы нашли предложение под вашу анкету. Продолжите оформление на\u00a0сайте партнёра.',
    request: 'Заявка на\u00a0{amount}',
    steps: [
      'Откроется сайт партнёра',
      'Сверьте сумму, срок и\u00a0ПСК',
      'Договор и\u00a0деньги\u00a0— у\u00a0партнёра',
    ],
    next: 'Далее',
  },
  /** See `hints.selfBan`. */
  selfBan:
    'Если у\u00a0вас стоит самозапрет на кредиты, сначала снимите его на Госуслугах: с\u00a0ним займ не\u00a0выдадут.',
  footer: { heading: 'Дополнительная информация' },
  colorMode: {
    name: 'Оформление',
    system: 'как в\u00a0системе',
    light: 'светлое',
    dark: 'тёмное',
  },
  notFound: {
    title: 'Такой страницы нет',
    status: 'Page Not Found',
    text: 'Возможно, в\u00a0адресе опечатка.',
    back: 'Вернуться к\u00a0анкете',
  },
  serverError: {
    title: 'Страница не открылась',
    status: 'Internal Server Error',
    text: 'Попробуйте обновить её или зайдите чуть позже.',
    /** For sites that report errors. */
    reported: 'Мы получим отчёт об ошибке.',
    back: 'Вернуться к\u00a0анкете',
  },
};

/** Texts in the HTML itself, for browsers in which the scripts do not run; part of no script. */
export const HTML_COPY = {
  noScript:
    'Для подбора займа нужен JavaScript. Включите его в\u00a0настройках браузера и\u00a0обновите страницу.',
  tooOld:
    'Этот браузер устарел, и\u00a0анкета в\u00a0нём не работает. Обновите его или откройте страницу в\u00a0другом.',
  loadFailed: 'Страница загрузилась не полностью. Проверьте связь и\u00a0обновите её.',
  reload: 'Обновить страницу',
};

type Overrides<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends string | readonly string[]
    ? Texts[Name]
    : Overrides<Texts[Name]>;
};

/** A site's own texts, by the paths of the copy; those of the HTML are under `html`, of error pages under `errorPages`. */
export type CopyOverrides = Overrides<
  typeof COPY & DeferredCopy & { html: typeof HTML_COPY; errorPages: typeof ERROR_PAGE_COPY }
>;

/**
 * Replaces texts of the copy by a site's own, before anything renders.
 *
 * @returns a function that restores them, for the next site of the same process
 */
export function overrideCopy(overrides: CopyOverrides = {}): () => void {
  setOverrides(overrides);
  return override(COPY, overrides);
}

/** Fills `{names}` of a text. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
