import { buildThemeCookies, buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Тема переходит к следующей',
  group: 'Визит и тема',
  about: 'Активность темы истекла: после красной идёт зелёная.',
  cookies: () => ({ ...buildVisitCookie(), ...buildThemeCookies('red', { isActive: false }) }),
  expects: { shows: ['Подбор займа с выгодой*'], theme: 'green' },
};
