// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formActions } from '~/features/form/formSlice';
import { continueToOffer } from '~/features/form/continueToOffer';
import { selectTelephone } from '~/features/form/formSelectors';
import { submitApplication } from '~/features/form/submitApplication';
import { selectSentEvents } from '~/features/events/eventsSlice';
import { overlayToggled } from '~/features/offers/offersSlice';
import { trackOfferClick, trackOfferShown } from '~/features/offers/tracking';
import { cookieNoticeDismissed } from '~/features/cookieConsent/cookieConsentSlice';
import { demo } from '~tests/support/sites';
import {
  newVisitor,
  openTestPage,
  startTestPage,
  type TestPageOptions,
} from '~tests/support/testPage';
import { PHONE } from '~tests/support/constants';
import { ACCEPT_NAME } from '~/application/applicationState';
import { changeConsent } from '~/features/form/consentThunks';
import { waitFor } from '~tests/support/waitFor';

const METRIKA = { _metrika: { getCounters: () => [{ id: 11 }, { id: 22 }] } };

interface Detail {
  name: string;
  params: Record<string, string>;
}

/** A window with the given globals, and the events that it has received. */
function openWindow(globals: object = {}) {
  const window = Object.assign(new EventTarget(), globals);
  const sent: Detail[] = [];
  window.addEventListener('landing:event', (event) => {
    sent.push((event as CustomEvent<Detail>).detail);
  });
  return { window, sent };
}

async function open(globals?: object, options?: TestPageOptions) {
  const { window, sent } = openWindow(globals);
  const page = await startTestPage({ ...options, thirdParty: { window } });
  const names = () => sent.map(({ name }) => name);
  return { ...page, window, sent, names };
}

afterEach(() => {
  delete document.documentElement.dataset['variant'];
});

describe('the events of a visit', () => {
  it('do not include overlay_opened when the overlay is empty', async () => {
    const { store, names } = await open(undefined, {
      service: {
        faults: {
          offersPage: { kind: 'status', status: 500 },
          overlayOffersPage: { kind: 'status', status: 500 },
        },
      },
    });
    store.dispatch(overlayToggled());
    expect(names()).toEqual([]);
  });

  it('name each step once, in order, with a failure’s kind and an offer’s id', async () => {
    const { store, service, sent, apply } = await open();
    service.setFault('nextOffer', { kind: 'status', status: 500 });
    store.dispatch(formActions.amountChanged(40_000));
    store.dispatch(formActions.amountChanged(50_000));
    store.dispatch(changeConsent(ACCEPT_NAME, false));
    store.dispatch(changeConsent(ACCEPT_NAME, true));
    await apply();
    service.setFault('nextOffer', null);
    await store.dispatch(submitApplication());
    const [offer] = store.getState().offers.lists.page;
    if (offer === undefined) throw new Error('the page has no offer');
    store.dispatch(trackOfferShown(offer));
    store.dispatch(trackOfferShown(offer));
    store.dispatch(trackOfferClick(offer));
    store.dispatch(overlayToggled());
    store.dispatch(continueToOffer(new MouseEvent('click')));
    const id = { offer: offer.offerOrderId };
    expect(sent).toEqual([
      { name: 'amount_changed', params: {} },
      { name: 'consent_changed', params: {} },
      { name: 'phone_completed', params: {} },
      { name: 'lead_sent', params: {} },
      { name: 'lead_failed', params: { kind: 'connection' } },
      { name: 'lead_approved', params: {} },
      { name: 'offer_shown', params: id },
      { name: 'offer_clicked', params: id },
      { name: 'overlay_opened', params: {} },
      { name: 'next_clicked', params: {} },
    ]);
    expect(selectSentEvents(store.getState())).toEqual(sent.map(({ name }) => name));
  });

  it('do not include consent_changed when a running submit ignores the change', async () => {
    const { store, sent, enterPhone } = await open();
    enterPhone();
    const submitted = store.dispatch(submitApplication());
    store.dispatch(changeConsent(ACCEPT_NAME, false));
    await submitted;
    expect(sent.map(({ name }) => name)).not.toContain('consent_changed');
  });

  it('contain nothing of the card of an earlier load, though the visit brings a phone', async () => {
    const approval = { offerUrl: 'https://a.example/', showcaseUrl: null, sumRub: 7_000 };
    const { store, names } = await open(undefined, {
      visitor: { ...newVisitor(), approval },
      service: { source: { telephone: '79123456789' } },
    });
    expect(selectTelephone(store.getState())).toBe(PHONE);
    expect(names()).toEqual([]);
  });

  it('contain no phone, token or url', async () => {
    const { store, service, sent, window, apply } = await open();
    await apply();
    store.dispatch(continueToOffer(new MouseEvent('click')));
    const text = JSON.stringify([sent, Reflect.get(window, 'dataLayer')]);
    expect(text).toContain('lead_approved');
    expect(text).not.toMatch(/9123456789|https?:/);
    expect(text).not.toContain(service.tokens[0]);
  });
});

describe('the counters', () => {
  /** A tag of Metrica, and the goals that it gets. */
  function watchGoals() {
    const goals: unknown[][] = [];
    const names: unknown[] = [];
    const ym = (...[id, method, ...goal]: unknown[]) => {
      if (method !== 'reachGoal') return;
      goals.push([id, method, ...goal]);
      names.push(goal[0]);
    };
    return { ym, goals, names };
  }

  it('receive goals, at every counter of Metrica', async () => {
    const { ym, goals } = watchGoals();
    const { store } = await open({ ym, Ya: METRIKA });
    store.dispatch(formActions.amountChanged(40_000));
    expect(goals).toEqual([
      [11, 'reachGoal', 'amount_changed', {}],
      [22, 'reachGoal', 'amount_changed', {}],
    ]);
  });

  it('receive nothing more after a refusal, and none of it later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { ym, names: goals } = watchGoals();
    const { store, window, names } = await open({ ym, Ya: METRIKA });
    store.dispatch(cookieNoticeDismissed('refused'));
    store.dispatch(formActions.amountChanged(40_000));
    Object.assign(window, { yaCounter5: { reachGoal: (name: unknown) => void goals.push(name) } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toEqual(['amount_changed']);
    expect(goals).toEqual([]);
    expect(Reflect.get(window, 'dataLayer')).toBeUndefined();
  });

  it('that come after another counter receive the goals from before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { ym, goals } = watchGoals();
    const counters = [{ id: 3, type: 1 }];
    const { store } = await open({ ym, Ya: { _metrika: { getCounters: () => counters } } });
    store.dispatch(formActions.amountChanged(40_000));
    counters.push({ id: 7, type: 0 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(goals).toEqual([
      ['3:1', 'reachGoal', 'amount_changed', {}],
      [7, 'reachGoal', 'amount_changed', {}],
    ]);
  });

  it('that may load only after a late consent receive all events', async () => {
    const { window, sent } = openWindow();
    const page = openTestPage({
      thirdParty: { window },
      site: { ...demo, cookieNotice: { ...demo.cookieNotice, counter: 'afterConsent' } },
      service: { siteInfo: { gdpr_use: '1' } },
    });
    // Start-up ends only with the consent.
    void page.start();
    page.store.dispatch(formActions.amountChanged(40_000));
    await waitFor(() => expect(sent).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await vi.advanceTimersByTimeAsync(120_000);
    const { ym, names: goals } = watchGoals();
    page.store.dispatch(cookieNoticeDismissed('accepted'));
    Object.assign(window, { ym, Ya: METRIKA });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set(goals)).toEqual(new Set(['amount_changed']));
  });

  it.each([
    [
      'throw',
      {
        Ya: METRIKA,
        ym: () => {
          throw new Error('counter');
        },
      },
    ],
    ['have broken globals', { Ya: { _metrika: { getCounters: 5 } }, ym: 7, dataLayer: 'x' }],
    ['freeze the data layer', { dataLayer: Object.freeze([]) }],
  ])('that %s break neither the events nor the lead', async (_title, globals) => {
    const { apply, names, logged } = await open(globals);
    await apply();
    expect(names()).toEqual(['phone_completed', 'lead_sent', 'lead_approved']);
    expect(logged).toEqual([]);
  });

  it('receive the variant of the page with each event', async () => {
    document.documentElement.dataset['variant'] = 'short';
    const { ym, goals } = watchGoals();
    const dataLayer: unknown[] = [];
    const { store, sent } = await open({ ym, Ya: METRIKA, dataLayer });
    store.dispatch(formActions.amountChanged(40_000));
    const variant = 'short';
    expect(sent).toEqual([{ name: 'amount_changed', params: {}, variant }]);
    expect(goals).toContainEqual([11, 'reachGoal', 'amount_changed', { variant }]);
    expect(dataLayer).toEqual([{ event: 'amount_changed', variant }]);
  });

  it('receive the events in a data layer with a push of its own, or one made for later tag managers', async () => {
    const dataLayer = { push: vi.fn() };
    const { store, window } = await open({ dataLayer });
    store.dispatch(formActions.amountChanged(40_000));
    expect(dataLayer.push).toHaveBeenCalledExactlyOnceWith({ event: 'amount_changed' });
    expect(Reflect.get(window, 'dataLayer')).toBe(dataLayer);
    const other = await open();
    other.store.dispatch(formActions.amountChanged(40_000));
    expect(Reflect.get(other.window, 'dataLayer')).toEqual([{ event: 'amount_changed' }]);
  });
});
