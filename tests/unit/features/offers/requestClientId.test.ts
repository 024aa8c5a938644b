// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import { formActions } from '~/features/form/formSlice';
import { submitApplication } from '~/features/form/submitApplication';
import { selectClientId, selectIsClientIdAwaited } from '~/features/visit/clientId';
import { startOptionalFeatures } from '~/app/optionalFeatures';
import { demo } from '~tests/support/sites';
import { openTestPage } from '~tests/support/testPage';
import { waitFor } from '~tests/support/waitFor';

const CLIENT_ID = '1763680000';
type Callback = (id: unknown) => void;

/** A page with a tag whose answers the test gives. */
function open(counter: 'load' | 'afterConsent' = 'load') {
  const callbacks: Callback[] = [];
  const ym = vi.fn((_id: unknown, method: string, callback: Callback) => {
    if (method === 'getClientID') callbacks.push(callback);
  });
  const counters: object[] = [{ id: 7 }];
  const cookieNotice = { counter, offersRefusal: true, timeoutMeans: 'consent' } as const;
  const page = openTestPage({
    site: { ...demo, cookieNotice },
    thirdParty: { window: { ym, Ya: { _metrika: { getCounters: () => counters } } } },
  });
  const { store } = page;
  const asked = () => ym.mock.calls.filter(([, method]) => method === 'getClientID').length;
  const answer = (id: unknown) => callbacks.forEach((callback) => callback(id));
  return { ...page, counters, asked, answer, clientId: () => selectClientId(store.getState()) };
}

describe('the client id', () => {
  it('is asked for once, and counts however late it comes', async () => {
    vi.useFakeTimers();
    const { store, asked, answer, clientId } = open();
    void store.dispatch(startOptionalFeatures());
    await vi.advanceTimersByTimeAsync(120_000);
    store.dispatch(formActions.applicationSubmitted());
    expect(asked()).toBe(1);
    expect(clientId()).toBe('');
    answer(CLIENT_ID);
    expect(clientId()).toBe(CLIENT_ID);
  });

  it('that comes during a submit goes with the lead and into the links', async () => {
    const page = open();
    await page.start();
    page.enterPhone();
    const submitted = page.store.dispatch(submitApplication());
    page.answer(CLIENT_ID);
    await submitted;
    expect(page.service.leads).toMatchObject([{ externalId: CLIENT_ID }]);
    expect(page.clientId()).toBe(CLIENT_ID);
  });

  it('that does not come within half a second is missing in the lead only', async () => {
    const page = open();
    await page.start();
    page.enterPhone();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void page.store.dispatch(submitApplication());
    await vi.advanceTimersByTimeAsync(500);
    await waitFor(() => expect(page.service.leads).toHaveLength(1));
    expect(page.service.leads[0]).not.toHaveProperty('externalId');
    page.answer(CLIENT_ID);
    expect(page.clientId()).toBe(CLIENT_ID);
  });

  it('is asked for at a submit where the counter has just come', async () => {
    vi.useFakeTimers();
    const { store, counters, asked } = open();
    counters.splice(0);
    void store.dispatch(startOptionalFeatures());
    await vi.advanceTimersByTimeAsync(61_000);
    expect(selectIsClientIdAwaited(store.getState())).toBe(false);
    counters.push({ id: 7 });
    store.dispatch(formActions.applicationSubmitted());
    expect(asked()).toBe(1);
    expect(selectIsClientIdAwaited(store.getState())).toBe(true);
  });

  it('of several counters is the first', async () => {
    const { store, counters, answer, clientId } = open();
    counters.push({ id: 3, type: 1 });
    void store.dispatch(startOptionalFeatures());
    await waitFor(() => expect(selectIsClientIdAwaited(store.getState())).toBe(true));
    answer(CLIENT_ID);
    answer('99');
    expect(clientId()).toBe(CLIENT_ID);
  });

  it.each([undefined, 5, {}, '', 'abc', '1'.repeat(33), '<b>'])('is never %j', async (id) => {
    const { store, answer, clientId } = open();
    void store.dispatch(startOptionalFeatures());
    await waitFor(() => expect(selectIsClientIdAwaited(store.getState())).toBe(true));
    answer(id);
    expect(clientId()).toBe('');
  });

  it('is not asked for before the consent that the counter waits for', async () => {
    vi.useFakeTimers();
    const { store, asked, answer, clientId } = open('afterConsent');
    void store.dispatch(startOptionalFeatures());
    await vi.advanceTimersByTimeAsync(10_000);
    store.dispatch(formActions.applicationSubmitted());
    expect(asked()).toBe(0);
    store.dispatch(cookieNoticeDismissed('timeout'));
    await waitFor(() => expect(asked()).toBe(1));
    answer(CLIENT_ID);
    expect(clientId()).toBe(CLIENT_ID);
  });

  it('goes nowhere after a refusal, until the visitor accepts', async () => {
    const { store, answer, clientId } = open();
    void store.dispatch(startOptionalFeatures());
    await waitFor(() => expect(selectIsClientIdAwaited(store.getState())).toBe(true));
    store.dispatch(cookieNoticeDismissed('refused'));
    answer(CLIENT_ID);
    expect(clientId()).toBe('');
    store.dispatch(cookieNoticeDismissed('accepted'));
    expect(clientId()).toBe(CLIENT_ID);
  });
});
