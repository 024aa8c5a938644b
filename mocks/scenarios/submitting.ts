import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Заявка отправляется',
  group: 'Заявка',
  about: 'Сервис ещё думает: кнопка занята.',
  address: FROM_AD,
  service: { faults: { nextOffer: { kind: 'hang' } } },
  steps: APPLY,
  expects: { shows: ['Отправляем…'] },
};
