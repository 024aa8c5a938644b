/**
 * The phone field's reading of what was typed, pasted, filled in or prefilled (section 5). A Russian mobile, however it
 * is written, takes the mask; all else stays as it came and is not valid. No digit is ever skipped or cut off to make
 * a number fit: a wrong number that looks right is a lost lead.
 */

/**
 * - `missing`: nothing there
 * - `incomplete`: a mobile's beginning, or one with something more after it
 * - `foreign`: no Russian mobile
 */
export type PhoneProblem = 'missing' | 'incomplete' | 'foreign';

/** `+7 (9XX) XXX-XX-XX`, complete. */
const COMPLETE = /^\+7 \(9\d{2}\) \d{3}-\d{2}-\d{2}$/;
const PREFIX = '+7 (';
const NATIONAL_LENGTH = 10;

/** Direction marks, zero-width characters, soft hyphens: they come along with a copied number and mean nothing. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What may stand between the digits of one number. Anything else between them begins an extension or another number. */
const SEPARATORS = /[\s\p{Pd}\u2212()[\].·/_]/gu;

type Reading =
  /** The national part as far as it is there: empty, or `9…` with up to ten digits; null after a lone `+`. */
  { national: string | null } | { problem: PhoneProblem };

function readPhone(text: string): Reading {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '');
  // A word before the number («тел.», «Моб:») says nothing about it.
  const compact = plain.replace(/^[^\d+]*/, '').replace(SEPARATORS, '');
  if (compact === '') return { problem: plain.trim() === '' ? 'missing' : 'foreign' };
  const [, plus, digits = '', rest = ''] = /^(\+?)(\d*)(.*)$/su.exec(compact) ?? [];

  if (compact === '+') return { national: null };
  const hasCountryCode = plus === '+' || /^[78]/.test(digits);
  if (plus === '+' && digits !== '' && !digits.startsWith('7')) return { problem: 'foreign' };
  const national = hasCountryCode ? digits.slice(1) : digits;
  if (national !== '' && !national.startsWith('9')) return { problem: 'foreign' };
  if (national.length > NATIONAL_LENGTH) return { problem: 'incomplete' };
  // A word after the whole number may stand there; digits after a word, or a word in an unfinished number, may not.
  const isTrailingWord = national.length === NATIONAL_LENGTH && !/[\d+]/.test(rest);
  return rest === '' || isTrailingWord ? { national } : { problem: 'incomplete' };
}

/**
 * The text as the field shows it: under the mask as far as it goes, or as it came when it is no Russian mobile.
 *
 * @param isDeletion whether the text came about by taking something away: then a lone country code goes too
 */
export function formatPhone(text: string, isDeletion = false): string {
  const reading = readPhone(text);
  if ('problem' in reading) return text;
  const { national } = reading;
  if (national === null) return text;
  if (national === '') return isDeletion ? '' : PREFIX;
  const three = national.slice(3, 6);
  const two = national.slice(6, 8);
  const last = national.slice(8);
  // A bracket or dash comes with the digit after it: one that came earlier could not be deleted.
  return [
    `${PREFIX}${national.slice(0, 3)}`,
    three && `) ${three}`,
    two && `-${two}`,
    last && `-${last}`,
  ].join('');
}

export function isCompletePhone(formatted: string): boolean {
  return COMPLETE.test(formatted);
}

/** Why a number is not accepted; null when it is. */
export function phoneProblem(formatted: string): PhoneProblem | null {
  if (isCompletePhone(formatted)) return null;
  const reading = readPhone(formatted);
  return 'problem' in reading ? reading.problem : 'incomplete';
}

/** `+7 (9XX) XXX-XX-XX` as the service takes it: `79XXXXXXXXX`. Empty when the number is not complete. */
export function toWirePhone(formatted: string): string {
  return isCompletePhone(formatted) ? formatted.replace(/\D/g, '') : '';
}

/**
 * Where the caret may stand: beside a digit of the masked number, anywhere in a text that is none.
 *
 * @returns one entry for each position, the end included
 */
export function phoneCaretBoundary(formatted: string): boolean[] {
  const isMasked = formatted.startsWith(PREFIX) && 'national' in readPhone(formatted);
  const isDigit = (at: number) => /\d/.test(formatted.charAt(at));
  return Array.from(
    { length: formatted.length + 1 },
    (_, position) =>
      !isMasked ||
      position === formatted.length ||
      (position >= PREFIX.length && (isDigit(position) || isDigit(position - 1))),
  );
}

/** Whether a text is left as it came because it is no Russian mobile, nor the beginning of one. */
export function isRefusedPhone(text: string): boolean {
  const reading = readPhone(text);
  return 'problem' in reading && reading.problem !== 'missing';
}
