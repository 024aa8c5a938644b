/**
 * Takes the form over from the inline script: one way in (`takeOver`), one way out (`commit`). The order is in
 * `src/README.md`, "The hand-over".
 */
import { flushSync } from 'react-dom';
import type { FormHandOver, Landing } from '../boot/landing';
import { readInput } from '../boot/savedState';
import { API_TIMEOUT_MS } from '../config/constants';
import { ACCEPT_NAME } from '../features/consent/consentNames';
import { changeConsent } from '../features/form/changeConsent';
import { amountChanged, telephoneChanged, telephonePrefilled } from '../features/form/formSlice';
import { formatPhone } from '../features/form/phone';
import { selectIsPageReady } from '../features/page/pageSlice';
import { COMPOSING_ATTRIBUTE } from '../lib/composing';
import { waitForState } from '../store/waitForState';
import type { AppStore } from './store';

/** Longest time that the take-over waits for the end of a composition. */
const COMPOSITION_TIMEOUT_MS = 3_000;

/** The form right before hydration. */
export interface TakenForm {
  /**
   * Moves the fields into the store. Call in the root's first layout effect: React reports nothing that was typed before
   * hydration, and its next render would overwrite it.
   *
   * @returns a function to call after all effects: restores the focus and repeats the last press
   */
  readonly commit: (store: AppStore) => () => void;
}

/**
 * Waits for the end of a composition, then takes the form. Hydrate in the same task.
 *
 * @returns null if the form stays with the HTML: then the app must not mount
 */
export async function takeOver(root: HTMLElement, landing: Landing): Promise<TakenForm | null> {
  await waitForCompositionEnd(root);
  // Elements keep their values if React replaces them, because a translator or an extension had changed the page.
  const fields = [...root.querySelectorAll('input')];
  const focused = document.activeElement;
  // Last: an exception before it leaves the form with the HTML.
  const handOver = landing.takeForm();
  if (handOver === null) return null;
  return {
    commit(store) {
      const pressed = handOver.end();
      moveToStore(fields, handOver, store);
      return () => {
        restoreFocus(root, fields, focused);
        if (pressed !== null) repeatPress(root, pressed, store);
      };
    },
  };
}

function waitForCompositionEnd(root: HTMLElement): Promise<void> {
  if (root.querySelector(`[${COMPOSING_ATTRIBUTE}]`) === null) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('compositionend', () => resolve(), { once: true });
    setTimeout(resolve, COMPOSITION_TIMEOUT_MS);
  });
}

/** What differs from the prerendered values was changed by the visitor; a consent may be as it was. */
function moveToStore(
  fields: readonly HTMLInputElement[],
  { prefilledPhone, isAcceptTouched }: FormHandOver,
  { dispatch }: AppStore,
): void {
  const { telephone, amount, [ACCEPT_NAME]: changed } = readInput(fields);
  const accept = isAcceptTouched()
    ? fields.find(({ name }) => name === ACCEPT_NAME)?.checked
    : changed;
  if (telephone === prefilledPhone) dispatch(telephonePrefilled(prefilledPhone));
  else if (typeof telephone === 'string') dispatch(telephoneChanged(formatPhone(telephone)));
  // The visitor has removed the phone of the visit.
  else if (prefilledPhone !== '') dispatch(telephoneChanged(''));
  if (typeof amount === 'string') dispatch(amountChanged(Number(amount)));
  if (typeof accept === 'boolean') dispatch(changeConsent(ACCEPT_NAME, accept));
}

function restoreFocus(
  root: HTMLElement,
  fields: readonly HTMLInputElement[],
  focused: Element | null,
): void {
  const isReplaced = fields.some((field) => !field.isConnected);
  const active = isReplaced ? focused : document.activeElement;
  queueMicrotask(() => {
    // The caret needs the rendered value; React may render in a later microtask than this one.
    flushSync(() => undefined);
    if (!(active instanceof HTMLInputElement) || !fields.includes(active)) return;
    // React has not seen the focus of a field that it has kept.
    if (!isReplaced) {
      active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return;
    }
    const current = root.querySelector<HTMLInputElement>(`input[name="${active.name}"]`);
    current?.focus();
    if (active.type === 'tel')
      current?.setSelectionRange(active.selectionStart, active.selectionEnd);
  });
}

/** A press waits until the page is ready. React may have replaced the submit button, but no other. */
function repeatPress(
  root: HTMLElement,
  pressed: 'submit' | HTMLButtonElement,
  { dispatch }: AppStore,
): void {
  void dispatch(waitForState(selectIsPageReady, API_TIMEOUT_MS)).then(() => {
    const button =
      pressed === 'submit' ? root.querySelector<HTMLElement>('[type=submit]') : pressed;
    if (button?.isConnected === true) button.click();
  });
}
