/** Response types inferred from the page's schemas, so that a fixture cannot contain a value the page does not accept. */
import type * as v from 'valibot';
import type { SlotImagesAnswer } from '../../src/api/advert';
import type { CheckboxConfigAnswer } from '../../src/api/help';
import type { SourceAnswer } from '../../src/api/source';
import type { OfferAnswer, OffersPageAnswer } from '../../src/api/offer';
import type { SiteDocumentAnswer, SiteInfoAnswer } from '../../src/api/site';

export type SourceWire = v.InferInput<typeof SourceAnswer>;
export type CheckboxConfigWire = v.InferInput<typeof CheckboxConfigAnswer>;
export type OfferWire = v.InferInput<typeof OfferAnswer>;
export type OffersPageWire = v.InferInput<typeof OffersPageAnswer>;
export type SiteInfoWire = v.InferInput<typeof SiteInfoAnswer>;
export type SiteDocumentWire = v.InferInput<typeof SiteDocumentAnswer>;
export type SlotImagesWire = v.InferInput<typeof SlotImagesAnswer>;
