import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Заявка не отправилась',
  group: 'Заявка',
  about: 'Ошибка сервиса: всё введённое на месте, есть «Повторить».',
  address: FROM_AD,
  service: { faults: { nextOffer: { kind: 'status', status: 500 } } },
  steps: APPLY,
  expects: {
    shows: ['Не удалось отправить заявку', 'Повторить', '+7 (912) 345-67-89'],
    logs: ['get-next-offer failed: status 500'],
  },
};
