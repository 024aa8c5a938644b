import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Счётчик режет блокировщик',
  group: 'Страница',
  about: 'Счётчик не загрузился, и ничего от него не зависит.',
  address: FROM_AD,
  service: { faults: { counter: { kind: 'offline' } } },
  expects: { shows: ['Осталось: телефон'], logs: ['Failed to load resource'] },
};
