/** What a lead says (section 7, get-offer action), for the app and the inline script. Pure. */
import type { GivenConsent, Lead, NextOfferRequest } from '../api/nextOffer';
import { deriveUuid } from '../lib/uuid';
import type { ApplicationState } from './applicationState';
import { toApiPhone } from './phone';

/** The lead as the page shows it. */
export interface LeadContent extends NextOfferRequest {
  /** Every box on the screen, in order. */
  readonly consents: readonly GivenConsent[];
}

/** What the form says of a lead. @param due names of the consents on the screen */
export function formContent(
  { telephone, consents }: ApplicationState,
  due: readonly string[],
  nowMs: number,
): Pick<LeadContent, 'telephone' | 'consents'> {
  return {
    telephone: toApiPhone(telephone),
    consents: due.map((id) => {
      const { isChecked: checked, text, atMs } = { ...NO_CONSENT, ...consents[id] };
      return { id, checked, text, at: new Date(atMs ?? nowMs).toISOString() };
    }),
  };
}

const NO_CONSENT = { isChecked: false, text: '', atMs: null };

/**
 * @param content its telephone is complete
 * @param sendsConsents the site's `lead.sendsConsents`
 * @param keySeed a random UUID, the same until an application gets a valid response
 */
export function createLead(content: LeadContent, sendsConsents: boolean, keySeed: string): Lead {
  const { sum, telephone, consents } = content;
  const given = consents.map(({ checked }) => checked);
  return {
    request: { ...content, consents: sendsConsents ? consents : undefined },
    idempotencyKey: deriveUuid(keySeed, [sum, telephone, ...given].join()),
  };
}
