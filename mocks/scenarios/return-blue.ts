import { buildThemeCookies, buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Повторный визит, синяя тема',
  group: 'Визит и тема',
  about: 'Посетитель вернулся, пока тема ещё активна: она остаётся.',
  cookies: () => ({ ...buildVisitCookie(), ...buildThemeCookies('blue', { isActive: true }) }),
  expects: { shows: ['Подбор займа с выгодой*', 'Получить деньги'], theme: 'blue' },
};
