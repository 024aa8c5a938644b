import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Одобрена, только витрина',
  group: 'Заявка',
  about: 'Предложения нет: «Далее» ведёт на витрину в этой же вкладке.',
  address: FROM_AD,
  service: { offerUrl: null },
  steps: APPLY,
  expects: { shows: ['Заявка одобрена', 'Далее'] },
};
