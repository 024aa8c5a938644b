import { buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Неизвестная тема в cookie',
  group: 'Визит и тема',
  about: 'Тема не из списка сбрасывается в обычную.',
  cookies: ({ url }) => ({ ...buildVisitCookie({ url }), theme_alias: 'pink' }),
  expects: { shows: ['Первый займ бесплатно*'] },
};
