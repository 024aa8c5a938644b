import { everyFault } from '../resources';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Ошибка 500 на всё',
  group: 'Сервис',
  about: 'Каждый ответ — ошибка сервиса.',
  address: FROM_AD,
  service: { faults: everyFault({ kind: 'status', status: 500 }) },
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'], logs: ['failed: status 500'] },
};
