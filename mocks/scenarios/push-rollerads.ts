import type { Scenario } from '../scenario';
import { ROLLERADS_SCRIPT } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: RollerAds',
  group: 'Push и cookie',
  about: 'Скрипт службы загружен с зоной этого сайта.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'rollerads' } },
  thirdParties: [ROLLERADS_SCRIPT],
  browser: { notifications: 'default' },
  expects: { shows: ['скрипт загружен'] },
};
