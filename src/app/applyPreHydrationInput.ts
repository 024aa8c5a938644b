/** Moves what was done before hydration from the document into the store; see `boot/preHydrationForm.ts`. */
import { flushSync } from 'react-dom';
import { isSubmitDue, setSubmitDue } from '../boot/dueSubmit';
import type { PreHydrationForm } from '../boot/preHydrationForm';
import { readInput } from '../boot/savedInput';
import { takeSavedAmount } from '../boot/savedState';
import { API_TIMEOUT_MS } from '../config/constants';
import {
  acceptChanged,
  amountChanged,
  telephoneChanged,
  telephonePrefilled,
} from '../features/form/formSlice';
import { formatPhone } from '../features/form/phone';
import { selectIsPageReady } from '../features/page/pageSlice';
import { waitForState } from '../store/waitForState';
import type { AppStore } from './store';

/** The form right before hydration. Its elements keep their values if React replaces them. */
export interface PrerenderedForm {
  fields: readonly HTMLInputElement[];
  focused: Element | null;
}

/** Call right before hydration. */
export function findPrerenderedForm(root: HTMLElement): PrerenderedForm {
  return { fields: [...root.querySelectorAll('input')], focused: document.activeElement };
}

/**
 * Call in the root's first layout effect: React reports nothing that was typed before hydration, and its next render
 * would overwrite it. Includes fields that React has replaced because a translator or an extension had changed the page.
 *
 * @param preHydrationForm null if the form was not usable yet
 * @returns a function to call after all effects: restores focus and caret, and repeats the last press
 */
export function applyPreHydrationInput(
  root: HTMLElement,
  store: AppStore,
  preHydrationForm: PreHydrationForm | null,
  { fields, focused }: PrerenderedForm,
): () => void {
  const button = preHydrationForm?.end() ?? null;
  // React may have replaced the submit button; and a submit may date from before an automatic reload.
  const pressed = isSubmitDue() ? root.querySelector<HTMLButtonElement>('[type=submit]') : button;
  setSubmitDue(false);
  const { telephone, amount, accept } = readInput(fields);
  const phone = fields.find(({ name }) => name === 'telephone');
  const prefilledPhone = preHydrationForm?.prefilledPhone ?? '';
  if (telephone !== undefined && telephone === prefilledPhone) {
    store.dispatch(telephonePrefilled(prefilledPhone));
  } else if (typeof telephone === 'string') {
    store.dispatch(telephoneChanged(formatPhone(telephone)));
  } else if (phone?.value === '' && prefilledPhone !== '') {
    store.dispatch(telephoneChanged(''));
  }
  const slider = fields.find(({ name }) => name === 'amount');
  const savedRub = takeSavedAmount();
  if (slider && savedRub !== null && isShownBy(slider, savedRub)) {
    store.dispatch(amountChanged(savedRub));
  } else if (typeof amount === 'string') store.dispatch(amountChanged(Number(amount)));
  if (typeof accept === 'boolean') store.dispatch(acceptChanged(accept));
  return () => {
    const isReplaced = fields.some((field) => !field.isConnected);
    const active = isReplaced ? focused : document.activeElement;
    const restoreCaret = phone !== undefined && phone === active ? captureCaret(phone) : null;
    queueMicrotask(() => {
      // The caret needs the rendered value; React may render in a later microtask than this one.
      flushSync(() => undefined);
      if (!(active instanceof HTMLInputElement) || !fields.includes(active)) return;
      const current = root.querySelector<HTMLInputElement>(`input[name="${active.name}"]`);
      // React has not seen the focus of a field that it has kept.
      if (isReplaced) current?.focus();
      else active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      if (current !== null) restoreCaret?.(current);
    });
    if (pressed === null) return;
    void store.dispatch(waitForState(selectIsPageReady, API_TIMEOUT_MS)).then(() => {
      if (pressed.isConnected) pressed.click();
    });
  };
}

/** True if the slider stands where it would for this amount, which it rounds to its step. */
function isShownBy(slider: HTMLInputElement, amountRub: number): boolean {
  const other = slider.cloneNode() as HTMLInputElement;
  other.value = String(amountRub);
  const isInRange = Number(slider.min) <= amountRub && amountRub <= Number(slider.max);
  return isInRange && other.value === slider.value;
}

/** Resolves at the end of a running composition, or after this time. */
export function waitForCompositionEnd(
  preHydrationForm: PreHydrationForm,
  maxMs: number,
): Promise<void> {
  if (!preHydrationForm.isComposing()) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('compositionend', () => resolve(), { once: true });
    setTimeout(resolve, maxMs);
  });
}

/** Returns a function that puts the caret of a field after the same digits, counted from the end. */
function captureCaret(phone: HTMLInputElement): (field: HTMLInputElement) => void {
  const { value, selectionStart } = phone;
  const countDigits = (text: string) => text.replace(/\D/g, '').length;
  const digitsAfter = countDigits(value.slice(selectionStart ?? undefined));
  return (field) => {
    // A composition may still run in it.
    if (field === phone && field.value === value) return;
    let position = field.value.length;
    while (position > 0 && countDigits(field.value.slice(position)) < digitsAfter) position -= 1;
    field.setSelectionRange(position, position);
  };
}
