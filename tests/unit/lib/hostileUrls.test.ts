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
import { hostileUrls } from '../../support/hostileUrls';

describe.each(hostileUrls.map((url) => [url]))('the hostile url %j', (url) => {
  it('is dropped from the next offer', () => {
    const response = v.parse(NextOfferAnswer, { offerUrl: url, showcaseUrl: url });
    expect(response).toEqual({ offerUrl: null, showcaseUrl: null });
  });

  it('makes no offer', () => {
    const response = v.parse(OffersPageAnswer, { offers: [{ offer_order_id: 1, url }] });
    expect(response.offers).toEqual([]);
  });

  it('makes no document and no slot image', () => {
    expect(v.parse(SiteDocumentsAnswer, [{ id: 1, title: 'a', path: url }])).toEqual([]);
    expect(v.parse(SlotImagesAnswer, [url])).toEqual([]);
  });

  it.each(Object.entries({ pulse, rafinad, repush }))(
    'is rejected as a push code of %s',
    (_name, channel: Channel) => {
      const options = v.parse(SiteInfoAnswer, {
        push_sendpulse_code: url,
        push_rafinad_code: url,
        push_repush_code: url,
      });
      expect(channel.scriptAddress({ options, site, token: 'token' })).toBeNull();
    },
  );
});
