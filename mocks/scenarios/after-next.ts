import { buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Возвращение после «Далее»',
  group: 'Визит и тема',
  about: 'Адрес визита очищен, отсчёт сброшен, тема сдвинулась.',
  cookies: () => buildVisitCookie(),
  expects: { shows: ['Последний шанс!', 'Получить деньги'], theme: 'red' },
};
