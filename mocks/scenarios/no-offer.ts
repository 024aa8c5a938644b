import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Нет предложений на эту сумму',
  group: 'Заявка',
  about: 'Сервис ответил без адресов: анкета остаётся, сказано, что изменить.',
  address: FROM_AD,
  service: { offerUrl: null, showcaseUrl: null },
  steps: APPLY,
  expects: { shows: ['Сейчас нет предложений на эту сумму', '+7 (912) 345-67-89'] },
};
