import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Оверлей открылся',
  group: 'Предложения',
  about: 'Через пять секунд предложение партнёра раскрылось само.',
  address: FROM_AD,
  steps: [{ do: 'skip', ms: 6_000 }],
  expects: { shows: ['Предложение партнёра', 'Северный ветер'] },
};
