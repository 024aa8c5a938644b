import { buildCheckboxConfig } from './checkboxConfig';
import type { MockCounter } from './counterScript';
import { buildDocuments } from './documents';
import { buildOffersPage, buildOverlayOffersPage } from './offers';
import { buildSlotImages, type SlotImagesByType } from './pictures';
import { buildSiteInfo } from './siteInfo';
import type {
  CheckboxConfigWire,
  OffersPageWire,
  SiteDocumentWire,
  SiteInfoWire,
  SourceWire,
} from './wire';

/** Overrides of the demo data. */
export interface ServiceDataOptions {
  readonly siteInfo?: Partial<SiteInfoWire>;
  readonly documents?: SiteDocumentWire[];
  readonly offers?: Partial<OffersPageWire>;
  readonly overlayOffers?: Partial<OffersPageWire>;
  readonly slotImages?: Partial<SlotImagesByType>;
  readonly checkboxConfig?: Partial<CheckboxConfigWire>;
  /** `plain` by default: a preview or a load test must not reach a real counter. */
  readonly counter?: MockCounter;
  /** Fields of every parse response, whatever the landing url. */
  readonly source?: Partial<SourceWire>;
  /** Replace the urls derived from the lead. */
  readonly offerUrl?: string | null;
  readonly showcaseUrl?: string | null;
  /** Tokens issued by an earlier service; `any` in development, where every reload starts a new one. */
  readonly knownTokens?: readonly string[] | 'any';
}

export type ServiceData = ReturnType<typeof buildServiceData>;

export function buildServiceData(options: ServiceDataOptions) {
  const { knownTokens = [], counter = 'plain', source = {}, offerUrl, showcaseUrl } = options;
  return {
    siteInfo: buildSiteInfo(options.siteInfo),
    documents: options.documents ?? buildDocuments(),
    slotImages: buildSlotImages(options.slotImages),
    checkboxConfig: buildCheckboxConfig(options.checkboxConfig),
    offersPage: buildOffersPage(options.offers),
    overlayOffersPage: buildOverlayOffersPage(options.overlayOffers),
    counter,
    source,
    offerUrl,
    showcaseUrl,
    isKnownToken: (token: string) => knownTokens === 'any' || knownTokens.includes(token),
  };
}
