import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Правила сервиса без документов',
  group: 'Анкета',
  about: 'Документов у сайта ещё нет.',
  address: FROM_AD,
  service: { documents: [] },
  steps: [{ do: 'press', name: 'правилами сервиса' }],
  expects: { shows: ['Правила сервиса', 'Документы скоро появятся.'] },
};
