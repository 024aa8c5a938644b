import type { UnknownAction } from '@reduxjs/toolkit';
import { acceptChanged, amountChanged, telephoneChanged } from '../features/form/formSlice';
import { formatPhone } from '../features/form/phone';

/** Actions for values that differ from the prerendered ones: typed before hydration, or restored by the browser. */
export function capturePreHydrationInput(root: HTMLElement): UnknownAction[] {
  return [...root.querySelectorAll('input')].flatMap((input): UnknownAction[] => {
    if (input.name === 'telephone' && input.value !== input.defaultValue) {
      return [telephoneChanged(formatPhone(input.value))];
    }
    if (input.name === 'amount' && input.value !== input.defaultValue) {
      return [amountChanged(input.valueAsNumber)];
    }
    if (input.name === 'accept' && input.checked !== input.defaultChecked) {
      return [acceptChanged(input.checked)];
    }
    return [];
  });
}
