import { expect, it, vi } from 'vitest';
import { parseColorMode, resolveColorMode } from '~/features/colorMode/colorMode';
import {
  catchUpColorMode,
  colorModeChosen,
  colorModeReducer,
} from '~/features/colorMode/colorModeSlice';
import {
  cookieConsentReducer,
  cookieNoticeDismissed,
  cookieSettingsOpened,
} from '~/features/cookieConsent/cookieConsentSlice';
import { countdownReducer, resyncCountdown } from '~/features/countdown/countdownSlice';
import { continuedToOffer, cookiesRestored, pageInitialized } from '~/features/page/lifecycle';
import { themePreviewed, themeReducer } from '~/features/theme/themeSlice';
import { parseThemeAlias } from '~/features/theme/themeRules';

type Theme = Parameters<typeof cookiesRestored>[0]['theme'];

const restored = (alias: Theme['alias'] = 'default', isActive = false) =>
  cookiesRestored({
    landingUrl: '',
    visit: null,
    theme: { alias, isActive },
    countdownExpiresAtSec: 50,
    colorMode: 'dark',
    cookieConsent: 'refused',
  });
const initialized = (isDefaultVisit: boolean, countdownExpiresAtSec: number | null = null) =>
  pageInitialized({ atMs: 1, isDefaultVisit, countdownExpiresAtSec });

it.each([
  ['a first visit', 'default', false, true, ['default', false]],
  ['a visit of its own', 'default', false, false, ['red', true]],
  ['a later visit of its own', 'red', false, false, ['green', true]],
  ['a visit within the window', 'red', true, false, ['red', true]],
  ['the last colour', 'yellow', false, false, ['red', true]],
  ['a later visit from nowhere', 'blue', false, true, ['blue', false]],
] as const)('the theme of %s', (_case, alias, isActive, isDefault, [next, isNextActive]) => {
  const theme = [restored(alias, isActive), initialized(isDefault)].reduce(
    themeReducer,
    themeReducer(undefined, { type: 'start' }),
  );
  expect(theme).toEqual({ alias: next, isActive: isNextActive, primary: next });
  expect(themeReducer(theme, continuedToOffer()).isActive).toBe(false);
  expect(themeReducer(theme, themePreviewed('blue')).primary).toBe('blue');
});

it('preferences come from the first cookie that holds one, else they are the default', () => {
  expect(parseThemeAlias(['x', 'blue'])).toBe('blue');
  expect(parseThemeAlias(['x'])).toBe('default');
  expect(parseColorMode(['x', 'dark'])).toBe('dark');
  expect(parseColorMode(['x'])).toBe('system');
});

it.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)(
  'the colour mode %s, with a system that prefers dark: %s, is %s',
  (mode, dark, shown) => {
    expect(resolveColorMode(mode, dark)).toBe(shown);
  },
);

it('cookies restore countdown, colour mode and cookie consent, which later events change', () => {
  const countdown = countdownReducer(undefined, restored());
  expect(countdown.expiresAtSec).toBe(50);
  expect(countdownReducer(countdown, initialized(true)).expiresAtSec).toBe(50);
  expect(countdownReducer(countdown, initialized(true, 70)).expiresAtSec).toBe(70);
  expect(countdownReducer(countdown, continuedToOffer()).expiresAtSec).toBe(0);
  expect(colorModeReducer(undefined, restored())).toBe('dark');
  expect(colorModeReducer(undefined, colorModeChosen('light'))).toBe('light');
  const reopened = [restored(), cookieSettingsOpened()].reduce(
    cookieConsentReducer,
    cookieConsentReducer(undefined, { type: 'start' }),
  );
  expect(reopened).toEqual({ choice: 'refused', isReopened: true });
  expect(cookieConsentReducer(reopened, cookieNoticeDismissed('accepted'))).toEqual({
    choice: 'accepted',
    isReopened: false,
  });
});

it('a countdown that another tab has changed is taken over, an equal one is not', () => {
  const dispatch = vi.fn();
  const cookies = { get: () => '50' };
  for (const expiresAtSec of [50, 70]) {
    resyncCountdown()(dispatch, () => ({ countdown: { expiresAtSec } }) as never, {
      cookies,
    } as never);
  }
  expect(dispatch).toHaveBeenCalledOnce();
  const [[action]] = dispatch.mock.calls as [[Parameters<typeof countdownReducer>[1]]];
  expect(countdownReducer(undefined, action).expiresAtSec).toBe(50);
});

it.each([
  [false, 0],
  [true, 1],
])('the system’s colour mode is caught up with on a page that is ready: %s', (isReady, times) => {
  const setColorMode = vi.fn();
  const pageDocument = { setColorMode, prefersDark: () => true };
  const state = { page: { isReady }, colorMode: 'system' };
  const dispatch = (thunk: unknown): unknown =>
    (thunk as ReturnType<typeof catchUpColorMode>)(dispatch as never, () => state as never, {
      pageDocument,
    } as never);
  dispatch(catchUpColorMode());
  expect(setColorMode.mock.calls).toEqual(Array(times).fill(['dark']));
});
