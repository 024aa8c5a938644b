import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Телефон не мобильный',
  group: 'Анкета',
  about: 'Номер, который не начинается с +7 (9, не подгоняется, а объясняется.',
  address: FROM_AD,
  steps: [{ do: 'typePhone', phone: '+998901234567' }, { do: 'leavePhone' }],
  expects: { shows: ['Номер мобильного начинается с +7 (9'] },
};
