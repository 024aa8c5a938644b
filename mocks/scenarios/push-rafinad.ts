import type { Scenario } from '../scenario';
import { RAFINAD_ADDRESS, RAFINAD_SCRIPT } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: Rafinad',
  group: 'Push и cookie',
  about: 'Скрипт службы загружен по адресу из настроек.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'rafinad', push_rafinad_code: RAFINAD_ADDRESS } },
  thirdParties: [RAFINAD_SCRIPT],
  browser: { notifications: 'default' },
  expects: { shows: ['скрипт загружен'] },
};
