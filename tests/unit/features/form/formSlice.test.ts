import { describe, expect, it } from 'vitest';
import { newApplicationStarted } from '~/features/page/lifecycle';
import {
  amountChanged,
  approvalRestored,
  formReducer,
  telephoneChanged,
  telephonePrefilled,
} from '~/features/form/formSlice';
import { sendingEnded, sendingStarted, submitApplication } from '~/features/form/submitApplication';

const offer = { offerUrl: 'https://a.example/', showcaseUrl: null };
const pending = { type: submitApplication.pending.type };
const sending = sendingStarted({ atMs: 5 });
const rejected = (payload?: string) => ({ type: submitApplication.rejected.type, payload });
const fulfilled = { type: submitApplication.fulfilled.type, payload: offer };
const typed = telephoneChanged('+7 (912)');
const visit = telephonePrefilled('79123456789');
const approval = approvalRestored({ ...offer, sumRub: 7_000 });

describe('the form', () => {
  it.each([
    ['the amount changes', [amountChanged(7)], { amountRub: 7, status: 'editing' }],
    ['a submit is prepared', [pending], { status: 'preparing', missing: null }],
    ['the amount changes during a submit', [pending, amountChanged(7)], { amountRub: null }],
    ['the phone changes during a submit', [pending, typed], { telephone: '' }],
    [
      'an application is sent',
      [pending, sending],
      { status: 'sending', attempts: [{ startedAtMs: 5, end: null }] },
    ],
    ['a response comes for no request', [sendingEnded({} as never)], { attempts: [] }],
    ['an offer comes', [pending, sending, fulfilled], { status: 'submitted', offer }],
    [
      'a submit fails without a phone',
      [pending, rejected('phoneIncomplete')],
      { status: 'editing', missing: { field: 'phone' } },
    ],
    [
      'a submit fails without a consent',
      [pending, rejected('consentMissing')],
      { status: 'editing', missing: { field: 'consent' } },
    ],
    [
      'a submit fails otherwise',
      [pending, rejected('timeout')],
      { status: 'editing', missing: null },
    ],
    [
      'a submit follows one without a phone',
      [rejected('phoneIncomplete'), pending],
      { missing: null },
    ],
    [
      'the visit has a phone',
      [visit],
      { telephone: '+7 (912) 345-67-89', isTelephoneTouched: false },
    ],
    ['the visit has a phone after a typed one', [typed, visit], { telephone: '+7 (912)' }],
    ['the visit has a phone after a removed one', [telephoneChanged(''), visit], { telephone: '' }],
    [
      'the visit has another phone',
      [visit, telephonePrefilled('79990000000')],
      { telephone: '+7 (912) 345-67-89' },
    ],
    [
      'an approval is restored',
      [approval],
      { amountRub: 7_000, status: 'submitted', offer, isApprovalRestored: true },
    ],
    [
      'a new application follows a restored one',
      [typed, approval, newApplicationStarted({ atMs: 0 })],
      {
        amountRub: null,
        status: 'editing',
        offer: null,
        isApprovalRestored: false,
        telephone: '+7 (912)',
      },
    ],
  ])('after %s', (_case, actions, expected) => {
    const start = formReducer(undefined, { type: 'start' });
    const state = (actions as readonly { type: string }[]).reduce(formReducer, start);
    expect(state).toMatchObject(expected);
  });
});
