/**
 * The calls of section 7 bound to one transport: what thunks are given. It is the entry of a chunk of its own, since
 * the first screen needs no axios.
 */
import { getSlotImages } from './advert';
import { getCheckboxConfig, parseSource } from './help';
import { getNextOffer, getOffersPage, sendShownOffers, sendVisitedOffers } from './offer';
import { getSiteDocuments, getSiteInfo } from './site';
import { createTransport, type Transport, type TransportOptions } from './transport';

/** Every call settles with a `CallResult` and never throws. */
export type Api = ReturnType<typeof createApi>;

export function createApi(options: TransportOptions) {
  const transport = createTransport(options);
  const bind =
    <Input, Answer>(call: (transport: Transport, input: Input) => Answer) =>
    (input: Input) =>
      call(transport, input);
  return {
    parseSource: bind(parseSource),
    getCheckboxConfig: bind(getCheckboxConfig),
    getNextOffer: bind(getNextOffer),
    getOffersPage: bind(getOffersPage),
    sendVisitedOffers: bind(sendVisitedOffers),
    sendShownOffers: bind(sendShownOffers),
    getSiteInfo: bind(getSiteInfo),
    getSiteDocuments: bind(getSiteDocuments),
    getSlotImages: bind(getSlotImages),
  };
}
