/** What only the field of the app needs of a phone number: edits, the caret, messages (section 5). */
import { formatPhone, isCompletePhone, parsePhone } from './phone';
import { PHONE_PREFIX } from './phoneMask';

/** One edit of the field's text: `from` in the text before it, `to` in the text after it. */
interface Edit {
  readonly from: { readonly start: number; readonly end: number };
  readonly to: { readonly start: number; readonly end: number };
  readonly lastValue: string;
}

/** Formats text for the field after an edit by the visitor. */
export function formatEditedPhone(text: string, { from, to, lastValue }: Edit): string {
  // Keyboards may insert a complete number without a paste event: inserted after other digits, it replaces them.
  const inserted = formatPhone(text.slice(to.start, to.end));
  if (to.end === text.length && isCompletePhone(inserted)) return inserted;
  const isDeletion = text.length < lastValue.length;
  const formatted = formatAfter(text, isDeletion);
  const isOneCharacter = from.end - from.start === 1 && lastValue.length - text.length === 1;
  const isSeparatorDeleted = isOneCharacter && formatted === lastValue;
  if (!isSeparatorDeleted || to.start < PHONE_PREFIX.length) return formatted;
  // Android keyboards delete without a Backspace key: else the separator would come back, and the caret stay.
  return formatAfter(
    text.slice(0, to.start).replace(/\d(\D*)$/, '$1') + text.slice(to.start),
    true,
  );
}

/** A deletion removes a lone country code too. */
function formatAfter(text: string, isDeletion: boolean): string {
  const formatted = formatPhone(text);
  return isDeletion && formatted === PHONE_PREFIX ? '' : formatted;
}

/** How many digits an incomplete number lacks. */
export function countMissingDigits(formatted: string): number {
  const digits = formatted.replace(/\D/g, '');
  const national = /^[78]/.test(digits) ? digits.slice(1) : digits;
  return Math.max(1, 10 - national.length);
}

/**
 * Allowed caret positions: beside the digits of a masked number, anywhere in other text.
 *
 * @returns one flag per position, including the end
 */
export function phoneCaretBoundary(formatted: string): boolean[] {
  const isMasked = formatted.startsWith(PHONE_PREFIX) && !parsePhone(formatted).problem;
  const isDigit = (at: number) => /\d/.test(formatted.charAt(at));
  return Array.from(
    { length: formatted.length + 1 },
    (_, position) =>
      !isMasked ||
      position === formatted.length ||
      (position >= PHONE_PREFIX.length && (isDigit(position) || isDigit(position - 1))),
  );
}

/** True for text that is neither a Russian mobile nor the start of one. */
export function isNotRussianMobile(text: string): boolean {
  const { problem = 'missing' } = parsePhone(text);
  return problem !== 'missing';
}
