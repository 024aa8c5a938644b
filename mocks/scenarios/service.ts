import { faultEverywhere, inGroup, PROMO_TEXT, skipTime, status500 } from './helpers';

const USABLE_FORM = ['Первый займ бесплатно*', 'Осталось: телефон'];

export const serviceScenarios = inGroup('Сервис', {
  'service-silent': {
    title: 'Сервис молчит',
    description: 'Ни на один запрос нет ответа: через десять секунд анкета открывается как есть.',
    service: { faults: faultEverywhere({ kind: 'hang' }) },
    steps: [skipTime(11_000, 'loading')],
    expects: {
      shows: USABLE_FORM,
      hides: ['Подготавливаем анкету...'],
      logs: ['failed: timeout'],
    },
  },
  'service-offline': {
    title: 'Связи нет',
    description: 'Каждый запрос обрывается: анкету всё равно можно заполнить.',
    service: { faults: faultEverywhere({ kind: 'offline' }) },
    expects: { shows: USABLE_FORM, logs: ['failed: offline'] },
  },
  'service-error-500': {
    title: 'Ошибка 500 на всё',
    description: 'Каждый ответ — ошибка сервиса.',
    service: { faults: faultEverywhere(status500) },
    expects: { shows: USABLE_FORM, logs: ['failed: status 500'] },
  },
  'service-slow': {
    title: 'Сервис отвечает медленно',
    description: 'Каждый ответ на две секунды позже.',
    service: { faults: faultEverywhere({ kind: 'slow', ms: 2_000 }) },
    steps: [skipTime(4_000, 'loading')],
    expects: { shows: USABLE_FORM, logs: [] },
  },
  'settings-failed': {
    title: 'Настройки не загрузились',
    description: 'Нет ни рекламы, ни текстов сервиса; анкета на месте.',
    service: { faults: { siteInfo: status500 } },
    expects: {
      shows: ['С правилами сервиса согласен.', PROMO_TEXT],
      hides: ['Подбор бесплатный'],
      logs: ['get-info failed: status 500'],
    },
  },
  'payment-texts-none': {
    title: 'Платёжных текстов нет',
    description: 'Сервис не прислал ни одного: пустот не остаётся.',
    service: {
      siteInfo: {
        payment_block_top_mobile: '',
        payment_block_top_pc: '',
        payment_block_site_info: '',
      },
    },
    expects: { shows: ['Дополнительная информация', PROMO_TEXT], hides: ['Подбор бесплатный'] },
  },
});
