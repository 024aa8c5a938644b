/**
 * Parses and formats phone numbers (section 5). Masks any notation of a Russian mobile and keeps other text as entered.
 * Never drops a digit to make a number fit: a wrong number that looks right is a lost lead.
 */

export const PHONE_PREFIX = '+7 (';

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

/** Invisible characters, often copied with a number: direction marks, zero-width characters, soft hyphens. */
const INVISIBLE = /[\s\p{Cf}]/gu;

/** Between the digits of a number: punctuation and symbols, and the frames of «8️⃣». A letter ends the number. */
const SEPARATORS = /(?!\+)[\p{P}\p{S}\p{M}]/gu;

interface ParsedPhone {
  /** National part as far as it was read: empty, or `9…`; undefined where there is no country code yet. */
  national?: string;
  /** Undefined for a number and for the start of one. */
  problem?: PhoneProblem;
}

/** The text with the digits of all scripts as 0 to 9, except «²» and «①»: footnotes, which end a number as letters do. */
export function normalizeDigits(text: string): string {
  return text
    .replace(/\p{No}/gu, 'x')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      // The ten digits of a script stand in a row, and so may two scripts.
      const first = digit.codePointAt(0) ?? 0;
      let code = first;
      while (/\p{Nd}/u.test(String.fromCodePoint(code - 1))) code -= 1;
      return String((first - code) % 10);
    });
}

/** `+7 (9XX) XXX-XX-XX` as far as there are digits: a separator comes with the next one, else it could not be deleted. */
function mask(national: string): string {
  return (PHONE_PREFIX + national)
    .replace(/(\(\d{3})(?=\d)/, '$1) ')
    .replace(/( \d{3})(?=\d)/, '$1-')
    .replace(/(-\d\d)(?=\d)/, '$1-');
}

/** Finds the number in a text. */
export function parsePhone(input: string): ParsedPhone {
  const text = input.slice(0, MAX_LENGTH);
  const visible = normalizeDigits(text).replace(INVISIBLE, '');
  if (visible === '') return { problem: 'missing' };
  // Ignores words before the number («тел.», «Моб:»).
  const compact = visible.replace(SEPARATORS, '').replace(/^[^\d+]+/, '');
  if (compact === '+') return {};
  const [, code = '', digits = '', rest = ''] = /^(\+7?|[78]?)(\d*)(.*)$/su.exec(compact) ?? [];
  if (compact === '' || code === '+' || /^[^9]/.test(digits))
    return { problem: 'notRussianMobile' };
  const parsed = { national: digits };
  const isWhole = digits.length === NATIONAL_LENGTH;
  // Digits after the cut may belong to the number.
  if (digits.length > NATIONAL_LENGTH || text.length === MAX_LENGTH)
    return { ...parsed, problem: 'tooManyDigits' };
  // Words may follow a complete number, digits may not.
  if (rest === '' || (isWhole && !/[\d+]/.test(rest))) return parsed;
  const isOther = isWhole || /(\d\D*){10}/.test(rest);
  return { ...parsed, problem: isOther ? 'tooManyDigits' : 'incomplete' };
}

/**
 * Formats text for the field: masks a complete or partial Russian mobile; returns other text unchanged, cut to 201
 * characters.
 */
export function formatPhone(text: string): string {
  const { national, problem } = parsePhone(text);
  if (problem !== undefined || national === undefined) return text.slice(0, MAX_LENGTH);
  return mask(national);
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

/** How many digits an incomplete number lacks. */
export function countMissingDigits(formatted: string): number {
  return 10 - (parsePhone(formatted).national ?? '').length;
}

/** True for text that is neither a Russian mobile nor the start of one. */
export function isRefusedPhone(text: string): boolean {
  return (parsePhone(text).problem ?? 'missing') !== 'missing';
}
