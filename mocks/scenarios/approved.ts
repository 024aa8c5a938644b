import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Заявка одобрена',
  group: 'Заявка',
  about: 'Есть и предложение, и витрина.',
  address: FROM_AD,
  steps: APPLY,
  expects: {
    shows: ['Заявка одобрена', 'Далее', 'Другие предложения'],
    hides: ['Мобильный телефон'],
  },
};
