import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Push: неизвестная служба',
  group: 'Push и cookie',
  about: 'Предупреждение в журнале, страница работает.',
  address: '/?utm_source=yandex&diagnostics=1',
  service: { siteInfo: { push_service: 'pigeon' } },
  browser: { notifications: 'default' },
  expects: {
    shows: ['служба неизвестна, или её код не годится'],
    logs: ['push: provider "pigeon" is unknown'],
  },
};
