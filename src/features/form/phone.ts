/**
 * Parses and formats phone numbers (section 5). Masks any notation of a Russian mobile and keeps other text as entered.
 * Never drops a digit to make a number fit: a wrong number that looks right is a lost lead.
 */
import { maskPhone, PHONE_PREFIX } from './phoneMask';

/**
 * - `missing`: empty
 * - `incomplete`: part of a mobile number
 * - `tooManyDigits`: a mobile number with digits after it
 * - `notRussianMobile`: any other number or text
 */
export type PhoneProblem = 'missing' | 'incomplete' | 'tooManyDigits' | 'notRussianMobile';

/** `+7 (9XX) XXX-XX-XX`, complete. */
const COMPLETE = /^\+7 \(9\d{2}\) \d{3}-\d{2}-\d{2}$/;
const NATIONAL_LENGTH = 10;
/** Text of this length is no phone number and is cut: parsing all of it would block the page. */
const MAX_LENGTH = 201;

/** Direction marks, zero-width characters and soft hyphens, often copied with a number. */
const INVISIBLE = /\p{Cf}/gu;

/** «²» and «①»: footnotes, which NFKC would turn into digits. */
const OTHER_NUMBERS = /\p{No}/gu;

/** Separators inside a number. Any other character starts an extension or another number. */
const SEPARATORS = /[\s\p{Pd}\u2212()[\].·/_]/gu;

interface ParsedPhone {
  /** National part: empty, or `9…` with up to ten digits. Neither this nor a problem for a lone `+`. */
  national?: string;
  problem?: PhoneProblem;
}

function parsePhone(input: string): ParsedPhone {
  const text = input.slice(0, MAX_LENGTH);
  const plain = text.replace(OTHER_NUMBERS, '*').normalize('NFKC').replace(INVISIBLE, '');
  // Ignores words before the number («тел.», «Моб:»).
  const compact = plain.replace(/^[^\d+]*/, '').replace(SEPARATORS, '');
  if (compact === '') return { problem: plain.trim() === '' ? 'missing' : 'notRussianMobile' };
  if (compact === '+') return {};
  const [, digits = '', rest = ''] = /^\+?(\d*)(.*)$/su.exec(compact) ?? [];
  const hasCountryCode = /^[+78]/.test(compact);
  const national = hasCountryCode ? digits.slice(1) : digits;
  if (/^\+[^7]/.test(compact) || /^[^9]/.test(national)) return { problem: 'notRussianMobile' };
  // Digits after the cut may belong to the number.
  if (national.length > NATIONAL_LENGTH || text.length === MAX_LENGTH)
    return { problem: 'tooManyDigits' };
  // Words may follow a complete number, digits may not.
  const isTrailingWord = national.length === NATIONAL_LENGTH && !/[\d+]/.test(rest);
  if (rest === '' || isTrailingWord) return { national };
  return { problem: national.length === NATIONAL_LENGTH ? 'tooManyDigits' : 'incomplete' };
}

/**
 * Formats text for the field: masks a complete or partial Russian mobile; returns other text unchanged, cut to 201
 * characters.
 *
 * @param isDeletion true if the edit removed text: then a lone country code is removed too
 */
export function formatPhone(text: string, isDeletion = false): string {
  const { national } = parsePhone(text);
  if (national === undefined) return text.slice(0, MAX_LENGTH);
  if (national === '') return isDeletion ? '' : PHONE_PREFIX;
  return maskPhone(national);
}

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
  const formatted = formatPhone(text, isDeletion);
  const isOneCharacter = from.end - from.start === 1 && lastValue.length - text.length === 1;
  const isSeparatorDeleted = isOneCharacter && formatted === lastValue;
  if (!isSeparatorDeleted || to.start < PHONE_PREFIX.length) return formatted;
  // Android keyboards delete without a Backspace key: else the separator would come back, and the caret stay.
  return formatPhone(
    text.slice(0, to.start).replace(/\d(\D*)$/, '$1') + text.slice(to.start),
    true,
  );
}

/** True for a whole Russian mobile, formatted as `formatPhone` returns it. */
export function isCompletePhone(formatted: string): boolean {
  return COMPLETE.test(formatted);
}

/** The reason why a number is invalid, or null. */
export function findPhoneProblem(formatted: string): PhoneProblem | null {
  if (isCompletePhone(formatted)) return null;
  return parsePhone(formatted).problem ?? 'incomplete';
}

/** How many digits an incomplete number lacks. */
export function countMissingDigits(formatted: string): number {
  const digits = formatted.replace(/\D/g, '');
  const national = /^[78]/.test(digits) ? digits.slice(1) : digits;
  return Math.max(1, NATIONAL_LENGTH - national.length);
}

/** `+7 (9XX) XXX-XX-XX` as `79XXXXXXXXX` for the api; empty if incomplete. */
export function toApiPhone(formatted: string): string {
  return isCompletePhone(formatted) ? formatted.replace(/\D/g, '') : '';
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
