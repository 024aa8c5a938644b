import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Первый визит без рекламных меток',
  group: 'Визит и тема',
  about: 'Токена ещё нет, поэтому адрес разбирается и без меток.',
  expects: { shows: ['Первый займ бесплатно*', 'Осталось: телефон'], hides: ['Последний шанс!'] },
};
