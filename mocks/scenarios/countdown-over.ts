import { FROM_AD, type Scenario } from '../scenario';

const COUNTDOWN_MS = 1_201_000;

export const scenario: Scenario = {
  title: 'Отсчёт закончился',
  group: 'Визит и тема',
  about: 'Двадцать минут прошли у посетителя на глазах.',
  address: FROM_AD,
  steps: [{ do: 'skip', ms: COUNTDOWN_MS }],
  expects: { shows: ['Последний шанс!'] },
};
