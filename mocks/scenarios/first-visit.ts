import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Первый визит',
  group: 'Визит и тема',
  about: 'Посетитель впервые пришёл с рекламы: адрес разобран, отсчёт запущен, тема обычная.',
  address: FROM_AD,
  expects: {
    shows: ['Первый займ бесплатно*', 'Подобрать займ', 'Осталось: телефон', 'Лучшее предложение'],
  },
};
