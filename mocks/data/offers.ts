/** Offers of fictional lenders on the reserved `.example` domain. */
import type { OffersPageWire, OfferWire } from './wire';

/** One offer (section 3, "Offer"), as a service without the optional fields sends it. */
export function buildOffer(overrides: Partial<OfferWire> = {}): OfferWire {
  return {
    offer_order_id: '1001',
    partner: 'lodka',
    is_top: '0',
    best: '0',
    is_external: '0',
    url: 'https://partner-lodka.example/apply?sub=1',
    advert_slogan: '«Лодка Финанс»: до 30\u00a0000\u00a0₽ под 0\u00a0% на 21 день',
    info_html: formatTerms('1&nbsp;000–30&nbsp;000&nbsp;₽', '7–30 дней', '0–292&nbsp;%'),
    domain_url: 'partner-lodka.example',
    ...overrides,
  };
}

export function buildOffersPage(overrides: Partial<OffersPageWire> = {}): OffersPageWire {
  return {
    offers: buildList(1001, PAGE_OFFERS),
    showcase_type_id: 10,
    page_call_to_action: 'Получить деньги',
    ...overrides,
  };
}

export function buildOverlayOffersPage(overrides: Partial<OffersPageWire> = {}): OffersPageWire {
  return {
    offers: buildList(2001, OVERLAY_OFFERS),
    showcase_type_id: 10,
    page_call_to_action: 'Предложение партнёра',
    ...overrides,
  };
}

type Range = readonly [min: number, max: number];

/** The optional fields of an offer. Sums are rubles, the psk is per cent a year, the rate per cent a day. */
export function buildTerms(
  advertiser: string,
  inn: string,
  sum: Range,
  days: Range,
  psk: Range,
  rate: Range,
): Partial<OfferWire> {
  return {
    advertiser_name: `ООО МКК «${advertiser}»`,
    advertiser_inn: inn,
    ...{ amount_min: sum[0], amount_max: sum[1], term_min: days[0], term_max: days[1] },
    ...{ psk_min: psk[0], psk_max: psk[1], rate_min: rate[0], rate_max: rate[1] },
    info_html: '',
  };
}

type ListedOffer = Partial<OfferWire> & { readonly url: string };

/** Numbers the offers and takes each domain from the url. */
const buildList = (firstId: number, offers: readonly ListedOffer[]): OfferWire[] =>
  offers.map((offer, index) =>
    buildOffer({
      ...offer,
      offer_order_id: String(firstId + index),
      domain_url: new URL(offer.url).hostname,
    }),
  );

function formatTerms(sum: string, term: string, cost: string): string {
  return `<ul><li>Сумма: ${sum}</li><li>Срок: ${term}</li><li>ПСК: ${cost} годовых</li></ul>`;
}

const PAGE_OFFERS: readonly ListedOffer[] = [
  {
    is_top: '1',
    best: '1',
    url: 'https://partner-lodka.example/apply?sub=1&erid=DEMO2SDnjLodka',
    advert_slogan: '«Лодка Финанс»: первый займ под 0\u00a0% на 21 день',
    ...buildTerms('Лодка Финанс', '7700000001', [1_000, 30_000], [7, 30], [0, 292], [0, 0.8]),
  },
  {
    partner: 'mayachok',
    is_top: '1',
    url: 'https://partner-mayachok.example/zaym?sub=1&erid=DEMO2SDnjMayachok',
    advert_slogan: '«Маячок Займ»: на карту после одной анкеты',
    ...buildTerms('Маячок Займ', '7700000002', [3_000, 50_000], [5, 60], [0, 292], [0, 0.8]),
  },
  {
    partner: 'tihaya-buhta',
    is_top: '1',
    url: 'https://partner-tihaya-buhta.example/apply?sub=1#form',
    advert_slogan: '«Тихая бухта»: первый займ без процентов',
    ...buildTerms('Тихая бухта', '7700000003', [2_000, 15_000], [7, 21], [0, 285], [0, 0.78]),
  },
  {
    partner: 'moroshka',
    is_top: '1',
    url: 'https://partner-moroshka.example/?sub=1&erid=DEMO2SDnjMoroshka',
    advert_slogan: '«Морошка Финанс»: до года, платежи раз в месяц',
    ...buildTerms(
      'Морошка Финанс',
      '7700000004',
      [10_000, 100_000],
      [90, 365],
      [85, 249],
      [0.23, 0.68],
    ),
  },
  {
    partner: 'poputny-briz',
    is_external: '1',
    url: 'https://partner-briz.example/landing?sub=1&erid=DEMO2SDnjBriz',
    advert_slogan: '«Попутный бриз»: нужен только паспорт',
    ...buildTerms(
      'Попутный бриз',
      '7700000005',
      [5_000, 80_000],
      [10, 180],
      [120, 292],
      [0.33, 0.8],
    ),
  },
  {
    partner: 'yakorek',
    url: 'https://partner-yakorek.example/apply?sub=1',
    advert_slogan: '«Якорёк»: до зарплаты',
    ...buildTerms('Якорёк', '7700000006', [1_000, 10_000], [5, 30], [180, 292], [0.5, 0.8]),
  },
  {
    partner: 'soyka',
    url: 'https://partner-soyka.example/apply?sub=1',
    advert_slogan: '«Сойка Займ»: с любой кредитной историей',
    ...buildTerms('Сойка Займ', '7700000007', [2_000, 20_000], [7, 30], [200, 292], [0.55, 0.8]),
  },
  // The rest has none of the optional fields, as an older service sends it.
  {
    partner: 'medunitsa',
    url: 'https://partner-medunitsa.example/apply?sub=1',
    advert_slogan: '«Медуница»: до 60\u00a0000\u00a0₽ с продлением без штрафа',
    info_html: formatTerms('3&nbsp;000–60&nbsp;000&nbsp;₽', '15–120 дней', '100–290&nbsp;%'),
  },
  {
    partner: 'vetrogon',
    url: 'https://partner-vetrogon.example/apply?sub=1&erid=DEMO2SDnjVetrogon',
    advert_slogan: '«Ветрогон»: решение за минуту, до 25\u00a0000\u00a0₽',
    info_html: formatTerms('1&nbsp;500–25&nbsp;000&nbsp;₽', '7–45 дней', '150–292&nbsp;%'),
  },
  {
    partner: 'zolotaya-dyuna',
    url: 'https://partner-dyuna.example/apply?sub=1',
    advert_slogan: '«Золотая дюна»: до 90\u00a0000\u00a0₽ для постоянных клиентов',
    info_html: formatTerms('5&nbsp;000–90&nbsp;000&nbsp;₽', '1–9 месяцев', '95–270&nbsp;%'),
  },
  {
    partner: 'rubl-u-prichala',
    url: 'https://partner-prichal.example/apply?sub=1',
    advert_slogan: '«Рубль у причала»: до 40\u00a0000\u00a0₽ круглосуточно',
    info_html: formatTerms('2&nbsp;000–40&nbsp;000&nbsp;₽', '5–60 дней', '0–292&nbsp;%'),
  },
  {
    partner: 'polny-shtil',
    url: 'https://partner-shtil.example/apply?sub=1',
    advert_slogan: '«Полный штиль»: до 70\u00a0000\u00a0₽ без звонков',
    // Real partners also leave the terms out.
    info_html: '',
  },
];

const OVERLAY_OFFERS: readonly ListedOffer[] = [
  {
    partner: 'severny-veter',
    is_external: '1',
    url: 'https://partner-severny-veter.example/apply?sub=2&erid=DEMO2SDnjSeverny',
    advert_slogan: '«Северный ветер»: под 0\u00a0% новым клиентам',
    ...buildTerms('Северный ветер', '7700000021', [2_000, 35_000], [7, 30], [0, 292], [0, 0.8]),
  },
  {
    partner: 'kovchezhets',
    url: 'https://partner-kovchezhets.example/apply?sub=2',
    advert_slogan: '«Ковчежец»: до 45\u00a0000\u00a0₽ на карту',
    info_html: formatTerms('3&nbsp;000–45&nbsp;000&nbsp;₽', '10–90 дней', '140–292&nbsp;%'),
  },
];
