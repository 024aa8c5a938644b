import { everyFault } from '../resources';
import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Вместо ответов страницы',
  group: 'Сервис',
  about: 'Прокси отвечает своей страницей со статусом 200.',
  address: FROM_AD,
  service: { faults: everyFault({ kind: 'html' }) },
  expects: {
    shows: ['Первый займ бесплатно*', 'Осталось: телефон'],
    logs: ['failed: shape', "Unexpected token '<'"],
  },
};
