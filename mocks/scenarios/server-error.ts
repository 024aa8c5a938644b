import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Ошибка 500',
  group: 'Страница',
  about: 'Страница сломалась целиком: экран ошибки и путь назад.',
  browser: { isBroken: true },
  expects: {
    shows: ['Internal Server Error', 'Вернуться к анкете'],
    logs: ['500 Internal Server Error', 'broken on purpose'],
  },
};
