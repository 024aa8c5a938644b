import type { Scenario } from '../scenario';
import { SENDPULSE_SCRIPT } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: SendPulse',
  group: 'Push и cookie',
  about: 'Скрипт службы загружен.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: {
    siteInfo: {
      push_service: 'sendpulse',
      push_sendpulse_code: '0123456789abcdef0123456789abcdef_1',
    },
  },
  thirdParties: [SENDPULSE_SCRIPT],
  browser: { notifications: 'default' },
  expects: { shows: ['скрипт загружен'] },
};
