/** Moves what was done before hydration from the document into the store; see `boot/earlyForm.ts`. */
import { flushSync } from 'react-dom';
import type { EarlyForm } from '../boot/earlyForm';
import { readInput } from '../boot/savedInput';
import { API_TIMEOUT_MS } from '../config/constants';
import { acceptChanged, amountChanged, telephoneChanged } from '../features/form/formSlice';
import { formatPhone } from '../features/form/phone';
import { selectIsPageReady } from '../features/page/pageSlice';
import { waitForState } from '../store/waitForState';
import type { AppStore } from './store';

/**
 * Call in the root's first effect: React reports nothing that was typed before hydration, and its next render would
 * overwrite it. The components have subscribed by then and render in the same task, so that no key comes in between.
 * Fields restored by the browser are taken over as well.
 *
 * @param earlyForm null if the form was not open
 */
export function takeOverEarlyForm(
  root: HTMLElement,
  store: AppStore,
  earlyForm: EarlyForm | null,
): void {
  const pressed = earlyForm?.end() ?? null;
  const { telephone, amount, accept } = readInput(root);
  const active = document.activeElement;
  const phone = root.querySelector<HTMLInputElement>('input[name=telephone]');
  const restoreCaret = phone !== null && phone === active ? keepCaret(phone) : () => undefined;
  // After all effects, since those of the fields may still render the prerendered values.
  queueMicrotask(() => {
    flushSync(() => {
      // A running composition is read at its end by the field.
      if (typeof telephone === 'string' && earlyForm?.isComposing !== true) {
        store.dispatch(telephoneChanged(formatPhone(telephone)));
      }
      if (typeof amount === 'string') store.dispatch(amountChanged(Number(amount)));
      if (typeof accept === 'boolean') store.dispatch(acceptChanged(accept));
    });
    restoreCaret();
    if (active instanceof HTMLInputElement && root.contains(active)) {
      // React has not seen the focus.
      active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
  });
  if (pressed === null) return;
  void store.dispatch(waitForState(selectIsPageReady, API_TIMEOUT_MS)).then(() => {
    if (pressed.isConnected) pressed.click();
  });
}

/** Resolves at the end of a running composition, or after this time. */
export function waitForCompositionEnd(earlyForm: EarlyForm, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (!earlyForm.isComposing) resolve();
    document.addEventListener('compositionend', () => resolve(), { once: true });
    setTimeout(resolve, maxMs);
  });
}

/** Returns a function that puts the caret behind the same digits, counted from the end. */
function keepCaret(input: HTMLInputElement): () => void {
  const countDigits = (text: string) => text.replace(/\D/g, '').length;
  const digitsBehind = countDigits(input.value.slice(input.selectionStart ?? undefined));
  return () => {
    let position = input.value.length;
    while (position > 0 && countDigits(input.value.slice(position)) < digitsBehind) position -= 1;
    input.setSelectionRange(position, position);
  };
}
