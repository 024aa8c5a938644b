import { everyFault } from '../resources';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Сервис молчит',
  group: 'Сервис',
  about: 'Ни на один запрос нет ответа: через десять секунд анкета открывается как есть.',
  address: FROM_AD,
  service: { faults: everyFault({ kind: 'hang' }) },
  steps: [{ do: 'skip', ms: 11_000, from: 'load' }],
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'], logs: ['failed: timeout'] },
};
