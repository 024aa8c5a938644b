import { buildOffer } from '../data/offers';
import { APPLY, FROM_AD, type Scenario } from '../scenario';

export const scenario: Scenario = {
  title: 'Битые предложения в списке',
  group: 'Предложения',
  about: 'Что без адреса или номера, отброшено; остальное показано.',
  address: FROM_AD,
  service: {
    offers: {
      offers: [
        null,
        buildOffer({ url: 'javascript:alert(1)', advert_slogan: 'Без адреса' }),
        buildOffer({ offer_order_id: '', advert_slogan: 'Без номера' }),
        buildOffer({ advert_slogan: 'Целое предложение', best: '1', info_html: '' }),
      ],
    },
  },
  steps: APPLY,
  expects: { shows: ['Целое предложение'], hides: ['Без адреса', 'Без номера'] },
};
