// @vitest-environment happy-dom
/** Guards the cost of an interaction on a slow phone: one part of the page renders, the others do not. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '~/app/App';
import { RegistrationPage } from '~/app/RegistrationPage';
import { createApplication } from '~/application/applicationState';
import { formActions } from '~/features/form/formSlice';
import { pageInitialized } from '~/features/page/lifecycle';
import { takeRendered } from '../../support/renders';
import { openTestPage, type TestPage } from '../../support/testPage';

await vi.hoisted(async () => (await import('../../support/renders')).watchRenders());

let page: TestPage;

beforeEach(() => {
  // happy-dom has no visual viewport.
  vi.stubGlobal('visualViewport', null);
  // As with the lab: without it a development build shows the diagnostics.
  vi.stubGlobal('__onStoreCreated', () => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  page = openTestPage();
  const { store, services } = page;
  render(
    <App store={store} services={services}>
      <RegistrationPage />
    </App>,
  );
});

afterEach(cleanup);

it('the page becoming ready renders what covers and follows the prerendered page, and no part of it', () => {
  expect(takeRendered()).toContain('App');
  const initialized = { atMs: 0, isDefaultVisit: true, countdownExpiresAtSec: null };
  act(() => void page.store.dispatch(pageInitialized(initialized)));
  expect(takeRendered()).toEqual(['DeferredSection', 'Preloader', 'ReadyFrame']);
});

it('the app taking the form renders only what was entered before', () => {
  takeRendered();
  const entered = { ...createApplication(), telephone: '+7 (912) 345-67-89' };
  act(() => void page.store.dispatch(formActions.formTakenOver(entered)));
  expect(takeRendered()).toEqual(['PhoneField', 'SubmitSection']);
});

describe('once the last lazy section is shown', () => {
  beforeEach(async () => {
    await act(() => page.start());
    const timeout = { timeout: 30_000 };
    await screen.findByRole('timer', undefined, timeout);
    await screen.findByRole('region', { name: 'Лучшее предложение' }, timeout);
    await screen.findByRole('complementary', { name: 'Предложение партнёра' }, timeout);
    // The overlay offer opens by itself after five seconds; on a busy machine that would be during a test.
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(takeRendered()).toContain('OverlayOffer');
  }, 60_000);

  it('a second of the countdown renders only the timer', async () => {
    page.clock.advanceSec(1);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(takeRendered()).toEqual(['PromoTimer']);
  });

  it('a key in the phone field renders only that field', () => {
    const phone = screen.getByRole('textbox', { name: 'Мобильный телефон' });
    fireEvent.change(phone, { target: { value: '9' } });
    takeRendered();
    fireEvent.change(phone, { target: { value: '+7 (91' } });
    expect(page.store.getState().form.telephone).toBe('+7 (91');
    expect(takeRendered()).toEqual(['PhoneField']);
  });

  it('a step of the slider renders only the amount field', () => {
    const slider = screen.getByRole('slider', { name: 'Сумма' });
    fireEvent.change(slider, { target: { value: '29000' } });
    expect(page.store.getState().form.amountRub).toBe(29_000);
    expect(takeRendered()).toEqual(['AmountField']);
  });
});
