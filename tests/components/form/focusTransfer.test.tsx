/** The focus arrives before the element that held it leaves: screen readers lose a focus that comes with a removal. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formActions } from '~/features/form/formSlice';
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

/** Notes at each focus whether the element that had it before is still in the document. */
function watchFocus() {
  const moves: { to: EventTarget | null; isLeftThere: boolean }[] = [];
  const listener = ({ target, relatedTarget }: FocusEvent) =>
    moves.push({
      to: target,
      isLeftThere: relatedTarget instanceof Node && relatedTarget.isConnected,
    });
  document.addEventListener('focusin', listener);
  onTestFinished(() => document.removeEventListener('focusin', listener));
  return moves;
}

beforeEach(() => pauseClock());

it.each([
  ['the button of the amount gives it to the field', amountButton, amountField],
  ['«Очистить телефон» gives it to the phone', clearPhone, phone],
])('%s before it leaves', async (_what, control, target) => {
  await openPage();
  await type(phone, '912');
  focus(control);
  const left = control.element();
  const moves = watchFocus();
  await keyboard('{Enter}');
  await run(100);
  await expect.element(target).toHaveFocus();
  expect(moves).toEqual([{ to: target.element(), isLeftThere: true }]);
  // Unseen, and nothing that a pointer could press.
  const unseen = '[style*=clip-path][style*=pointer-events], [style*=clip-path] *';
  await expect.poll(() => left.matches(unseen)).toBe(true);
  await run(400);
  await expect.poll(() => left.isConnected).toBe(false);
});

it('the field of the amount takes what is typed 100 ms after Enter on its button, and gives the focus to the slider on Tab before it leaves', async () => {
  await openPage();
  focus(amountButton);
  await keyboard('{Enter}');
  await run(100);
  await keyboard('50000');
  await expect.element(amountField).toHaveValue('50\u00a0000');
  const moves = watchFocus();
  await keyboard('{Tab}');
  await expect.element(slider).toHaveFocus();
  expect(moves).toEqual([{ to: slider.element(), isLeftThere: true }]);
  await run(0);
  await expect.element(amountField).not.toBeInTheDocument();
});

it('the form gives the focus to «Заявка одобрена» before it leaves, and the caret with it', async () => {
  await openPage();
  await type(phone, '9123456789');
  await expect.element(submit).toBeEnabled();
  const height = document.querySelector('form')?.parentElement?.offsetHeight;
  focus(submit);
  const moves = watchFocus();
  await keyboard('{Enter}');
  await runUntil(() => expect(approved.query()).toBe(document.activeElement));
  expect(moves).toEqual([{ to: approved.element(), isLeftThere: true }]);
  await run(500);
  await expect.element(submit).not.toBeInTheDocument();
  await expect
    .poll(() => approved.element().contains(getSelection()?.anchorNode ?? null))
    .toBe(true);
  expect(approved.element().parentElement?.parentElement?.offsetHeight).toBe(height);
});

async function openRestored(): Promise<void> {
  const { store } = await openPage();
  const offer = { offerUrl: 'https://a.example/', showcaseUrl: null };
  store.dispatch(formActions.approvalRestored({ sumRub: 30_000, ...offer }));
  await runUntil(() => expect(newApplication.query()).toBeVisible());
  focus(newApplication);
}

it('«Новая заявка» gives the focus to the form before its card leaves', async () => {
  await openRestored();
  const moves = watchFocus();
  await keyboard('{Enter}');
  await expect.element(slider).toHaveFocus();
  expect(moves).toEqual([{ to: slider.element(), isLeftThere: true }]);
  await run(400);
  await expect.element(newApplication).not.toBeInTheDocument();
});

it('the card of a new application that is approved before the old card has left takes the focus, without «Новая заявка»', async () => {
  await openRestored();
  const oldCard = newApplication.element().parentElement;
  await keyboard('{Enter}');
  await type(phone, '9123456789{Enter}');
  await expect
    .poll(
      () =>
        document.activeElement?.matches('h2') === true &&
        !oldCard?.contains(document.activeElement),
    )
    .toBe(true);
  await run(400);
  await expect.poll(() => oldCard?.isConnected).toBe(false);
  await expect.element(newApplication).not.toBeInTheDocument();
  await expect.element(approved).toHaveFocus();
});
