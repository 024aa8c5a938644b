import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Предложения без логотипов',
  group: 'Предложения',
  about: 'Картинок для слотов нет.',
  address: FROM_AD,
  service: { slotImages: { default: [], overlay: [] } },
  expects: { shows: ['Лучшее предложение', 'Лодка Финанс'] },
};
