import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Cookie-уведомление',
  group: 'Push и cookie',
  about: 'Показано, пока на него не ответили.',
  address: FROM_AD,
  service: { siteInfo: { gdpr_use: '1' } },
  expects: { shows: ['Уведомление о cookie', 'Хорошо'] },
};
