/** The application as sent: its retries share one idempotency key, so that the service takes them for one lead. */
import { createAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/types';
import { selectUsesConfiguredConsents } from './formSelectors';

export interface SentApplication {
  /** A random UUID, sent as `Idempotency-Key`. */
  key: string;
  /** Amount, phone and consents, for comparison with other tries. */
  content: string;
}

/** A request is about to be sent. */
export const applicationSent = createAction<SentApplication>('form/applicationSent');

/** Content that was sent before keeps its key. */
export function getApplication(
  state: RootState,
  sumRub: number,
  createKey: () => string,
): SentApplication {
  const { telephone, accept, consents, sentKeys } = state.form;
  const given = selectUsesConfiguredConsents(state) ? consents : accept;
  const content = JSON.stringify([sumRub, telephone, given]);
  return { key: sentKeys[content] ?? createKey(), content };
}
