/** The application of a submit: its retries share one idempotency key, so that the service takes them for one lead. */
import { createAction } from '@reduxjs/toolkit';
import type { RootState } from '../../store/types';
import { selectUsesConfiguredConsents } from './formSelectors';

export interface Application {
  /** A random UUID, sent as `Idempotency-Key`. */
  key: string;
  /** Amount, phone and consents, for comparison with earlier attempts. */
  content: string;
}

/** The content of a submit is settled: later changes of the settings do not affect it. */
export const applicationPrepared = createAction<Application>('form/applicationPrepared');

/** The request has been made; it is not if the api chunk is lost. */
export const applicationSent = createAction('form/applicationSent');

/** Content that was prepared before keeps its key. */
export function getApplication(
  state: RootState,
  sumRub: number,
  createKey: () => string,
): Application {
  const { telephone, accept, consents, idempotencyKeys } = state.form;
  const given = selectUsesConfiguredConsents(state) ? consents : accept;
  const content = JSON.stringify([sumRub, telephone, given]);
  return { key: idempotencyKeys[content] ?? createKey(), content };
}
