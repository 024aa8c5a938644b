import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Визит не разобран',
  group: 'Визит и тема',
  about: 'Сервис ответил ошибкой: страница открывается без токена, отсчёт идёт.',
  address: FROM_AD,
  service: { faults: { parseSource: { kind: 'status', status: 500 } } },
  expects: {
    shows: ['Первый займ бесплатно*', 'Осталось: телефон'],
    hides: ['Последний шанс!'],
    logs: ['parse-source-from-url failed: status 500'],
  },
};
