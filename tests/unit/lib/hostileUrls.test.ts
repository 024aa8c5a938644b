import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { SlotImagesResponse } from '~/api/advert';
import { NextOfferResponse, OffersPageResponse } from '~/api/offer';
import { SiteDocumentsResponse, SiteInfoResponse } from '~/api/site';
import { demo as site } from '~tests/support/sites';
import type { PushProvider } from '~/features/push/providers/pushProvider';
import { sendpulseProvider } from '~/features/push/providers/sendpulseProvider';
import { rafinadProvider } from '~/features/push/providers/rafinadProvider';
import { repushProvider } from '~/features/push/providers/repushProvider';
import { hostileUrls } from '../../support/hostileUrls';

describe.each(hostileUrls.map((url) => [url]))('the hostile url %j', (url) => {
  it('is dropped from the next offer', () => {
    const response = v.parse(NextOfferResponse, { offerUrl: url, showcaseUrl: url });
    expect(response).toEqual({ offerUrl: null, showcaseUrl: null });
  });

  it('makes no offer', () => {
    const response = v.parse(OffersPageResponse, { offers: [{ offer_order_id: 1, url }] });
    expect(response.offers).toEqual([]);
  });

  it('makes no document and no slot image', () => {
    expect(v.parse(SiteDocumentsResponse, [{ id: 1, title: 'a', path: url }])).toEqual([]);
    expect(v.parse(SlotImagesResponse, [url])).toEqual([]);
  });

  it.each(Object.entries({ sendpulseProvider, rafinadProvider, repushProvider }))(
    'is rejected as a push code of %s',
    (_name, provider: PushProvider) => {
      const options = v.parse(SiteInfoResponse, {
        push_sendpulse_code: url,
        push_rafinad_code: url,
        push_repush_code: url,
      });
      expect(provider.scriptUrl({ options, site, token: 'token' })).toBeNull();
    },
  );
});
