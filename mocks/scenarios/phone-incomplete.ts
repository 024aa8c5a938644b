import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Телефон не дописан',
  group: 'Анкета',
  about: 'Поле оставлено с неполным номером: под ним подсказка.',
  address: FROM_AD,
  steps: [{ do: 'typePhone', phone: '91234' }, { do: 'leavePhone' }],
  expects: { shows: ['Введите номер полностью: +7 (9XX) XXX-XX-XX'] },
};
