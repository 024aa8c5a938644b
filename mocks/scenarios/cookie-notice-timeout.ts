import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Cookie-уведомление ушло само',
  group: 'Push и cookie',
  about: 'Десять секунд на виду считаются ответом.',
  address: FROM_AD,
  service: { siteInfo: { gdpr_use: '1' }, overlayOffers: { offers: [] }, offers: { offers: [] } },
  steps: [
    { do: 'see', name: 'Уведомление о cookie' },
    { do: 'skip', ms: 11_000 },
  ],
  expects: { shows: ['Осталось: телефон'], hides: ['Уведомление о cookie'] },
};
