/** Response types inferred from the page's schemas, so that a fixture cannot contain a value the page does not accept. */
import type * as v from 'valibot';
import type { CheckboxConfigResponse } from '../../src/api/help';
import type { OfferItem, OffersPageResponse, SlotImagesResponse } from '../../src/api/offer';
import type { SiteDocumentItem, SiteInfoResponse } from '../../src/api/site';

type IdWire = string | number;
type FlagWire = boolean | '1' | '0' | '' | 0 | 1;

export interface SourceWire {
  key: IdWire;
  token: IdWire;
  telephone: IdWire;
  region_id: IdWire;
  use_alternative_settings: FlagWire;
  ads_key_custom: string;
  ads_use_custom: FlagWire;
}
export type CheckboxConfigWire = v.InferInput<typeof CheckboxConfigResponse>;
export type OfferWire = v.InferInput<typeof OfferItem>;
export type OffersPageWire = v.InferInput<typeof OffersPageResponse>;
export type SiteInfoWire = v.InferInput<typeof SiteInfoResponse>;
export type SiteDocumentWire = v.InferInput<typeof SiteDocumentItem>;
export type SlotImagesWire = v.InferInput<typeof SlotImagesResponse>;
