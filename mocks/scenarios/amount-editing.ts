import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Сумма вводится цифрами',
  group: 'Анкета',
  about: 'По сумме нажали: на её месте поле.',
  address: FROM_AD,
  steps: [{ do: 'press', name: '30' }],
  expects: { shows: ['30 000'] },
};
