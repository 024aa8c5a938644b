import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Сервис не ответил на заявку',
  group: 'Заявка',
  about: 'Десять секунд прошли: сообщение о долгом ответе.',
  address: FROM_AD,
  service: { faults: { nextOffer: { kind: 'hang' } } },
  steps: [...APPLY, { do: 'skip', ms: 11_000, from: 'call' }],
  expects: {
    shows: ['Сервис отвечает дольше обычного', 'Повторить'],
    logs: ['get-next-offer failed: timeout'],
  },
};
