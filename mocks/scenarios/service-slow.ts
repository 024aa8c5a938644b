import { everyFault } from '../resources';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Сервис отвечает медленно',
  group: 'Сервис',
  about: 'Каждый ответ на две секунды позже.',
  address: FROM_AD,
  service: { faults: everyFault({ kind: 'slow', ms: 2_000 }) },
  steps: [{ do: 'skip', ms: 4_000, from: 'load' }],
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'], logs: [] },
};
