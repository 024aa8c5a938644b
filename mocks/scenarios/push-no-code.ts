import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Push: кода нет',
  group: 'Push и cookie',
  about: 'Служба выбрана, а код пуст: предупреждение в журнале.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'sendpulse', push_sendpulse_code: '' } },
  browser: { notifications: 'default' },
  expects: {
    shows: ['служба неизвестна, или её код не годится'],
    logs: ['push: sendpulse has no script address'],
  },
};
