import { buildOffer } from '../data/offers';
import { APPLY, FROM_AD, type Scenario } from '../scenario';

function buildNumbered(_: unknown, index: number) {
  const number = index + 1;
  return buildOffer({
    offer_order_id: String(5_000 + number),
    best: number === 1 ? '1' : '0',
    advert_slogan: `Предложение № ${number}: до ${number}\u00a0000\u00a0₽`,
  });
}

export const scenario: Scenario = {
  title: '500 предложений',
  group: 'Предложения',
  about: 'После заявки показаны двадцать и «Показать ещё».',
  address: FROM_AD,
  service: { offers: { offers: Array.from({ length: 500 }, buildNumbered) } },
  steps: APPLY,
  expects: {
    shows: ['Заявка одобрена', 'Предложение № 1', 'Показать ещё'],
    hides: ['Предложение № 30:'],
  },
};
