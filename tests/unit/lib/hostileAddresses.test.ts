import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { SlotImagesAnswer } from '../../../src/api/advert';
import { NextOfferAnswer, OffersPageAnswer } from '../../../src/api/offer';
import { SiteDocumentsAnswer, SiteInfoAnswer } from '../../../src/api/site';
import { site } from '../../../src/config/sites/demo';
import type { Channel } from '../../../src/features/push/channels/channel';
import { channel as pulse } from '../../../src/features/push/channels/pulseChannel';
import { channel as rafinad } from '../../../src/features/push/channels/rafinadChannel';
import { channel as repush } from '../../../src/features/push/channels/repushChannel';
import { hostileAddresses } from '../../support/hostileAddresses';

describe.each(hostileAddresses.map((address) => [address]))('the address %j', (address) => {
  it('is no place to go after a lead', () => {
    const answer = v.parse(NextOfferAnswer, { offerUrl: address, showcaseUrl: address });
    expect(answer).toEqual({ offerUrl: null, showcaseUrl: null });
  });

  it('makes no offer', () => {
    const answer = v.parse(OffersPageAnswer, { offers: [{ offer_order_id: 1, url: address }] });
    expect(answer.offers).toEqual([]);
  });

  it('makes no document and no picture', () => {
    expect(v.parse(SiteDocumentsAnswer, [{ id: 1, title: 'a', path: address }])).toEqual([]);
    expect(v.parse(SlotImagesAnswer, [address])).toEqual([]);
  });

  it.each(Object.entries({ pulse, rafinad, repush }))(
    'is no code of %s',
    (_name, channel: Channel) => {
      const options = v.parse(SiteInfoAnswer, {
        push_sendpulse_code: address,
        push_rafinad_code: address,
        push_repush_code: address,
      });
      expect(channel.scriptAddress({ options, site, token: 'token' })).toBeNull();
    },
  );
});
