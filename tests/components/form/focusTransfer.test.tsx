/** The focus arrives before the element that held it leaves: screen readers lose a focus that comes with a removal. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { approvalRestored } from '~/features/form/formSlice';
import {
  amountButton,
  amountField,
  approved,
  clearPhone,
  newApplication,
  phone,
  slider,
  submit,
} from '../support/elements';
import { focus } from '../support/input';
import { openPage, pauseClock, run, runUntil } from '../support/openPage';

const { keyboard, type } = userEvent;

/** Notes at each focus whether the element that had it before is still in the document, and unseen. */
function watchFocus() {
  const left: { to: Element; isThere: boolean; isSeen: boolean }[] = [];
  const listener = ({ target, relatedTarget }: FocusEvent) => {
    const from = relatedTarget as HTMLElement | null;
    const isSeen = from?.checkVisibility() === true && from.closest('[style*="absolute"]') === null;
    left.push({ to: target as Element, isThere: from?.isConnected === true, isSeen });
  };
  document.addEventListener('focusin', listener);
  onTestFinished(() => document.removeEventListener('focusin', listener));
  return left;
}

beforeEach(() => pauseClock());

it.each([
  ['the button of the amount gives it to the field', amountButton, [], amountField],
  [
    'the field of the amount gives it back to the button',
    amountButton,
    ['5', '{Enter}'],
    amountButton,
  ],
  ['«Очистить телефон» gives it to the phone', clearPhone, [], phone],
])('%s before it leaves', async (_what, control, keys, target) => {
  await openPage();
  await type(phone, '912');
  focus(control);
  const left = control.element();
  const moves = watchFocus();
  await keyboard('{Enter}');
  await run(100);
  for (const key of keys) await keyboard(key);
  await expect.element(target).toHaveFocus();
  expect(moves.at(-1)).toEqual({ to: target.element(), isThere: true, isSeen: false });
  await run(400);
  expect(document.querySelectorAll('#root [style*="absolute"]')).toHaveLength(0);
  if (keys.length === 0) expect(left.isConnected).toBe(false);
});

it('what is typed 100 ms after Enter on the amount arrives in its field', async () => {
  await openPage();
  focus(amountButton);
  await keyboard('{Enter}');
  await run(100);
  await keyboard('50000');
  await expect.element(amountField).toHaveValue('50\u00a0000');
});

it('the form gives the focus to «Заявка одобрена» before it leaves, and the caret with it', async () => {
  await openPage();
  await type(phone, '9123456789');
  const height = document.querySelector('form')?.parentElement?.offsetHeight;
  focus(submit);
  const moves = watchFocus();
  await keyboard('{Enter}');
  await runUntil(() => expect(approved.query()).toBe(document.activeElement));
  expect(moves).toEqual([{ to: approved.element(), isThere: true, isSeen: false }]);
  expect(approved.element().contains(getSelection()?.anchorNode ?? null)).toBe(true);
  await run(400);
  expect(submit.query()).toBeNull();
  expect(approved.element().parentElement?.parentElement?.offsetHeight).toBe(height);
});

it('«Новая заявка» gives the focus to the form before its card leaves', async () => {
  const { store } = await openPage();
  store.dispatch(
    approvalRestored({ sumRub: 30_000, offerUrl: 'https://a.example/', showcaseUrl: null }),
  );
  await runUntil(() => expect(newApplication.query()).toBeVisible());
  focus(newApplication);
  const moves = watchFocus();
  await keyboard('{Enter}');
  await expect.element(slider).toHaveFocus();
  expect(moves).toEqual([{ to: slider.element(), isThere: true, isSeen: false }]);
  await run(400);
  expect(newApplication.query()).toBeNull();
});
