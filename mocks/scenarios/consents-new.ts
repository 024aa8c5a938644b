import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Новые согласия',
  group: 'Анкета',
  about: 'Вместо одной галочки те, что настроил сервис; ни одна не стоит.',
  address: FROM_AD,
  service: { siteInfo: { use_old_checkbox: '0' } },
  expects: {
    shows: ['Даю согласие на обработку данных', 'Согласен получать предложения партнёров'],
    hides: ['С правилами сервиса согласен.'],
  },
};
