/** Edits of a phone number, and where the caret may stand (section 5). Pure. */
import type { TextEdit } from '../lib/textEdit';
import { formatPhone, isCompletePhone, normalizeDigits, parsePhone, PHONE_PREFIX } from './phone';

/** Formats text for the field after an edit by the visitor. */
export function formatEditedPhone({
  before,
  text,
  start,
  inserted,
  behind,
  isPasted,
}: TextEdit): string {
  const isBeforeMasked = isMasked(before);
  const plain = normalizeDigits(inserted);
  // A complete number replaces what it is inserted into. Keyboards may insert one without a paste event: then only at
  // the end and with a country code, since it may as well be a part of a longer number.
  const hasOwnCode = /\+\D*[78]/.test(isBeforeMasked ? `+${plain}` : plain);
  if (isPasted || (hasOwnCode && behind === '')) {
    const insertedPhone = formatPhone(inserted);
    if (isCompletePhone(insertedPhone)) return insertedPhone;
  }
  let edited = text;
  const isInPrefix =
    start < PHONE_PREFIX.length && before.length - behind.length <= PHONE_PREFIX.length;
  if (isBeforeMasked && isInPrefix && behind !== '') {
    // In front of the number: its country code once more, or its first digits.
    edited = plain.replace(/\D/g, '') + before.slice(PHONE_PREFIX.length);
    if (parsePhone(edited).problem) edited = PHONE_PREFIX + edited;
  }
  const formatted = formatPhone(edited);
  // A deletion removes a lone country code too.
  return text.length < before.length && formatted === PHONE_PREFIX ? '' : formatted;
}

function isMasked(formatted: string): boolean {
  return formatted.startsWith(PHONE_PREFIX) && !parsePhone(formatted).problem;
}

/**
 * Allowed caret positions: beside the digits of a masked number, anywhere in other text.
 *
 * @returns one flag per position, including the end
 */
export function phoneCaretBoundary(formatted: string): boolean[] {
  const isAnywhere = !isMasked(formatted);
  // Old libraries replace `Array.from` by one that takes no function.
  return `${formatted} `
    .split('')
    .map(
      (_, position) =>
        isAnywhere ||
        (position >= PHONE_PREFIX.length &&
          /\d|\($/.test(formatted.slice(position - 1, position + 1))),
    );
}
