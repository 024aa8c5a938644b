import { FROM_AD, type Scenario } from '../scenario';
import { AD_TEXT, REPUSH_ADDRESS, REPUSH_SCRIPT, YANDEX_WITH_ADS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Всё сразу',
  group: 'Push и cookie',
  about:
    'Cookie-уведомление, приглашение push и раскрытый оверлей не мешают ни анкете, ни друг другу.',
  address: FROM_AD,
  service: {
    siteInfo: {
      ads_use: '1',
      ads_key: 'yandex',
      gdpr_use: '1',
      push_service: 'repush',
      push_repush_code: REPUSH_ADDRESS,
    },
  },
  thirdParties: [YANDEX_WITH_ADS, REPUSH_SCRIPT],
  browser: { notifications: 'default' },
  steps: [{ do: 'skip', ms: 6_000 }],
  expects: { shows: ['Уведомление о cookie', 'Подписаться', 'Северный ветер', AD_TEXT] },
};
