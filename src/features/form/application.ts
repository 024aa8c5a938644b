/** The application of a submit: its retries share one idempotency key, so that the service takes them for one lead. */
import { createAction } from '@reduxjs/toolkit';
import { deriveUuid } from '../../lib/uuid';
import type { RootState } from '../../store/types';
import { selectUsesConfiguredConsents } from './formSelectors';

/** The content of a submit is settled: later changes of the settings do not affect it. */
export const applicationPrepared = createAction('form/applicationPrepared');

/** Dispatched right before the request; not dispatched if the api chunk fails to load. */
export const applicationSent = createAction('form/applicationSent');

/**
 * Sent as `Idempotency-Key`: the same for the same amount, phone and consents.
 *
 * @param keySeed a random UUID
 */
export function createIdempotencyKey(state: RootState, sumRub: number, keySeed: string): string {
  const { telephone, accept, consents } = state.form;
  const given = selectUsesConfiguredConsents(state) ? consents : accept;
  return deriveUuid(keySeed, JSON.stringify([sumRub, telephone, given]));
}
