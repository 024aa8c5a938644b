import { FROM_AD, type Scenario } from '../scenario';
import { REPUSH_ADDRESS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Альтернативные настройки',
  group: 'Визит и тема',
  about:
    'Визит с альтернативными настройками: cookie-уведомление решает своя настройка, push не предлагается.',
  address: FROM_AD,
  service: {
    siteInfo: {
      gdpr_use: '0',
      alternative_gdpr_use: '1',
      push_service: 'repush',
      push_repush_code: REPUSH_ADDRESS,
    },
    source: { use_alternative_settings: '1' },
  },
  browser: { notifications: 'default' },
  expects: { shows: ['Уведомление о cookie', 'Хорошо'], hides: ['Подписаться'] },
};
