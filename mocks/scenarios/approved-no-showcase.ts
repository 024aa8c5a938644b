import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Одобрена, витрины нет',
  group: 'Заявка',
  about: 'После «Далее» эта вкладка остаётся на месте.',
  address: FROM_AD,
  service: { showcaseUrl: null },
  steps: APPLY,
  expects: { shows: ['Заявка одобрена', 'Далее'] },
};
