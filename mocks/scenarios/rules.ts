import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Правила сервиса',
  group: 'Анкета',
  about: 'Открыто окно с документами.',
  address: FROM_AD,
  steps: [{ do: 'press', name: 'правилами сервиса' }],
  expects: { shows: ['Правила сервиса', 'Политика конфиденциальности'] },
};
