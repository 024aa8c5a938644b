import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Документы не загрузились',
  group: 'Анкета',
  about: 'В окне правил ошибка и «Повторить».',
  address: FROM_AD,
  service: { faults: { documents: { kind: 'status', status: 500 } } },
  steps: [{ do: 'press', name: 'правилами сервиса' }],
  expects: {
    shows: ['Не удалось загрузить документы.', 'Повторить'],
    logs: ['get-documents failed: status 500'],
  },
};
