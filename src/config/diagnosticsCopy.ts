/** Copy of the diagnostics panel; part of its lazy chunk. */
export const DIAGNOSTICS_COPY = {
  events: 'События',
  noEvents: 'ещё не\u00a0было',
  title: 'Диагностика',
  note: 'Видна в разработке и по адресу с diagnostics=1. Личных данных здесь нет.',
  ads: 'Реклама',
  platform: 'Площадка',
  noPlatform: 'не выбрана или выключена (ads_none)',
  script: 'Скрипт площадки',
  slots: 'Места',
  noSlots: 'в\u00a0настройках не заданы',
  slot: (number: number, id: string) => `${number}. ${id}`,
  placement: {
    page: 'на странице',
    popUp: 'в\u00a0конце страницы',
    overlay: 'в\u00a0оверлее',
  },
  slotStatus: {
    waiting: 'ещё не на странице',
    loading: 'ждёт рекламу',
    filled: 'реклама показана',
    empty: 'рекламы нет, место убрано',
  },
  scriptFailure: {
    blocked: 'не загрузился: заблокирован или недоступен',
    timeout: 'не ответил вовремя',
    missingGlobal: 'загрузился, но не работает: нужного объекта на странице нет',
  },
  scriptFine: 'ошибок нет',
  errors: 'Ошибки настройки',
  noErrors: 'нет',
  available: (names: string) => `Доступны: ${names}.`,
  platformMissing: 'Реклама включена, но площадка (ads_key) не указана.',
  aliasUnknown: (alias: string) => `Площадка «${alias}» неизвестна.`,
  fieldMissing: (platform: string, field: string) =>
    `Площадке ${platform} не хватает поля ${field} в\u00a0конфигурации сайта.`,
  wrapperMissing: (platform: string, slotId: string) =>
    `Площадка ${platform}: на странице нет места для «${slotId}».`,
  slotKeyMissing: (platform: string, setting: string) =>
    `Площадка ${platform}: не задан ни один блок для страницы (${setting}).`,
  offers: 'Предложения',
  rateWithoutCost: (offers: string) =>
    `Указана ставка, но не ПСК: ставка не показана. Номера предложений: ${offers}.`,
  push: 'Push-уведомления',
  provider: 'Служба',
  noProvider: 'не выбрана (none)',
  state: 'Состояние',
  pushStatus: {
    off: 'выключены в\u00a0настройках или для этого визита',
    unsupported: 'браузер их не поддерживает, или посетитель их запретил',
    misconfigured: 'служба неизвестна, или её код не годится',
    originRefused:
      'код\u00a0— адрес чужого скрипта: годится только сайт самой службы или из push.scriptOrigins',
    awaitingGesture: 'ждут нажатия «Подписаться»; приглашение показывается раз в\u00a030\u00a0дней',
    loading: 'скрипт загружается',
    loaded: 'скрипт загружен',
    failed: 'скрипт не загрузился: заблокирован или недоступен',
  },
} as const;
