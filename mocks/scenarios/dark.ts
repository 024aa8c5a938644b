import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Тёмное оформление',
  group: 'Страница',
  about: 'Посетитель выбрал тёмное в прошлый раз.',
  address: FROM_AD,
  cookies: () => ({ color_mode: 'dark' }),
  expects: { shows: ['Первый займ бесплатно*'] },
};
