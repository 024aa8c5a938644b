/** The calls of section 7. Entry of a lazy chunk: the first screen needs no axios. */
import { PARSE_SOURCE_PATH } from '../config/constants';
import { CheckboxConfigResponse, SourceResponse } from './help';
import { OffersPageResponse, SlotImagesResponse, type OfferTrackingBody } from './offer';
import { SiteDocumentsResponse, SiteInfoResponse } from './site';
import type { Id } from './source';
import { createTransport, type TransportOptions } from './transport';

/** Each call resolves to a `CallResult` and never throws. */
export type Api = ReturnType<typeof createApi>;

/** Creates the calls with a new transport. Options other than `log` default to section 7. */
export function createApi(options: TransportOptions) {
  const { get, post, postKeepalive } = createTransport(options);
  return {
    /** @param url the full landing url, query included */
    parseSource: (url: string) => post(PARSE_SOURCE_PATH, { url }, SourceResponse),
    getCheckboxConfig: (query: { siteAlias: string; token: Id; language: string }) =>
      get('/help/get-checkbox-config', query, CheckboxConfigResponse),
    getOffers: (query: {
      pageAlias: string;
      siteAlias: string;
      fromSite: string;
      language: string;
    }) => get('/offer/get-page', query, OffersPageResponse),
    sendVisitedOffers: (body: OfferTrackingBody) =>
      postKeepalive('/offer/send-visited-offers', body),
    sendShownOffers: (body: OfferTrackingBody) => postKeepalive('/offer/send-shown-offers', body),
    getSiteSettings: (query: { alias: string; language: string }) =>
      get('/site/get-info', query, SiteInfoResponse),
    getSiteDocuments: (query: { siteAlias: string; language: string }) =>
      get('/site/get-documents', query, SiteDocumentsResponse),
    getSlotImages: (query: { type: string }) =>
      get('/advert/get-slot-images', query, SlotImagesResponse),
  };
}
