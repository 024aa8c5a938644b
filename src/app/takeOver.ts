/**
 * Takes the form over from the inline script: one way in (`takeOver`), one way out (`CommitForm`). The order is in
 * `src/README.md`, "From the first byte to the answer".
 */
import { flushSync } from 'react-dom';
import type { Landing } from '../boot/landing';
import { API_TIMEOUT_MS } from '../config/constants';
import { selectIsSubmitting } from '../features/form/formSelectors';
import { formActions } from '../features/form/formSlice';
import { sendApplication } from '../features/form/submitApplication';
import { selectIsPageReady } from '../features/page/pageSlice';
import { waitForState } from '../store/waitForState';
import type { AppStore } from './store';

/**
 * Moves the application into the store, restores the focus, and goes on with what was pressed. Call once the components
 * have subscribed to the store: until then the inline script handles what the visitor does. Otherwise they could render
 * a later state first, and leave what the HTML shows wherever that is like what they were hydrated from.
 */
export type CommitForm = (store: AppStore) => void;

/**
 * Takes the form. Hydrate in the same task.
 *
 * @returns null if the form stays with the HTML: then the app must not mount
 */
export function takeOver(root: HTMLElement, landing: Landing): CommitForm | null {
  // Elements keep their values if React replaces them, because a translator or an extension had changed the page.
  const fields = [...root.querySelectorAll('input')];
  const focused = document.activeElement;
  // Last: an exception before it leaves the form with the HTML.
  const handOver = landing.takeForm();
  if (handOver === null) return null;
  return (store) => {
    const { application, pressed } = handOver.end();
    if (application !== null) store.dispatch(formActions.formTakenOver(application));
    restoreFocus(root, fields, focused);
    void store.dispatch(waitForState(selectIsPageReady, API_TIMEOUT_MS)).then(() => {
      if (selectIsSubmitting(store.getState())) void store.dispatch(sendApplication());
      else if (pressed?.isConnected === true) pressed.click();
    });
  };
}

function restoreFocus(
  root: HTMLElement,
  fields: readonly HTMLInputElement[],
  focused: Element | null,
): void {
  if (fields.every((field) => field.isConnected)) {
    const active = document.activeElement;
    // React has not seen the focus of a field that it has kept.
    if (active instanceof HTMLInputElement && fields.includes(active))
      active.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    return;
  }
  queueMicrotask(() => {
    // The caret needs the rendered value; React may render in a later microtask than this one.
    flushSync(() => undefined);
    if (!(focused instanceof HTMLInputElement) || !fields.includes(focused)) return;
    const current = root.querySelector<HTMLInputElement>(`input[name="${focused.name}"]`);
    current?.focus();
    if (focused.type === 'tel')
      current?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  });
}
