import type { UnknownAction } from '@reduxjs/toolkit';
import { acceptChanged, amountChanged, telephoneChanged } from '../features/form/formSlice';
import { formatPhone } from '../features/form/phone';

/**
 * What already stands in the prerendered fields before the app takes them over: filled in by the browser on a reload,
 * or typed. As events, so that it goes the way of all input.
 */
export function takeEarlyInput(root: HTMLElement): UnknownAction[] {
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
