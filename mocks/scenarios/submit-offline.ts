import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Связь пропала при отправке',
  group: 'Заявка',
  about: 'Запрос не дошёл: то же сообщение и «Повторить».',
  address: FROM_AD,
  service: { faults: { nextOffer: { kind: 'offline' } } },
  steps: APPLY,
  expects: {
    shows: ['Не удалось отправить заявку', 'Повторить'],
    logs: ['get-next-offer failed: offline'],
  },
};
