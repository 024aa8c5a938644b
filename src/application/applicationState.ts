/**
 * The application: what the visitor has entered, and what has become of it (sections 3 to 5). Pure, without packages.
 * The inline script runs the reducers of `applicationReducers.ts` on it until the app comes; then Redux Toolkit runs
 * the same ones as the form slice.
 */
import type { NextOffer } from '../api/nextOffer';
import type { ReportedLead } from '../api/report';
import { isCompletePhone } from './phone';
import type { LeadFailure } from './leadFailure';

/** Names of the checkboxes, which identify the consents of a lead. */
export const ACCEPT_NAME = 'accept';
export const consentName = (index: number) => `consent-${String(index)}`;

export interface Consent {
  readonly isChecked: boolean;
  /** The visitor has set it, if only to what it was. */
  readonly isTouched: boolean;
  /** When it was last set, else first shown; milliseconds since the epoch. */
  readonly atMs: number | null;
  /** As shown beside the box; empty until then. */
  readonly text: string;
}

/** What a lead needs beside the amount, in the order of the form: the names of the texts in `copy.form` that say so. */
export const FORM_PARTS = ['missingPhone', 'missingConsent'] as const;
export type FormPart = (typeof FORM_PARTS)[number];

/** The failure of a submit without them, of which nothing is sent. */
export const REFUSALS = {
  missingPhone: 'phoneIncomplete',
  missingConsent: 'consentMissing',
} as const satisfies Record<FormPart, string>;

/** Why nothing was approved; the form keeps its values. */
export type SubmitFailure = (typeof REFUSALS)[FormPart] | LeadFailure;

export type LeadState =
  | { readonly status: 'editing' }
  /** Submitted: the app, or what a lead says, is waited for. */
  | { readonly status: 'waiting' }
  /** The content is settled and on its way: changes of the settings do not affect it any more. */
  | { readonly status: 'sending' }
  /** Editable again. A new object each time, so that the missing field is focused again. */
  | { readonly status: 'failed'; readonly kind: SubmitFailure }
  /** `isRestored`: by an earlier load of this tab. */
  | { readonly status: 'approved'; readonly offer: NextOffer; readonly isRestored: boolean };

export interface LeadAttempt extends ReportedLead {
  /** Milliseconds since the epoch. */
  readonly startedAtMs: number;
}

export interface ApplicationState {
  /** Rubles; null until changed: the site's default applies. */
  readonly amountRub: number | null;
  /** As displayed: `+7 (9XX) XXX-XX-XX`, a part of it, or unrecognized text as entered. */
  readonly telephone: string;
  readonly isTelephoneTouched: boolean;
  /** The text is refused and was pasted, dropped or filled in: that is told at once. */
  readonly isTelephoneFilled: boolean;
  /** By name; the configured ones once they are known. */
  readonly consents: Readonly<Record<string, Consent>>;
  readonly lead: LeadState;
  /** What became of the leads of this load, in order. */
  readonly attempts: readonly LeadAttempt[];
}

/**
 * @param isTicked the site's `consent.startsTicked`
 * @param text the plain text beside the old checkbox
 * @param atMs when that was first shown, milliseconds since the epoch
 */
export function createApplication(
  isTicked = true,
  text = '',
  atMs: number | null = null,
): ApplicationState {
  return {
    amountRub: null,
    telephone: '',
    isTelephoneTouched: false,
    isTelephoneFilled: false,
    consents: { [ACCEPT_NAME]: { isChecked: isTicked, isTouched: false, atMs, text } },
    lead: { status: 'editing' },
    attempts: [],
  };
}

/** False while an application is on its way, and once it is approved: what is sent is what is shown. */
export const isEditable = ({ lead: { status } }: ApplicationState): boolean =>
  status === 'editing' || status === 'failed';

export const isSubmitting = ({ lead: { status } }: ApplicationState): boolean =>
  status === 'waiting' || status === 'sending';

/** @param due names of the consents that are due */
export function missingParts(
  { telephone, consents }: ApplicationState,
  due: readonly string[],
): FormPart[] {
  const isGiven: Record<FormPart, boolean> = {
    missingPhone: isCompletePhone(telephone),
    missingConsent: due.every((name) => consents[name]?.isChecked),
  };
  return FORM_PARTS.filter((part) => !isGiven[part]);
}
