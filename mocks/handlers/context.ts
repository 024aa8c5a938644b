/** What the handlers of a service share: its data, its state, and the way they answer. */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { NextOfferRequest } from '../../src/api/offer';
import type { Answering } from '../answering';
import type { SlotImagesByType } from '../data/pictures';
import type {
  CheckboxConfigWire,
  OffersPageWire,
  SiteDocumentWire,
  SiteInfoWire,
  SourceWire,
} from '../data/wire';

/** What the service knows when it starts. */
interface ServiceData {
  readonly siteInfo: SiteInfoWire;
  readonly documents: SiteDocumentWire[];
  readonly slotImages: SlotImagesByType;
  readonly checkboxConfig: CheckboxConfigWire;
  readonly offersPage: OffersPageWire;
  readonly overlayOffersPage: OffersPageWire;
  /** What a parse answers whatever the address says. */
  readonly source: Partial<SourceWire>;
  /** Null for an answer without the address, undefined for one that follows from the lead. */
  readonly offerUrl: string | null | undefined;
  readonly showcaseUrl: string | null | undefined;
  readonly acceptsToken: (token: string) => boolean;
}

/** What it learns from the calls. */
export interface ServiceState {
  readonly tokens: string[];
  readonly leads: NextOfferRequest[];
}

export interface HandlerContext {
  readonly answering: Answering;
  readonly data: ServiceData;
  readonly state: ServiceState;
}

/** Answers what has the right shape; what has not gets a 400 that says where it is wrong. */
export function checked<T>(
  schema: v.GenericSchema<unknown, T>,
  input: unknown,
  answer: (value: T) => Response,
): Response {
  const result = v.safeParse(schema, input);
  if (result.success) return answer(result.output);
  const errors = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`,
  );
  return HttpResponse.json({ errors }, { status: 400 });
}
