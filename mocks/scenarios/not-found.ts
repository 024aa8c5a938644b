import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Страница не найдена',
  group: 'Страница',
  about: 'Адреса нет: 404 и путь назад к анкете.',
  address: '/somewhere',
  expects: {
    shows: ['Page Not Found', 'Вернуться к анкете'],
    hides: ['Мобильный телефон'],
    logs: ['404 Page Not Found'],
  },
};
