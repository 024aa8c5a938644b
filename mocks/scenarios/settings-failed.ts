import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Настройки не загрузились',
  group: 'Сервис',
  about: 'Нет ни рекламы, ни текстов сервиса; анкета на месте.',
  address: FROM_AD,
  service: { faults: { siteInfo: { kind: 'status', status: 500 } } },
  expects: {
    shows: ['Осталось: телефон', 'С правилами сервиса согласен.'],
    hides: ['Подбор бесплатный'],
    logs: ['get-info failed: status 500'],
  },
};
