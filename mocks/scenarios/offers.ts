import { buildOffer, buildTerms } from '../data/offers';
import {
  applicationSteps,
  check,
  DIAGNOSTICS_URL,
  inGroup,
  OVERLAY_OFFER,
  PROMO_TEXT,
  skipTime,
} from './helpers';

const NO_OFFERS = { offers: [] };

function buildNumbered(_: unknown, index: number) {
  const number = index + 1;
  return buildOffer({
    offer_order_id: String(5_000 + number),
    best: number === 1 ? '1' : '0',
    advert_slogan: `Предложение № ${number}: до ${number}\u00a0000\u00a0₽`,
  });
}

const longOffer = buildOffer({
  best: '1',
  advert_slogan: `Первый займ ${'без процентов и справок '.repeat(12)}`,
  domain_url: 'ochen-dlinny-domen-partnera-bez-edinogo-probela.partner.example',
  info_html: `<ul>${'<li>Условие, которое занимает всю строку и ещё половину следующей</li>'.repeat(8)}</ul>`,
});

const plainOffers = [
  buildOffer({ best: '1' }),
  buildOffer({
    offer_order_id: '1002',
    url: 'https://partner-mayachok.example/zaym?sub=1&erid=DEMO2SDnjMayachok',
    advert_slogan: '«Маячок Займ»: на карту после одной анкеты',
    domain_url: 'partner-mayachok.example',
  }),
  buildOffer({
    offer_order_id: '1003',
    url: 'https://partner-shtil.example/apply?sub=1',
    advert_slogan: '«Полный штиль»: без звонков',
    info_html: '',
    domain_url: 'partner-shtil.example',
  }),
  buildOffer({
    offer_order_id: '1004',
    url: 'https://partner-dyuna.example/apply?sub=1',
    advert_slogan: '',
    info_html: '',
    domain_url: 'partner-dyuna.example',
  }),
];

const rateWithoutCost = {
  ...buildTerms('Лодка Финанс', '7700000001', [1_000, 30_000], [7, 30], [0, 292], [0, 0.8]),
  psk_min: null,
  psk_max: null,
};

export const offerScenarios = inGroup('Предложения', {
  'no-offers': {
    title: 'Нет предложений',
    description: 'Ни баннера, ни оверлея: на их месте ничего нет.',
    service: { offers: NO_OFFERS, overlayOffers: NO_OFFERS },
    expects: {
      shows: [PROMO_TEXT],
      hides: ['Лучшее предложение', OVERLAY_OFFER],
    },
  },
  'offers-500': {
    title: '500 предложений',
    description: 'После заявки показаны двадцать и «Показать ещё».',
    service: { offers: { offers: Array.from({ length: 500 }, buildNumbered) } },
    steps: applicationSteps,
    expects: {
      shows: ['Заявка одобрена', 'Предложение № 1', 'Показать ещё'],
      hides: ['Предложение № 30:'],
    },
  },
  'offers-long': {
    title: 'Очень длинные тексты',
    description: 'Лозунг, домен и условия длиннее, чем помещается в строку.',
    service: {
      offers: { offers: [longOffer, { ...longOffer, offer_order_id: '1002' }] },
      siteInfo: {
        payment_block_top_mobile: `<p>${'Подбор бесплатный и занимает две минуты. '.repeat(10)}</p>`,
      },
    },
    expects: { shows: ['без процентов и справок', 'ochen-dlinny-domen'] },
  },
  'offers-warned': {
    title: 'Предупреждения на карточках',
    description:
      'Настройка сайта legal.warningPlacement: на каждой карточке оба предупреждения. Список отсортирован: сначала ниже ПСК.',
    site: { legal: { warningPlacement: 'cards' } },
    steps: [...applicationSteps, check('Ниже ПСК')],
    expects: {
      shows: [
        'Сортировка',
        '85–249 % годовых',
        'Оценивайте свои финансовые возможности и риски',
        'Изучите все условия кредита (займа)',
      ],
    },
  },
  'offers-plain': {
    title: 'Предложения без условий',
    description: 'Старый сервис: ни рекламодателя, ни сумм, ни сроков, и сортировать нечего.',
    service: { offers: { offers: plainOffers }, overlayOffers: NO_OFFERS },
    steps: applicationSteps,
    expects: {
      shows: ['Заявка одобрена', 'Лодка Финанс', 'Срок: 7–30 дней', 'partner-dyuna.example'],
      hides: ['Сортировка', 'ИНН', 'Ставка', 'Подходит под вашу сумму', 'undefined', 'null'],
    },
  },
  'offers-biometrics': {
    title: 'Нужна биометрия',
    description: 'Поле requires_biometrics: отметка на карточках тех, кто выдаёт только по ЕБС.',
    service: {
      offers: {
        offers: [
          buildOffer({ best: '1', requires_biometrics: '1' }),
          buildOffer({ offer_order_id: '1002', requires_biometrics: '1' }),
          buildOffer({ offer_order_id: '1003' }),
        ],
      },
      overlayOffers: NO_OFFERS,
    },
    steps: applicationSteps,
    expects: { shows: ['Заявка одобрена', 'Нужна биометрия'] },
  },
  'offers-rate-without-cost': {
    title: 'Ставка без ПСК',
    description: 'Ставка не показана, а диагностика называет предложения.',
    url: DIAGNOSTICS_URL,
    service: {
      offers: { offers: [buildOffer({ ...rateWithoutCost, best: '1' })] },
      overlayOffers: {
        offers: [buildOffer({ ...rateWithoutCost, offer_order_id: '2001', is_external: '1' })],
      },
    },
    expects: {
      shows: [
        'Указана ставка, но не ПСК: ставка не показана. Номера предложений: 1001, 2001.',
        '1 000–30 000 ₽',
        '7–30 дней',
      ],
      hides: ['Ставка', '0–0,8'],
    },
  },
  'overlay-open': {
    title: 'Оверлей открылся',
    description: 'Через пять секунд предложение партнёра раскрылось само.',
    steps: [skipTime(6_000)],
    expects: { shows: [OVERLAY_OFFER, 'Северный ветер'] },
  },
});
