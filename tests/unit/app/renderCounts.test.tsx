// @vitest-environment happy-dom
/** Guards the cost of an interaction on a slow phone: one part of the page renders, the others do not. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '~/app/App';
import { RegistrationPage } from '~/app/RegistrationPage';
import { pageInitialized } from '~/features/page/lifecycle';
import { takeRenderedComponents } from '../../support/profiler';
import { openTestPage, type TestPage } from '../../support/testPage';

const profile = vi.hoisted(() => async <Module extends object>(load: () => Promise<Module>) => {
  const { withProfiler } = await import('../../support/profiler');
  return withProfiler(await load());
});
vi.mock(import('~/app/SiteFooter'), profile);
vi.mock(import('~/features/countdown/PromoTimer'), profile);
vi.mock(import('~/features/form/AmountField'), profile);
vi.mock(import('~/features/form/ConsentField'), profile);
vi.mock(import('~/features/form/PhoneField'), profile);
vi.mock(import('~/features/form/SubmitSection'), profile);
vi.mock(import('~/features/offers/BestOfferBanner'), profile);
vi.mock(import('~/features/offers/OverlayOffer'), profile);
vi.mock(import('~/ui/Logo'), profile);

let page: TestPage;

beforeEach(() => {
  // happy-dom has no visual viewport.
  vi.stubGlobal('visualViewport', null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  page = openTestPage();
  const { store, services } = page;
  render(
    <App store={store} services={services}>
      <RegistrationPage />
    </App>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the page becoming ready renders no part of the prerendered page again', () => {
  takeRenderedComponents();
  const initialized = { atMs: 0, isDefaultVisit: true, countdownExpiresAtSec: null };
  act(() => void page.store.dispatch(pageInitialized(initialized)));
  expect(takeRenderedComponents()).toEqual([]);
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
    expect(takeRenderedComponents()).toHaveLength(9);
  }, 60_000);

  it('a second of the countdown renders only the timer', async () => {
    page.clock.advanceSec(1);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(takeRenderedComponents()).toEqual(['PromoTimer']);
  });

  it('a key in the phone field renders only that field', () => {
    const phone = screen.getByRole('textbox', { name: 'Мобильный телефон' });
    fireEvent.change(phone, { target: { value: '9' } });
    takeRenderedComponents();
    fireEvent.change(phone, { target: { value: '+7 (91' } });
    expect(page.store.getState().form.telephone).toBe('+7 (91');
    expect(takeRenderedComponents()).toEqual(['PhoneField']);
  });

  it('a step of the slider renders only the amount field', () => {
    const slider = screen.getByRole('slider', { name: 'Сумма' });
    fireEvent.change(slider, { target: { value: '29000' } });
    expect(page.store.getState().form.amountRub).toBe(29_000);
    expect(takeRenderedComponents()).toEqual(['AmountField']);
  });
});
