/** What a lead says (section 7, get-offer action). Pure: shared by the app and the inline script. */
import type { GivenConsent, Lead, NextOfferRequest } from '../../api/lead';
import { deriveUuid } from '../../lib/uuid';
import { toApiPhone } from './phone';

/** The lead as the page shows it. */
export interface LeadContent extends NextOfferRequest {
  /** Every box on the screen, in order. */
  readonly consents: readonly GivenConsent[];
}

/**
 * @param content its telephone is as displayed, and complete
 * @param sendsConsents the site's `lead.sendsConsents`
 * @param keySeed a random UUID, the same until an application gets a valid response
 */
export function createLead(content: LeadContent, sendsConsents: boolean, keySeed: string): Lead {
  const telephone = toApiPhone(content.telephone);
  const given = content.consents.map(({ checked }) => checked);
  return {
    request: { ...content, telephone, consents: sendsConsents ? content.consents : undefined },
    idempotencyKey: deriveUuid(keySeed, [content.sum, telephone, ...given].join()),
  };
}
