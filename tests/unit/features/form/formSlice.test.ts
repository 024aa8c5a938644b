import { describe, expect, it } from 'vitest';
import { createApplication, type ApplicationState } from '~/application/applicationState';
import {
  configuredConsentsUnavailable,
  consentsShown,
  loadConsentConfig,
} from '~/features/form/consentSlice';
import { formActions, formReducer } from '~/features/form/formSlice';
import { newApplicationStarted, pageInitialized } from '~/features/page/lifecycle';

const approval = { offerUrl: 'https://a.example/', showcaseUrl: null, sumRub: 7_000 };
const offer = { offerUrl: approval.offerUrl, showcaseUrl: null };
const attempt = { startedAtMs: 5, ms: 9, sentBy: 'app' } as const;
const submitted = formActions.applicationSubmitted();
const sending = formActions.sendingStarted();
const approved = formActions.leadEnded({ ...attempt, end: { outcome: 'approved', approval } });
const late = formActions.leadEnded({ ...attempt, end: { outcome: 'timeout' } });
const type = (text: string, isTyped = true) => formActions.telephoneChanged({ text, isTyped });
const typed = type('+7 (912)');
const visit = formActions.telephonePrefilled('79123456789');
const restored = formActions.approvalRestored(approval);
const change = (name: string, isChecked: boolean, atMs = 7) =>
  formActions.consentChanged({ name, isChecked, atMs });
const ready = (atMs: number) =>
  pageInitialized({ atMs, isDefaultVisit: true, countdownExpiresAtSec: null });
const config = (count: number, isChecked: boolean) => ({
  type: loadConsentConfig.fulfilled.type,
  payload: { checkboxes: Array.from({ length: count }, () => ({})), isChecked },
});
const noConfig = { type: loadConsentConfig.rejected.type };
const again = newApplicationStarted({ atMs: 8 });

function after(actions: readonly { type: string }[]): ApplicationState {
  return actions.reduce(formReducer, formReducer(undefined, { type: 'start' }));
}

describe('the form', () => {
  it.each([
    ['the amount changes', [formActions.amountChanged(7)], { amountRub: 7 }],
    ['a complete form is submitted', [submitted], { lead: { status: 'waiting' } }],
    [
      'the amount changes during a submit',
      [submitted, formActions.amountChanged(7)],
      { amountRub: null },
    ],
    ['the phone changes during a submit', [submitted, sending, typed], { telephone: '' }],
    [
      'a second submit comes while it is sent',
      [submitted, sending, submitted],
      { lead: { status: 'sending' } },
    ],
    [
      'an offer comes',
      [submitted, sending, approved],
      {
        lead: { status: 'approved', offer, isRestored: false },
        amountRub: null,
        attempts: [{ ...attempt, outcome: 'approved' }],
      },
    ],
    [
      'a submit is refused',
      [submitted, formActions.submitRefused('phoneIncomplete')],
      { lead: { status: 'failed', kind: 'phoneIncomplete' } },
    ],
    [
      'a response is late',
      [submitted, sending, late, formActions.amountChanged(7)],
      { lead: { status: 'failed', kind: 'timeout' }, amountRub: 7 },
    ],
    [
      'an offer comes after the timeout',
      [submitted, sending, late, approved],
      { lead: { status: 'approved' }, attempts: [{ outcome: 'timeout' }, { outcome: 'approved' }] },
    ],
    [
      'a submit follows a failure',
      [formActions.submitRefused('phoneIncomplete'), submitted],
      { lead: { status: 'waiting' } },
    ],
    [
      'the visit has a phone',
      [visit],
      { telephone: '+7 (912) 345-67-89', isTelephoneTouched: false },
    ],
    ['the visit has a phone after a typed one', [typed, visit], { telephone: '+7 (912)' }],
    ['the visit has a phone after a removed one', [type(''), visit], { telephone: '' }],
    [
      'the visit has another phone',
      [visit, formActions.telephonePrefilled('79990000000')],
      { telephone: '+7 (912) 345-67-89' },
    ],
    ['a foreign number is typed', [type('+998')], { isTelephoneFilled: false }],
    [
      'a foreign number is filled in, then typed on',
      [type('+998', false), type('+9989')],
      { isTelephoneFilled: true },
    ],
    ['a filled in number is replaced', [type('+998', false), typed], { isTelephoneFilled: false }],
    [
      'an approval is restored',
      [restored],
      { amountRub: 7_000, lead: { status: 'approved', offer, isRestored: true } },
    ],
    [
      'a new application follows a restored one',
      [typed, restored, again],
      { amountRub: null, lead: { status: 'editing' }, telephone: '+7 (912)' },
    ],
    [
      'a new application follows one of this load',
      [typed, submitted, sending, approved, again],
      { telephone: '', attempts: [{ outcome: 'approved' }] },
    ],
    [
      'the inline script hands its state over',
      [formActions.formTakenOver({ ...createApplication(), amountRub: 5 })],
      { amountRub: 5 },
    ],
  ])('after %s', (_case, actions, expected) => {
    expect(after(actions)).toMatchObject(expected);
  });
});

describe('a consent', () => {
  const accept = (changes: object) => ({ consents: { accept: changes } });
  it.each([
    [
      'is changed',
      [change('accept', false)],
      accept({ isChecked: false, isTouched: true, atMs: 7 }),
    ],
    [
      'of an unknown name is changed',
      [change('consent-0', true)],
      { consents: { accept: { isTouched: false } } },
    ],
    [
      'is changed during a submit',
      [submitted, change('accept', false)],
      accept({ isChecked: true }),
    ],
    ['is first shown when the page is ready', [ready(5), ready(6)], accept({ atMs: 5 })],
    ['is back after a card', [ready(5), restored, again], accept({ atMs: 8 })],
    [
      'config has boxes',
      [config(1, true)],
      { consents: { 'consent-0': { isChecked: true, atMs: null } } },
    ],
    [
      'is shown twice',
      [
        config(2, true),
        consentsShown({ texts: ['а'], atMs: 5 }),
        consentsShown({ texts: ['б'], atMs: 9 }),
      ],
      { consents: { 'consent-0': { text: 'б', atMs: 5 }, 'consent-1': { text: '', atMs: null } } },
    ],
    ['config has no boxes', [config(0, true)], accept({ isChecked: false })],
    ['config fails', [noConfig], accept({ isChecked: false })],
    [
      'config fails after a choice',
      [change('accept', true), noConfig],
      accept({ isChecked: true }),
    ],
    ['cannot be shown', [configuredConsentsUnavailable()], accept({ isChecked: false })],
  ])('after one %s', (_case, actions, expected) => {
    expect(after(actions)).toMatchObject(expected);
  });
});
