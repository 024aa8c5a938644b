/** The calls of section 7 bound to one transport. Entry of a lazy chunk: the first screen needs no axios. */
import { getSlotImages } from './advert';
import { getCheckboxConfig, parseSource } from './help';
import { getOffers, sendShownOffers, sendVisitedOffers } from './offer';
import { getSiteDocuments, getSiteSettings } from './site';
import { createTransport, type Transport, type TransportOptions } from './transport';

/** Each call resolves to a `CallResult` and never throws. */
export type Api = ReturnType<typeof createApi>;

/** Creates the calls with a new transport. Options other than `log` default to section 7. */
export function createApi(options: TransportOptions) {
  const transport = createTransport(options);
  const bind =
    <Input, Result>(call: (transport: Transport, input: Input) => Result) =>
    (input: Input) =>
      call(transport, input);
  return {
    parseSource: bind(parseSource),
    getCheckboxConfig: bind(getCheckboxConfig),
    getOffers: bind(getOffers),
    sendVisitedOffers: bind(sendVisitedOffers),
    sendShownOffers: bind(sendShownOffers),
    getSiteSettings: bind(getSiteSettings),
    getSiteDocuments: bind(getSiteDocuments),
    getSlotImages: bind(getSlotImages),
  };
}
