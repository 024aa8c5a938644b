import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Настроек нет',
  group: 'Сервис',
  about: 'Настройки сайта пусты: у каждой есть значение по умолчанию.',
  address: FROM_AD,
  service: { faults: { siteInfo: { kind: 'json', body: {} } } },
  expects: {
    shows: ['Осталось: телефон', 'С правилами сервиса согласен.'],
    hides: ['Уведомление о cookie'],
  },
};
