import { buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Телефон из прошлого визита',
  group: 'Визит и тема',
  about: 'Номер помнит сохранённый визит.',
  cookies: ({ url }) => buildVisitCookie({ url, telephone: '79123456789' }),
  expects: { shows: ['+7 (912) 345-67-89', 'Всё готово'] },
};
