import { describe, expect, it } from 'vitest';
import {
  configuredConsentsUnavailable,
  consentReducer,
  consentsShown,
  loadConsentConfig,
  selectAreDueConsentsShown,
} from '~/features/form/consentSlice';
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
const shown = (texts: string[], atMs: number) => consentsShown({ texts, atMs });

function after(...actions: readonly { type: string }[]) {
  const start = consentReducer(undefined, { type: 'start' });
  return actions.reduce(consentReducer, start);
}

const old = (hasConfigFailed: boolean) => ({ due: { kind: 'old', hasConfigFailed } });
const two = (isChecked: boolean) => [settings(false), config(2, isChecked)];
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
      {
        due: {
          kind: 'configured',
          boxes: [{ name: 'consent-0' }, { name: 'consent-1' }],
          areShown: false,
        },
      },
    ],
  ])('follow %s', (_case, actions, expected) => {
    expect(after(...actions)).toMatchObject(expected);
  });

  it.each([
    ['unknown', [], false],
    ['old', [noSettings], true],
    ['old after a failed config', [settings(false), noConfig], true],
    ['loaded', two(true), false],
    ['shown', [...two(true), shown(['а'], 5)], true],
  ])('of the kind that is %s', (_case, actions, areShown) => {
    expect(selectAreDueConsentsShown({ consent: after(...actions) })).toBe(areShown);
  });
});
