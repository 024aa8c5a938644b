import type { Scenario } from '../scenario';
import { REPUSH_ADDRESS, REPUSH_SCRIPT } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: Repush',
  group: 'Push и cookie',
  about: 'Через секунду приглашение; скрипт ждёт «Подписаться».',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'repush', push_repush_code: REPUSH_ADDRESS } },
  thirdParties: [REPUSH_SCRIPT],
  browser: { notifications: 'default' },
  expects: { shows: ['Подписаться', 'Не сейчас', 'ждут нажатия «Подписаться»'] },
};
