// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import { selectClientId } from '~/features/offers/offersSlice';
import { startOptionalFeatures } from '~/app/optionalFeatures';
import { demo } from '~tests/support/sites';
import { openTestPage } from '~tests/support/testPage';

const CLIENT_ID = '1763680000';
const LAST_ATTEMPT_MS = 10_000;

afterEach(() => void vi.useRealTimers());

function open(counter: 'load' | 'afterConsent') {
  vi.useFakeTimers();
  const cookieNotice = { counter, offersRefusal: true, timeoutMeans: 'consent' } as const;
  return openTestPage({ clientId: CLIENT_ID, site: { ...demo, cookieNotice } });
}

it('the client id of a counter that loads with the page is polled at once', async () => {
  const { store } = open('load');
  void store.dispatch(startOptionalFeatures());
  await vi.waitFor(() => expect(selectClientId(store.getState())).toBe(CLIENT_ID));
});

it('the client id of a counter that waits for the consent is polled after it', async () => {
  const { store, services } = open('afterConsent');
  const getClientId = vi.spyOn(services, 'getClientId');
  void store.dispatch(startOptionalFeatures());
  await vi.advanceTimersByTimeAsync(LAST_ATTEMPT_MS);
  expect(getClientId).not.toHaveBeenCalled();
  store.dispatch(cookieNoticeDismissed('timeout'));
  await vi.waitFor(() => expect(selectClientId(store.getState())).toBe(CLIENT_ID));
});
