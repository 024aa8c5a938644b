import type { GivenConsent } from '../../api/offer';
import type { RootState } from '../../store/types';
import { selectUsesConfiguredConsents } from './formSelectors';

/** Names of the checkboxes, which identify the consents of a lead. */
export const ACCEPT_NAME = 'accept';
export const consentName = (index: number) => `consent-${String(index)}`;

/**
 * The consents of a lead, for proof.
 *
 * @param texts the text on the screen beside each checkbox, by its name
 */
export function getGivenConsents(
  state: RootState,
  texts: Readonly<Record<string, string>>,
  nowMs: number,
): GivenConsent[] {
  const { accept, consents, consentTimesMs } = state.form;
  const given: [name: string, checked: boolean][] = selectUsesConfiguredConsents(state)
    ? consents.map((checked, index) => [consentName(index), checked])
    : [[ACCEPT_NAME, accept]];
  return given.map(([id, checked]) => ({
    id,
    checked,
    text: texts[id] ?? '',
    at: new Date(consentTimesMs[id] ?? nowMs).toISOString(),
  }));
}
