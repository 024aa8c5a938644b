import { everyFault } from '../resources';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Ответы не тех типов',
  group: 'Сервис',
  about: 'Форма ответов верна, но ни одно значение не годится.',
  address: FROM_AD,
  service: { faults: everyFault({ kind: 'wrongTypes' }) },
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'], logs: ['failed: shape'] },
};
