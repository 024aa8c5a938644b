import { buildThemeCookies, buildVisitCookie } from '../data/cookies';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'После жёлтой темы снова красная',
  group: 'Визит и тема',
  about: 'Темы идут по кругу.',
  cookies: () => ({ ...buildVisitCookie(), ...buildThemeCookies('yellow', { isActive: false }) }),
  expects: { shows: ['Подбор займа с выгодой*'], theme: 'red' },
};
