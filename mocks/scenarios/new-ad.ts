import { buildCountdownCookie, buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Новый переход с рекламы',
  group: 'Визит и тема',
  about: 'Визит сохранён, но метки в адресе новые: он разбирается снова, отсчёт идёт сначала.',
  address: '/?utm_source=vk&utm_medium=cpc',
  cookies: ({ url, nowSec }) => ({
    ...buildVisitCookie({ url }),
    ...buildCountdownCookie(nowSec - 60),
  }),
  expects: { shows: ['Первый займ бесплатно*'], hides: ['Последний шанс!'] },
};
