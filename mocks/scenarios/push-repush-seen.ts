import type { Scenario } from '../scenario';
import { REPUSH_ADDRESS } from '../thirdParties';

export const scenario: Scenario = {
  title: 'Push: Repush уже предлагали',
  group: 'Push и cookie',
  about: 'Приглашение было в эти тридцать дней: второго нет.',
  address: '/?utm_source=yandex&diagnostics=1',
  cookies: () => ({ repush_prompt: '1' }),
  service: { siteInfo: { push_service: 'repush', push_repush_code: REPUSH_ADDRESS } },
  browser: { notifications: 'default' },
  steps: [{ do: 'skip', ms: 2_000 }],
  expects: { shows: ['ждут нажатия «Подписаться»'], hides: ['Не сейчас'] },
};
