import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Согласия не загрузились',
  group: 'Анкета',
  about: 'Молча остаётся одна галочка, и она не стоит.',
  address: FROM_AD,
  service: {
    siteInfo: { use_old_checkbox: '0' },
    faults: { checkboxConfig: { kind: 'status', status: 500 } },
  },
  expects: {
    shows: ['С правилами сервиса согласен.', 'согласие с правилами'],
    logs: ['get-checkbox-config failed: status 500'],
  },
};
