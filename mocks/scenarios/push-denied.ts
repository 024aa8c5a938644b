import type { Scenario } from '../scenario';
import { REPUSH_ADDRESS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: уведомления запрещены',
  group: 'Push и cookie',
  about: 'Посетитель запретил их раньше: приглашения нет.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'repush', push_repush_code: REPUSH_ADDRESS } },
  browser: { notifications: 'denied' },
  expects: { shows: ['посетитель их запретил'], hides: ['Не сейчас'] },
};
