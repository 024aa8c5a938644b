/**
 * The editor of the phone field, free of React: formats what is typed, pasted, composed or filled in, keeps the caret
 * between the digits. Attached by the inline script, then by the app.
 */
import type { Listeners } from '../lib/listeners';
import { findCaret, findEdit } from '../lib/textEdit';
import { formatPhone } from './phone';
import { formatEditedPhone, phoneCaretBoundary } from './phoneEdit';

/** Set on the input while a composition runs, which the app's editor goes on with. */
export const COMPOSING_ATTRIBUTE = 'data-composing';

interface PhoneEditorOptions {
  /** The text that the owner's state has; the field may have another one, that the browser has restored. */
  readonly text: string;
  /** `isTyped`: by keys, not pasted, dropped or filled in. The text of a running composition counts too. */
  readonly onChange: (text: string, isTyped: boolean) => void;
  /** Called for an undo or redo by the browser. */
  readonly onUndo?: (isRedo: boolean) => void;
  /** While true the text stays as it is. */
  readonly isLocked: () => boolean;
  /** Their end detaches it. */
  readonly listeners: Listeners;
}

export interface PhoneEditor {
  /** Shows a formatted text that did not come from the field. */
  readonly show: (text: string) => void;
  /** Reports a text that was filled in without an event, as some password managers do. */
  readonly readSilentFill: () => void;
}

export function attachPhoneEditor(
  input: HTMLInputElement,
  { text: known, onChange, onUndo, isLocked, listeners: { on } }: PhoneEditorOptions,
): PhoneEditor {
  const isComposing = () => input.hasAttribute(COMPOSING_ATTRIBUTE);
  /** The text that the next edit changes. */
  let shown = known;
  let reported = shown;

  const write = (text: string): void => {
    if (input.value !== text) input.value = text;
    shown = text;
  };
  const report = (text: string, isTyped: boolean): void => {
    if (text === reported) return;
    reported = text;
    onChange(text, isTyped);
  };
  const take = (text: string, isTyped: boolean, caret = text.length): void => {
    write(text);
    // In another field it would take the focus.
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
    report(text, isTyped);
  };
  const readEdit = (isComposed: boolean, inputType = ''): void => {
    if (isLocked()) {
      write(shown);
      return;
    }
    const { value, selectionEnd } = input;
    const typed = { text: value, caret: selectionEnd ?? value.length, isComposed, inputType };
    const first = phoneCaretBoundary(shown).indexOf(true);
    const edit = findEdit(shown, typed, first, formatPhone);
    const text = formatEditedPhone(edit);
    const isWhole = formatPhone(edit.inserted) === text;
    const caret = isWhole ? text.length : findCaret(edit, text, phoneCaretBoundary(text));
    take(text, edit.isTyped, caret);
  };
  const readSilentFill = (): void => {
    const { value } = input;
    if (value === shown || isComposing() || isLocked()) return;
    write(formatPhone(value));
    report(shown, false);
  };

  on(input, ['input'], (event) => {
    // Some password managers send a plain event.
    const inputType = event instanceof InputEvent ? event.inputType : '';
    if (isComposing()) report(formatPhone(input.value), true);
    else if (inputType.startsWith('history')) onUndo?.(inputType.endsWith('Redo'));
    else readEdit(false, inputType);
  });
  on(input, ['compositionstart'], () => input.setAttribute(COMPOSING_ATTRIBUTE, ''));
  // Some engines fire no input event after it, and Firefox for Android none for a deletion that ends it.
  on(input, ['compositionend'], () => {
    input.removeAttribute(COMPOSING_ATTRIBUTE);
    readEdit(true);
  });
  on(input, ['focus', 'blur', 'change'], readSilentFill);
  // In the field itself it would move the caret.
  on(document, ['pointerdown', 'keydown', 'submit'], ({ target }) => {
    if (target !== input) readSilentFill();
  });
  return {
    show(text) {
      // Formatting inside a composition doubles digits.
      if (isComposing()) return;
      write(text);
      reported = text;
    },
    readSilentFill,
  };
}
