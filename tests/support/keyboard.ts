/** A keyboard for happy-dom: edits a field as a browser does, at the caret that the field's own code has set. */
import { fireEvent } from '@testing-library/react';

function setValue(input: HTMLInputElement, value: string, caret: number): void {
  // Past React, which would take the change for its own.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.setSelectionRange(caret, caret);
}

/** Replaces the selection by a text, in one input event. */
export function insertText(input: HTMLInputElement, text: string, inputType = 'insertText'): void {
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? 0;
  const rest = value.slice(selectionEnd ?? start);
  setValue(input, value.slice(0, start) + text + rest, start + text.length);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType, data: text }));
}

/** Enters a text by one composition, with an input event for each of its stages. */
export function composeText(input: HTMLInputElement, text: string): void {
  const { value, selectionStart, selectionEnd } = input;
  const start = selectionStart ?? 0;
  const rest = value.slice(selectionEnd ?? start);
  fireEvent.compositionStart(input);
  for (let length = 1; length <= text.length; length += 1) {
    const typed = text.slice(0, length);
    setValue(input, value.slice(0, start) + typed + rest, start + length);
    fireEvent(
      input,
      new InputEvent('input', {
        bubbles: true,
        inputType: 'insertCompositionText',
        isComposing: true,
      }),
    );
  }
  fireEvent.compositionEnd(input, { data: text });
}

/** Deletes the selection, or the character before the caret, without a key event, as Android keyboards do. */
export function deleteBackward(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  const end = selectionEnd ?? 0;
  const start = selectionStart === end ? Math.max(0, end - 1) : (selectionStart ?? 0);
  setValue(input, value.slice(0, start) + value.slice(end), start);
  fireEvent(input, new InputEvent('input', { bubbles: true, inputType: 'deleteContentBackward' }));
}
