// @vitest-environment happy-dom
/** What a second, a key and a slider's step cost: the page stays quick on a slow phone while only a few things render. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/app/App';
import { RegistrationPage } from '../../../src/app/RegistrationPage';
import { takeRendered } from '../../support/renderCounts';
import { openTestPage, type TestPage } from '../../support/testPage';

let page: TestPage;

/** The whole page, with everything below the form, and nothing left to come. */
beforeEach(async () => {
  // There is none in this document.
  vi.stubGlobal('visualViewport', null);
  page = openTestPage();
  const { store, services } = page;
  render(
    <App store={store} site={services.site}>
      <RegistrationPage log={services.log} />
    </App>,
  );
  await act(() => page.start());
  await screen.findByRole('timer', undefined, { timeout: 10_000 });
  await screen.findByRole('region', { name: 'Лучшее предложение' });
  const overlay = { name: 'Предложение партнёра' };
  await screen.findByRole('complementary', overlay, { timeout: 10_000 });
  takeRendered();
});

it('a second of countdown renders the timer alone', async () => {
  const timer = screen.getByRole('timer');
  const before = timer.textContent;
  page.clock.advanceSec(1);
  await vi.waitFor(() => expect(timer.textContent).not.toBe(before), { timeout: 3_000 });
  expect(takeRendered()).toEqual(['PromoTimer']);
});

it('a key in the phone renders its field alone', () => {
  const phone = screen.getByRole('textbox', { name: 'Мобильный телефон' });
  fireEvent.change(phone, { target: { value: '9' } });
  takeRendered();
  fireEvent.change(phone, { target: { value: '+7 (91' } });
  expect(page.store.getState().form.telephone).toBe('+7 (91');
  // The field with what stands in it.
  expect(takeRendered()).toEqual([
    'ClearButton',
    'FieldMessage',
    'Icon',
    'NumberFormatBase',
    'PhoneField',
    'TextField',
  ]);
});

it('a step of the slider renders the amount alone', () => {
  const slider = screen.getByRole('slider', { name: 'Сумма' });
  fireEvent.change(slider, { target: { value: '31000' } });
  expect(page.store.getState().form.amountRub).toBe(31_000);
  expect(takeRendered()).toEqual(['AmountField', 'Icon', 'Slider']);
});
