import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Анкета готовится',
  group: 'Визит и тема',
  about: 'Сервис ещё не ответил, что за визит: страницу закрывает заставка.',
  address: FROM_AD,
  service: { faults: { parseSource: { kind: 'hang' } } },
  expects: { shows: ['Подготавливаем анкету...'], isBusy: true },
};
