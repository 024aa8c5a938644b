import { describe, expect, it } from 'vitest';
import { OfferItem } from '~/api/offer';
import { findPartnerName } from '~/features/offers/partnerName';
import * as v from 'valibot';

let lastId = 0;
const buildOffer = (url: string, advertiser: string, domain = '') => ({
  ...v.parse(OfferItem, {
    offer_order_id: String((lastId += 1)),
    partner: '',
    url,
    advert_slogan: '',
    info_html: '',
    domain_url: domain,
    advertiser_name: advertiser,
  }),
  showcaseTypeId: 10,
  callToAction: '',
});

const lodka = buildOffer('https://partner-lodka.example/apply', 'ООО МКК «Лодка»');

describe('the name of the partner behind a domain', () => {
  it.each([
    ['the host of an offer’s link', 'partner-lodka.example', [lodka]],
    ['the same domain with www', 'www.partner-lodka.example', [lodka]],
    [
      'the domain that an offer names, though its link leads through a network',
      'partner-lodka.example',
      [buildOffer('https://network.example/1', 'ООО МКК «Лодка»', 'partner-lodka.example')],
    ],
    [
      'the Cyrillic domain that an offer names',
      'xn----7sbbzlcmgkdg.xn--p1ai',
      [buildOffer('https://network.example/1', 'ООО МКК «Лодка»', 'займ-онлайн.рф')],
    ],
    ['two offers of one advertiser', 'partner-lodka.example', [lodka, lodka]],
    [
      'an offer without an advertiser beside one that has it',
      'partner-lodka.example',
      [buildOffer('https://partner-lodka.example/2', ''), lodka],
    ],
  ])('is found by %s', (_case, domain, offers) => {
    expect(findPartnerName(domain, offers)).toBe('Лодка');
  });

  it.each([
    ['no offer has it', 'other.example', [lodka]],
    ['only a subdomain of an offer’s has it', 'a.partner-lodka.example', [lodka]],
    ['the response had no url', '', [lodka]],
    [
      'links of two advertisers lead through it',
      'network.example',
      [
        buildOffer('https://network.example/1', 'ООО МКК «Лодка»'),
        buildOffer('https://network.example/2', 'ООО МКК «Маяк»'),
      ],
    ],
  ])('is empty if %s', (_case, domain, offers) => {
    expect(findPartnerName(domain, offers)).toBe('');
  });
});
