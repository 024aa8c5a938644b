import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Согласий не настроено',
  group: 'Анкета',
  about: 'Сервис прислал пустой список: остаётся одна галочка, и она не стоит.',
  address: FROM_AD,
  service: { siteInfo: { use_old_checkbox: '0' }, checkboxConfig: { checkboxes: [] } },
  expects: { shows: ['С правилами сервиса согласен.', 'согласие с правилами'] },
};
