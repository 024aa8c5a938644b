import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Испорченные cookie',
  group: 'Визит и тема',
  about: 'В cookie мусор: он считается отсутствующим.',
  cookies: () => ({
    visit: '{"url":5',
    theme_alias: '<b>',
    countdown_expiration: 'завтра',
    gdpr_consent: 'maybe',
    color_mode: 'sepia',
  }),
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'] },
};
