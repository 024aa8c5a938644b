import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Cookie-уведомление уже видели',
  group: 'Push и cookie',
  about: 'Ответ записан в прошлый визит.',
  address: FROM_AD,
  cookies: () => ({ gdpr_consent: 'accepted' }),
  service: { siteInfo: { gdpr_use: '1' } },
  expects: { shows: ['Осталось: телефон'], hides: ['Уведомление о cookie'] },
};
