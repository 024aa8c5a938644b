import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Отправилась со второго раза',
  group: 'Заявка',
  about: 'Первая попытка не удалась, «Повторить» помогло.',
  address: FROM_AD,
  service: { faults: { nextOffer: { kind: 'status', status: 503, times: 1 } } },
  steps: [...APPLY, { do: 'press', name: 'Повторить' }],
  expects: {
    shows: ['Заявка одобрена'],
    logs: ['get-next-offer failed: status 503'],
  },
};
