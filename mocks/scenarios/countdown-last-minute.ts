import { buildCountdownCookie, buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Последняя минута',
  group: 'Визит и тема',
  about: 'До конца отсчёта меньше минуты.',
  cookies: ({ url, nowSec }) => ({
    ...buildVisitCookie({ url }),
    ...buildCountdownCookie(nowSec + 50),
  }),
  expects: { shows: ['00:'], hides: ['Последний шанс!'] },
};
