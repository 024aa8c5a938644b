import { FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Нет предложений',
  group: 'Предложения',
  about: 'Ни баннера, ни оверлея: на их месте ничего нет.',
  address: FROM_AD,
  service: { offers: { offers: [] }, overlayOffers: { offers: [] } },
  expects: { shows: ['Осталось: телефон'], hides: ['Лучшее предложение', 'Предложение партнёра'] },
};
