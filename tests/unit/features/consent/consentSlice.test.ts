import { describe, expect, it } from 'vitest';
import { COPY } from '~/config/copy';
import {
  configuredConsentsUnavailable,
  consentChanged,
  consentReducer,
  consentsShown,
  loadConsentConfig,
  selectAreDueConsentsShown,
  selectGivenConsents,
  selectHasConsentConfigFailed,
  selectIsAccepted,
  selectIsConsentTouched,
} from '~/features/consent/consentSlice';
import { newApplicationStarted, pageInitialized } from '~/features/page/lifecycle';
import { loadSiteSettings } from '~/features/site/siteSlice';

const settings = (usesOldCheckbox: boolean) => ({
  type: loadSiteSettings.fulfilled.type,
  payload: { usesOldCheckbox },
});
const noSettings = { type: loadSiteSettings.rejected.type };
const config = (count: number, isChecked: boolean) => ({
  type: loadConsentConfig.fulfilled.type,
  payload: { checkboxes: Array.from({ length: count }, () => ({})), isChecked },
});
const noConfig = { type: loadConsentConfig.rejected.type };
const change = (name: string, isChecked: boolean, atMs = 7) =>
  consentChanged({ name, isChecked, atMs });
const shown = (texts: string[], atMs: number) => consentsShown({ texts, atMs });
const ready = (atMs: number) =>
  pageInitialized({ atMs, isDefaultVisit: true, countdownExpiresAtSec: null });

function after(...actions: readonly { type: string }[]) {
  const start = consentReducer(undefined, { type: 'start' });
  return actions.reduce(consentReducer, start);
}

const [first = '', second = ''] = (() => {
  const { due } = after(settings(false), config(2, true));
  return due.kind === 'configured' ? due.boxes.map(({ name }) => name) : [];
})();
const old = (hasConfigFailed: boolean) => ({ due: { kind: 'old', hasConfigFailed } });
const two = (isChecked: boolean) => [settings(false), config(2, isChecked)];
const box = (name: string, isChecked = true) =>
  ({ name, isChecked, isTouched: false, atMs: null, content: {}, text: '' }) as const;

describe('the due consents', () => {
  it.each([
    ['no settings', [noSettings], old(false)],
    [
      'settings that fail after earlier ones',
      [settings(false), noSettings],
      { due: { kind: 'loading' } },
    ],
    ['settings of the old one', [settings(true)], old(false)],
    ['other settings later', [settings(false), settings(true)], { due: { kind: 'loading' } }],
    ['a config without boxes', [settings(false), config(0, true)], old(false)],
    ['a failed config', [settings(false), noConfig], old(true)],
    ['a config that fails too late', [settings(true), noConfig], old(false)],
    ['a config that comes too late', [settings(true), config(1, true)], old(false)],
    ['boxes that cannot be shown', [...two(true), configuredConsentsUnavailable()], old(true)],
    ['texts of boxes that are not due', [settings(true), shown(['а'], 5)], old(false)],
    [
      'a config of two',
      two(true),
      { due: { kind: 'configured', boxes: [box(first), box(second)], areShown: false } },
    ],
    [
      'two boxes shown twice',
      [...two(true), shown(['а'], 5), shown(['б'], 9)],
      {
        due: {
          areShown: true,
          boxes: [
            { text: 'б', atMs: 5 },
            { text: '', atMs: 5 },
          ],
        },
      },
    ],
  ])('follow %s', (_case, actions, expected) => {
    expect(after(...actions)).toMatchObject({ ...expected, isWithdrawn: false });
  });

  it.each([
    ['unchecks the untouched', [], false],
    ['keeps the checked', [change('accept', false), change('accept', true)], true],
  ])('fall back to the old box, which %s', (_case, changes, isChecked) => {
    const { oldBox, isWithdrawn } = after(...changes, settings(false), noConfig);
    expect([oldBox.isChecked, isWithdrawn]).toEqual([isChecked, false]);
  });
});

describe('a consent', () => {
  it.each([
    ['one of all given is taken back', [...two(true), change(first, false)], true, false, true],
    ['one of two is given', [...two(false), change(first, true)], false, false, true],
    [
      'one of two is given and taken back',
      [...two(false), change(first, true), change(first, false)],
      ...[false, false, true],
    ],
    ['an unknown one is changed', [...two(true), change('accept', false)], false, true, false],
    ['all are as configured', two(true), false, true, false],
    ['a given one is given again', [...two(true), change(second, true)], false, true, true],
  ] as const)('%s', (_case, actions, isWithdrawn, isAccepted, isTouched) => {
    const consent = after(...actions);
    expect(consent.isWithdrawn).toBe(isWithdrawn);
    expect(selectIsAccepted({ consent })).toBe(isAccepted);
    expect(selectIsConsentTouched({ consent })).toBe(isTouched);
  });

  it.each([
    ['unknown', [], false, false],
    ['old', [noSettings], true, false],
    ['old after a failed config', [settings(false), noConfig], true, true],
    ['loaded', two(true), false, false],
    ['shown', [...two(true), shown([], 5)], true, false],
  ])('of the kind that is %s', (_case, actions, areShown, hasFailed) => {
    const consent = after(...actions);
    expect(selectAreDueConsentsShown({ consent })).toBe(areShown);
    expect(selectHasConsentConfigFailed({ consent })).toBe(hasFailed);
  });

  it.each([
    ['not shown yet', [noSettings], [COPY.consent.name, 99]],
    ['first shown', [noSettings, ready(5), ready(6)], [COPY.consent.name, 5]],
    ['changed', [noSettings, ready(5), change('accept', false)], [COPY.consent.name, 7]],
    ['back after a card', [ready(5), newApplicationStarted({ atMs: 8 })], [COPY.consent.name, 8]],
    ['configured', [settings(false), config(1, true), shown(['а'], 5)], ['а', 5]],
  ])('is sent with its text and the time when it was %s', (_case, actions, [text, at]) => {
    const [given] = selectGivenConsents({ consent: after(...actions) }, 99);
    expect([given?.text, Date.parse(given?.at ?? '')]).toEqual([text, at]);
  });
});
