import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Новые согласия приняты',
  group: 'Анкета',
  about: 'Посетитель отметил все галочки сам.',
  address: FROM_AD,
  service: { siteInfo: { use_old_checkbox: '0' } },
  steps: [
    { do: 'tick', name: 'Даю согласие' },
    { do: 'tick', name: 'Согласен получать' },
    { do: 'typePhone', phone: '9123456789' },
  ],
  expects: { shows: ['Всё готово'] },
};
