import type { ScenarioName } from '~mocks/scenarios';

/** Scenarios that `accessibility.spec.ts` checks; `scenarios.spec.ts` checks the others. */
export const ACCESSIBILITY_STATES: readonly ScenarioName[] = [
  'first-visit-plain',
  'form-filled',
  'phone-incomplete',
  'amount-editing',
  'consents-new',
  'rules',
  'overlay-open',
  'bottom-sheets-all',
  'cookie-settings',
  'submit-failed',
  'approved',
  'approved-reloaded',
  'countdown-over',
  'offers-long',
  'offers-warned',
  'not-found',
  'server-error',
];
