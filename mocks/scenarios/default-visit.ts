import { buildCountdownCookie, buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Визит по умолчанию',
  group: 'Визит и тема',
  about: 'Адрес тот же, что сохранён: ни разбора, ни новой темы.',
  cookies: ({ url, nowSec }) => ({
    ...buildVisitCookie({ url }),
    ...buildCountdownCookie(nowSec + 600),
  }),
  expects: { shows: ['Первый займ бесплатно*'], hides: ['Последний шанс!'] },
};
