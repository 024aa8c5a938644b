import type { Scenario } from '../scenario';
import { REPUSH_ADDRESS, REPUSH_SCRIPT } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: подписка на Repush',
  group: 'Push и cookie',
  about: '«Подписаться» нажато: скрипт загружен с токеном визита.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'repush', push_repush_code: REPUSH_ADDRESS } },
  thirdParties: [REPUSH_SCRIPT],
  browser: { notifications: 'default' },
  steps: [{ do: 'press', name: 'Подписаться' }],
  expects: { shows: ['скрипт загружен'], hides: ['Не сейчас'] },
};
