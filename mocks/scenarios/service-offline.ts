import { everyFault } from '../resources';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Связи нет',
  group: 'Сервис',
  about: 'Каждый запрос обрывается: анкету всё равно можно заполнить.',
  address: FROM_AD,
  service: { faults: everyFault({ kind: 'offline' }) },
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'], logs: ['failed: offline'] },
};
