import {
  adScriptFailed,
  adsConfigured,
  adSetupFailed,
  adsReducer,
  selectAreOverlaySlotsUnfilled,
  selectHasOverlaySlots,
  selectSlotStatus,
  slotFilled,
  slotMounted,
  slotUnfilled,
} from '~/features/ads/adsSlice';
import { describe, expect, it } from 'vitest';

import type { AdPlatform } from '~/config/site';
import {
  AdSetupError,
  describeAdSetupProblem,
  findPageSlotError,
  requireAccount,
  resolveAdSetup,
  type AdSetupProblem,
} from '~/features/ads/adSetup';
import { demo as site } from '~tests/support/sites';

const AD_PLATFORMS = [
  'adsfinpro',
  'google',
  'google_many',
  'google_not_start',
  'yandex',
  'ads_none',
  'leadstech',
] as const;
const slots = (prefix: string) => ({ page: [`${prefix}-1`], overlay: [`${prefix}-2`], popUp: [] });
const options = {
  usesAds: true,
  adsKey: 'yandex',
  slots: {
    adsfinpro: slots('a'),
    google: slots('g'),
    yandex: slots('y'),
    leadstech: slots('l'),
  },
};
/** The problem that a call throws as an AdSetupError. */
function problemOf(call: () => unknown): AdSetupProblem | undefined {
  try {
    call();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(AdSetupError);
    return error instanceof AdSetupError ? error.problem : undefined;
  }
}

const visit = { adsUseCustom: false, adsKeyCustom: '' };

describe('the ad platform', () => {
  it.each([
    ['adsfinpro', 'a-1'],
    ['google', 'g-1'],
    ['google_many', 'g-1'],
    ['google_not_start', 'g-1'],
    ['yandex', 'y-1'],
    ['leadstech', 'l-1'],
  ])('%s uses the slots of its family', (adsKey, firstSlot) => {
    const setup = resolveAdSetup({ ...options, adsKey }, visit, AD_PLATFORMS);
    expect(setup).toMatchObject({ platform: adsKey, slots: { page: [firstSlot] } });
  });

  it('ads_none has no slots, nor has any platform while ads are off', () => {
    const none = { platform: 'ads_none', slots: { page: [], overlay: [], popUp: [] } };
    expect(resolveAdSetup({ ...options, adsKey: 'ads_none' }, visit, AD_PLATFORMS)).toEqual(none);
    expect(resolveAdSetup({ ...options, usesAds: false }, visit, AD_PLATFORMS)).toEqual(none);
  });

  it('of the visit wins over the one in the settings', () => {
    const custom = { adsUseCustom: true, adsKeyCustom: 'adsfinpro' };
    expect(resolveAdSetup(options, custom, AD_PLATFORMS)).toMatchObject({ platform: 'adsfinpro' });
  });

  it.each(['', ' '])('is the one in the settings when the visit has only %j of its own', (key) => {
    const custom = { adsUseCustom: true, adsKeyCustom: key };
    for (const usesAds of [true, false]) {
      const setup = resolveAdSetup({ ...options, usesAds }, custom, AD_PLATFORMS);
      expect(setup).toMatchObject({ platform: 'yandex', slots: { page: ['y-1'] } });
    }
    expect(
      problemOf(() => resolveAdSetup({ ...options, adsKey: '' }, custom, AD_PLATFORMS)),
    ).toMatchObject({ kind: 'platformMissing' });
  });

  it('must be named, known and allowed on the site', () => {
    const resolve = (adsKey: string, allowed: readonly AdPlatform[] = AD_PLATFORMS) =>
      problemOf(() => resolveAdSetup({ ...options, adsKey }, visit, allowed));
    expect(resolve('')).toEqual({ kind: 'platformMissing', available: [...AD_PLATFORMS] });
    expect(resolve('Yandex')).toMatchObject({ kind: 'aliasUnknown', alias: 'Yandex' });
    expect(resolve('yandex', ['google'])).toEqual({
      kind: 'aliasUnknown',
      alias: 'yandex',
      available: ['google'],
    });
    expect(resolve('yandex')).toBeUndefined();
  });

  it('requires the fields of its account', () => {
    const { accounts } = site.ads;
    expect(requireAccount('google', accounts).accountId).toMatch(/^ca-pub-/);
    const empty = {
      google: { accountId: ' ' },
      leadstech: { alias: '', scriptUrl: 'https://leads.example/slots.js' },
    };
    expect(problemOf(() => requireAccount('google_many', empty))).toEqual({
      kind: 'fieldMissing',
      platform: 'google_many',
      field: 'accountId',
    });
    expect(problemOf(() => requireAccount('leadstech', empty))).toEqual({
      kind: 'fieldMissing',
      platform: 'leadstech',
      field: 'alias',
    });
  });

  it('requires a slot for the page', () => {
    const noPage = { page: [], overlay: ['1'], popUp: [] };
    expect(findPageSlotError({ platform: 'google_many', slots: noPage })?.problem).toEqual({
      kind: 'slotKeyMissing',
      platform: 'google_many',
      setting: 'google_slot_registration',
    });
    expect(findPageSlotError({ platform: 'yandex', slots: slots('y') })).toBeNull();
    expect(findPageSlotError({ platform: 'ads_none', slots: noPage })).toBeNull();
  });
});

describe('an ad setup error', () => {
  const problems: [AdSetupProblem, string[]][] = [
    [
      { kind: 'platformMissing', available: ['yandex', 'google'] },
      ['no platform', 'yandex, google'],
    ],
    [
      { kind: 'aliasUnknown', alias: 'bing\nx', available: ['yandex', 'google'] },
      ['bing', 'yandex, google'],
    ],
    [{ kind: 'fieldMissing', platform: 'leadstech', field: 'alias' }, ['leadstech', 'alias']],
    [{ kind: 'fieldMissing', platform: 'google', field: 'accountId' }, ['google', 'accountId']],
    [{ kind: 'wrapperMissing', platform: 'yandex', slotId: 'R-A-1' }, ['yandex', 'R-A-1']],
    [
      { kind: 'slotKeyMissing', platform: 'yandex', setting: 'yandex_slot_registration' },
      ['yandex', 'yandex_slot_registration'],
    ],
  ];

  it.each(problems)('describes %j in one line', (problem, words) => {
    const line = describeAdSetupProblem(problem);
    for (const word of words) expect(line).toContain(word);
    expect(line).not.toContain('\n');
    expect(new AdSetupError(problem).message).toBe(line);
  });
});

describe('the slots of the page', () => {
  const configured = adsConfigured({
    slots: { page: ['a'], overlay: ['b', 'c'], popUp: [] },
  } as never);

  it.each([
    ['waiting', []],
    ['loading', [slotMounted(2)]],
    ['filled', [slotMounted(2), slotFilled(2), slotMounted(2), slotUnfilled(2)]],
    ['unfilled', [slotUnfilled(2), slotMounted(2)]],
    ['filled', [slotUnfilled(2), slotFilled(2)]],
  ])('are %s after %j, whatever the others are', (status, actions) => {
    const ads = [configured, ...actions].reduce(
      adsReducer,
      adsReducer(undefined, { type: 'start' }),
    );
    expect(selectSlotStatus({ ads }, 2)).toBe(status);
    expect([1, 3, 4].map((number) => selectSlotStatus({ ads }, number))).toEqual(
      Array(3).fill('waiting'),
    );
    expect(selectHasOverlaySlots({ ads })).toBe(true);
    expect(selectAreOverlaySlotsUnfilled({ ads })).toBe(false);
    const rest = adsReducer(ads, slotUnfilled(3));
    expect(selectAreOverlaySlotsUnfilled({ ads: rest })).toBe(status === 'unfilled');
  });

  it('are not taken for those of the overlay', () => {
    const pageOnly = adsConfigured({ slots: { page: ['a'], overlay: [], popUp: [] } } as never);
    expect(selectHasOverlaySlots({ ads: adsReducer(undefined, pageOnly) })).toBe(false);
  });

  it('are none before the setup, whose problems are kept', () => {
    const ads = [adSetupFailed({ kind: 'a' } as never), adScriptFailed('blocked')].reduce<
      ReturnType<typeof adsReducer>
    >(adsReducer, adsReducer(undefined, { type: 'start' }));
    expect(ads).toMatchObject({ errors: [{ kind: 'a' }], scriptFailure: 'blocked', slots: [] });
    expect(selectHasOverlaySlots({ ads })).toBe(false);
    expect(selectAreOverlaySlotsUnfilled({ ads })).toBe(true);
  });
});
