import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Cookie-уведомление принято',
  group: 'Push и cookie',
  about: '«Хорошо» нажато: уведомления больше нет.',
  address: FROM_AD,
  service: { siteInfo: { gdpr_use: '1' } },
  steps: [{ do: 'press', name: 'Хорошо' }],
  expects: { shows: ['Осталось: телефон'], hides: ['Уведомление о cookie'] },
};
