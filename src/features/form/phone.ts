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

/** Finds the number in a text. */
export function parsePhone(input: string): ParsedPhone {
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
 */
export function formatPhone(text: string): string {
  const { national } = parsePhone(text);
  if (national === undefined) return text.slice(0, MAX_LENGTH);
  return national === '' ? PHONE_PREFIX : maskPhone(national);
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

/** `+7 (9XX) XXX-XX-XX` as `79XXXXXXXXX` for the api; empty if incomplete. */
export function toApiPhone(formatted: string): string {
  return isCompletePhone(formatted) ? formatted.replace(/\D/g, '') : '';
}
